// The recorder: idle, listening, processing, success, error (docs/rules/voice.md#the-recorder).
import { useEffect, useRef, useState } from 'react';
import { MAX_RECORDING_SECONDS } from '@brasa/core/voice/recordings.rules.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import type { Dictation, VoiceResult } from '@brasa/core/voice/voice.contract.ts';
import { newKey } from '../browser/api/idempotency-key.ts';
import { recogniseSpeech } from '../browser/microphone/browser-recogniser.ts';
import { recordSpeech, type Recording } from '../browser/microphone/record-speech.ts';
import {
  callFailure,
  isWorthResending,
  LEFT_RECORDING,
  lostOnLeaving,
  microphoneFailure,
  NOT_CONFIGURED,
  NOT_RECORDED,
  SILENCE,
  type RecorderFailure,
} from './recorder-failure.ts';
import { useOrderBySpeech, type SentRecording } from './voice.queries.ts';

export type RecorderState =
  | { status: 'idle' }
  /** `recording` is null until the microphone is open. */
  | { status: 'listening'; recording: Recording | null }
  | { status: 'processing' }
  | { status: 'success'; result: CreatedBySpeech }
  /** `unsent` is what may be sent again as it is. */
  | { status: 'error'; failure: RecorderFailure; unsent: SentRecording | null };

export type CreatedBySpeech = VoiceResult & { order: Order };

const isCreated = (result: VoiceResult): result is CreatedBySpeech => result.order !== null;

const IDLE: RecorderState = { status: 'idle' };
/** Why a recording is dropped that nobody has dropped. */
const LEFT = 'left';
const LONGEST_MS = MAX_RECORDING_SECONDS * 1000;

const failed = (failure: RecorderFailure, unsent: SentRecording | null = null): RecorderState => ({
  ...{ status: 'error', failure, unsent },
});

const afterQuestion = (failure: RecorderFailure | null) => (failure ? failed(failure) : IDLE);

export type Recorder = ReturnType<typeof useRecorder>;

type Options = Pick<Parameters<typeof useOrderBySpeech>[0], 'mutationKey'> & {
  onCreated: (result: CreatedBySpeech) => void;
  /** Whoever dictated has left the desk: neither can be shown there any more. */
  onLeft: (failure: RecorderFailure) => void;
  onAnsweredElsewhere: (result: VoiceResult) => void;
  /** No order has come of it; answers what the recorder says of that, null where somebody else does. */
  onQuestion: (result: VoiceResult) => RecorderFailure | null;
};

export function useRecorder(dictation: Dictation, options: Options) {
  const { mutationKey, onCreated, onQuestion, onLeft, onAnsweredElsewhere } = options;
  const [state, setState] = useState<RecorderState>(IDLE);
  const current = useRef(new AbortController());
  useEffect(() => () => current.current.abort(LEFT), []);
  const hasLeft = () => current.current.signal.reason === LEFT;
  const sending = useOrderBySpeech({
    mutationKey,
    onSuccess: (result) => {
      if (hasLeft()) onAnsweredElsewhere(result);
      else if (isCreated(result)) {
        setState({ status: 'success', result });
        onCreated(result);
      } else setState(afterQuestion(onQuestion(result)));
    },
    onError: (error, sent) => {
      const failure = callFailure(error);
      if (hasLeft()) onLeft(lostOnLeaving(failure));
      else setState(failed(failure, isWorthResending(error) ? sent : null));
    },
  });
  const process = (sent: SentRecording) => {
    setState({ status: 'processing' });
    sending.mutate(sent);
  };
  const close = () => {
    current.current.abort();
    setState(IDLE);
  };
  const record = async (): Promise<void> => {
    if (!dictation.service && !dictation.browser) {
      setState(failed(NOT_CONFIGURED));
      return;
    }
    close();
    const ending = new AbortController();
    current.current = ending;
    const { signal } = ending;
    const listen = (recording: Recording | null) => setState({ status: 'listening', recording });
    listen(null);
    const outcome = await heard(dictation, signal, listen);
    if (signal.reason === LEFT) onLeft(LEFT_RECORDING);
    if (signal.aborted) return;
    if ('failure' in outcome) setState(failed(outcome.failure));
    else process({ ...outcome, key: newKey() });
  };
  return {
    state,
    /** The answer has not come, and the recording is sent again. */
    isRetrying: sending.isRetrying,
    record: () => void record(),
    resend: process,
    /** Drops what is being said, or what has failed. */
    close,
    /** The order is not read back any longer; whatever has been begun since goes on. */
    putAway: (orderId: number) => setState(without(orderId)),
  };
}

const without = (orderId: number) => (state: RecorderState) =>
  state.status === 'success' && state.result.order.id === orderId ? IDLE : state;

type Heard = Omit<SentRecording, 'key'> | { failure: RecorderFailure };

/** What is said until it is stopped; `onListening` is told once the microphone is open. */
async function heard(
  { browser }: Dictation,
  signal: AbortSignal,
  onListening: (recording: Recording) => void,
): Promise<Heard> {
  let recording;
  try {
    recording = await recordSpeech(LONGEST_MS, signal);
  } catch (error) {
    return { failure: microphoneFailure(error) };
  }
  const recognition = browser ? recogniseSpeech() : null;
  signal.addEventListener('abort', () => recognition?.cancel());
  onListening(recording);
  try {
    const file = await recording.file;
    if (recording.hasSpeech() === false) {
      recognition?.cancel();
      return { failure: SILENCE };
    }
    return { file, transcript: (await recognition?.stop()) ?? '' };
  } catch {
    return { failure: NOT_RECORDED };
  }
}
