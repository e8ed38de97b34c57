/** Whether the window is a phone's, or as narrow as one. */
const query = matchMedia("(max-width: 900px)");

class Narrow {
  is = $state(query.matches);

  constructor() {
    query.addEventListener("change", () => (this.is = query.matches));
  }
}

export const narrow = new Narrow();
