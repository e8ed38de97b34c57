/** Whether the window is as narrow as a phone's. */
const query = matchMedia("(max-width: 900px)");

class Narrow {
  is = $state(query.matches);

  constructor() {
    query.addEventListener("change", () => (this.is = query.matches));
  }
}

export const narrow = new Narrow();
