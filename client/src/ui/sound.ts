/** Two short tones, made by the browser itself; fetched only where somebody has switched sounds on. */

/** Frequencies in hertz, one after the other. */
const TONES = { turn: [523, 784], message: [880] };
const LENGTH = 0.14;
const LOUDNESS = 0.12;
let context: AudioContext | null = null;

export async function sound(kind: keyof typeof TONES): Promise<void> {
  context ??= new AudioContext();
  // A browser may keep it silent until the user has touched the page; then there is no sound, and no error either.
  if (context.state === "suspended") await context.resume().catch(() => undefined);
  for (const [n, frequency] of TONES[kind].entries()) tone(context, frequency, context.currentTime + n * LENGTH);
}

function tone(on: AudioContext, frequency: number, start: number): void {
  const voice = on.createOscillator();
  const volume = on.createGain();
  voice.type = "sine";
  voice.frequency.value = frequency;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.02);
  volume.gain.linearRampToValueAtTime(0, start + LENGTH);
  voice.connect(volume).connect(on.destination);
  voice.start(start);
  voice.stop(start + LENGTH);
}
