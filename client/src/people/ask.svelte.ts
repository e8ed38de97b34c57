/** Runs an action and keeps its error message. */
import { asProblem, problemText } from "$api/problems";
import { announcer } from "$ui/announce.svelte";

export class Asking {
  wrong = $state("");
  news = $state("");

  async do(work: () => Promise<unknown>, said = ""): Promise<boolean> {
    this.wrong = this.news = "";
    try {
      await work();
    } catch (error) {
      this.wrong = problemText(asProblem(error));
      return false;
    }
    this.news = said;
    if (said) announcer.say(said);
    return true;
  }
}
