/** The whole outcome of an option, loaded from the server on demand. */
interface Previews {
  preview<V>(action: number): Promise<V | null>;
}

/** The option itself if it already is a preview; otherwise the server's answer, null until it arrives. */
export function previewed<O extends { id: number }, V extends O>(
  store: Previews,
  option: () => O,
  isWhole: (option: O) => option is V,
): { readonly current: V | null } {
  let found = $state.raw<V | null>(null);
  $effect(() => {
    const asked = option();
    const whole = isWhole(asked) ? asked : null;
    found = whole;
    if (whole) return;
    let wanted = true;
    void store.preview<V>(asked.id).then((answer) => {
      if (wanted) found = answer;
    });
    return () => (wanted = false);
  });
  return {
    get current() {
      return found;
    },
  };
}
