/** Handles a form's submission without loading another page. */
export const submitting = (send: () => unknown) => (event: SubmitEvent) => {
  event.preventDefault();
  void send();
};
