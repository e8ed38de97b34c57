/** This device's time, updated once a second for the components that show it. */
class Ticking {
  now = $state(Date.now());
  #watchers = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Ticks until the returned function is called. */
  watch(): () => void {
    this.#watchers += 1;
    if (this.#watchers === 1) {
      this.now = Date.now();
      this.#timer = setInterval(() => (this.now = Date.now()), 1000);
    }
    return () => {
      this.#watchers -= 1;
      if (!this.#watchers) clearInterval(this.#timer);
    };
  }
}

export const ticking = new Ticking();
