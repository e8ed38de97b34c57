/** What a form does when it is sent, instead of loading another page. */
export const submitting = (send: () => unknown) => (event: SubmitEvent) => {
  event.preventDefault();
  void send();
};
