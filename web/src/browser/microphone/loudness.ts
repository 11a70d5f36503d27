// How loud it is at the microphone, for a meter, and whether anybody has spoken at all.

/** How often it is looked at, in milliseconds. */
const LOOK_MS = 50;
const SAMPLES = 2048;
/** Of full scale: a quiet room stays below it, a voice at arm's length is well above. */
const SPEECH = 0.01;
/** A voice lasts longer than a knock; in milliseconds. */
const SHORTEST_SPEECH_MS = 200;
/** What the meter's beginning stands for, in decibels below full scale. */
const QUIETEST_DB = 60;

export type Loudness = {
  /** As a meter shows it, from 0 to 1. */
  level: () => number;
  /** Whether a voice has been heard; null where the browser does not let it be known. */
  hasSpeech: () => boolean | null;
  close: () => void;
};

/** Measures the stream until it is closed. */
export function measureLoudness(stream: MediaStream): Loudness {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = SAMPLES;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(SAMPLES);
  let volume = 0;
  let looks = 0;
  let loud = 0;
  const timer = setInterval(() => {
    // A context that the browser keeps waiting hears nothing, which is no silence.
    if (context.state !== 'running') return;
    analyser.getFloatTimeDomainData(samples);
    volume = rootMeanSquare(samples);
    looks += 1;
    if (volume >= SPEECH) loud += 1;
  }, LOOK_MS);
  return {
    level: () => levelOf(volume),
    hasSpeech: () => (looks === 0 ? null : loud * LOOK_MS >= SHORTEST_SPEECH_MS),
    close: () => {
      clearInterval(timer);
      void context.close();
    },
  };
}

function rootMeanSquare(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return Math.sqrt(sum / samples.length);
}

/** Ears hear in decibels. */
function levelOf(volume: number): number {
  const decibels = 20 * Math.log10(Math.max(volume, 1e-6));
  return Math.min(1, Math.max(0, 1 + decibels / QUIETEST_DB));
}
