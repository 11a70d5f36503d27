// The browser's own speech recognition, which its maker may run on servers of its own: asked only where the
// shop allows it (docs/rules/voice.md#who-turns-speech-into-text).

type Alternatives = ArrayLike<{ transcript: string }>;
type Recogniser = EventTarget & {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  start: () => void;
  stop: () => void;
  abort: () => void;
};
type RecognisedEvent = Event & { results: ArrayLike<Alternatives> };
type WithRecognition = {
  [Name in 'SpeechRecognition' | 'webkitSpeechRecognition']?: new () => Recogniser;
};

/** How long the last words may take after the end, in milliseconds. */
const LAST_WORDS_MS = 2000;

export type Recognition = {
  /** Ends it; answers what was said, empty where nothing was understood. Never rejects. */
  stop: () => Promise<string>;
  cancel: () => void;
};

/** Writes down what is said from now on; null where the browser cannot. */
export function recogniseSpeech(): Recognition | null {
  const { SpeechRecognition, webkitSpeechRecognition } = window as WithRecognition;
  const Available = SpeechRecognition ?? webkitSpeechRecognition;
  if (!Available) return null;
  const recogniser = new Available();
  recogniser.lang = 'es-ES';
  recogniser.continuous = true;
  // What is not final when it is stopped is better than nothing.
  recogniser.interimResults = true;
  let text = '';
  recogniser.addEventListener('result', (event) => {
    const { results } = event as RecognisedEvent;
    text = Array.from(results, (said) => said[0]?.transcript ?? '').join(' ');
  });
  // An error is followed by an end.
  const ended = new Promise<void>((resolve) => {
    recogniser.addEventListener('end', () => resolve());
  });
  recogniser.start();
  return {
    stop: async () => {
      recogniser.stop();
      let timer: ReturnType<typeof setTimeout> | undefined;
      const patience = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, LAST_WORDS_MS);
      });
      await Promise.race([ended, patience]);
      clearTimeout(timer);
      return text.trim();
    },
    cancel: () => recogniser.abort(),
  };
}
