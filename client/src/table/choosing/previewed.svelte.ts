/** The whole outcome of an option; the server works it out when somebody looks. */
interface Previews {
  preview<V>(action: number): Promise<V | null>;
}

/** The option itself where it is a preview already; otherwise what the server answers, and null until then. */
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
