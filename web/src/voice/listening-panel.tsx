import { Mic, Square } from 'lucide-react';
import { MAX_RECORDING_SECONDS } from '@brasa/core/voice/recordings.rules.ts';
import { useNow } from '../browser/device/use-now.ts';
import type { Recording } from '../browser/microphone/record-speech.ts';
import { Button } from '../ui/button/button.tsx';
import { LevelMeter } from './level-meter.tsx';
import { FocusedButton, RecorderPanel } from './recorder-panel.tsx';

const TICK_MS = 250;
/** After so much silence somebody is told that nothing is heard. */
const NOTHING_HEARD_AFTER_S = 5;

type ListeningProps = { recording: Recording | null; onCancel: () => void };

/** One large button, for an elbow. */
export function ListeningPanel({ recording, onCancel }: ListeningProps) {
  return (
    <RecorderPanel onClose={onCancel}>
      {recording ? (
        <Running recording={recording} />
      ) : (
        <p role="status" className="font-semibold">
          Abriendo el micrófono… Si el navegador pregunta, permítelo.
        </p>
      )}
      <div className="flex flex-wrap gap-2.5">
        <FocusedButton
          className="min-h-20 grow text-xl! short:min-h-12!"
          aria-disabled={recording === null}
          onClick={() => recording?.stop()}
        >
          <Square className="size-6 fill-current" />
          Parar
        </FocusedButton>
        <Button
          variant="secondary"
          size="large"
          className="min-h-20 px-4! short:min-h-12!"
          onClick={onCancel}
        >
          Cancelar
        </Button>
      </div>
    </RecorderPanel>
  );
}

function Running({ recording }: { recording: Recording }) {
  // The first tick may be older than the recording.
  const seconds = Math.ceil((recording.endsAt - useNow(TICK_MS)) / 1000);
  const left = Math.min(MAX_RECORDING_SECONDS, Math.max(0, seconds));
  const isUnheard =
    left <= MAX_RECORDING_SECONDS - NOTHING_HEARD_AFTER_S && recording.hasSpeech() === false;
  return (
    <>
      <p role="status" className="text-balance">
        {isUnheard ? (
          <strong>No se oye nada. Acércate al micrófono.</strong>
        ) : (
          <>
            <strong>Te escucho.</strong> Por ejemplo: «dos pollos y medio para María a las dos y
            media»
          </>
        )}
      </p>
      <div className="flex items-center gap-3">
        <Mic className="size-6 shrink-0 text-action" />
        <LevelMeter level={recording.level} />
        <span role="timer" className="min-w-12 text-right text-xl font-semibold tabular-nums">
          0:{String(left).padStart(2, '0')}
        </span>
      </div>
    </>
  );
}
