// The sound of a new order: two struck notes, made by the browser itself, so that there is no file
// to wait for. Browsers let a page sound only after somebody has touched it.

const NOTES = [
  { hertz: 880, at: 0 },
  { hertz: 1318.5, at: 0.16 },
  { hertz: 880, at: 0.42 },
  { hertz: 1318.5, at: 0.58 },
];
const RING_SECONDS = 0.5;
const LOUDNESS = 0.4;

let context: AudioContext | null = null;

function audio(): AudioContext | null {
  if (typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  return context;
}

/** To be called while somebody touches the page. Phones also interrupt a sound that has run before. */
export function armBell(): void {
  const sound = audio();
  if (sound && sound.state !== 'running') void sound.resume().catch(() => undefined);
}

/** Whether the browser keeps the bell silent until the page is touched. */
export function isBellBlocked(): boolean {
  const sound = audio();
  return sound !== null && sound.state !== 'running';
}

export function onBellChange(listener: () => void): () => void {
  const sound = audio();
  sound?.addEventListener('statechange', listener);
  return () => sound?.removeEventListener('statechange', listener);
}

/** Rings once; without a touch before, the browser keeps silent. */
export function ringBell(): void {
  const sound = audio();
  if (sound?.state !== 'running') return;
  for (const { hertz, at } of NOTES) strike(sound, hertz, sound.currentTime + at);
}

function strike(sound: AudioContext, hertz: number, at: number): void {
  const tone = sound.createOscillator();
  const loudness = sound.createGain();
  tone.type = 'triangle';
  tone.frequency.value = hertz;
  loudness.gain.setValueAtTime(0.0001, at);
  loudness.gain.exponentialRampToValueAtTime(LOUDNESS, at + 0.01);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + RING_SECONDS);
  tone.connect(loudness).connect(sound.destination);
  tone.start(at);
  tone.stop(at + RING_SECONDS);
}
