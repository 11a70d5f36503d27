// What is said aloud by the device itself: a voice that its maker's servers would speak hears of customers.

const LANGUAGE = 'es';

/** Null in a browser without voices. */
function speech(): SpeechSynthesis | null {
  return typeof speechSynthesis === 'undefined' ? null : speechSynthesis;
}

/** Nobody listens any more, or somebody speaks. */
export function stopReading(): void {
  speech()?.cancel();
}

/** Some browsers load their voices when they are first asked for, and speak only once a tap has begun it. */
export function armVoice(): void {
  const voices = speech();
  if (!voices) return;
  voices.getVoices();
  // The microphone would hear it.
  stopReading();
  voices.speak(new SpeechSynthesisUtterance(''));
}

/** Says it in place of what is being said; silent where the device has no Spanish voice of its own. */
export function readAloud(text: string): void {
  const voices = speech();
  const spanish = voices
    ?.getVoices()
    .filter(({ lang, localService }) => localService && lang.startsWith(LANGUAGE));
  const voice = spanish?.find(({ lang }) => lang === 'es-ES') ?? spanish?.[0];
  if (!voices || !voice) return;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  voices.cancel();
  voices.speak(utterance);
}
