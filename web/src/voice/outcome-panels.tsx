// What has become of what was dictated.
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { Check, Mic } from 'lucide-react';
import { Button } from '../ui/button/button.tsx';
import type { RecorderFailure } from './recorder-failure.ts';
import { FocusedButton, PanelText, RecorderPanel } from './recorder-panel.tsx';

/** How long an order is read back, in milliseconds. */
export const READ_BACK_MS = 10_000;

type CreatedProps = {
  message: string;
  /** Empty where it is not known any more. */
  transcription: string;
  /** What of it has no price; no element where all has one. */
  unpriced: ReactNode;
  /** It is being taken back: the panel stays until that is known. */
  isUndoing: boolean;
  onUndo: () => void;
  onRecord: () => void;
  onClose: () => void;
};

/** The order read back, with the words as they were heard. It leaves by itself; the order's drawer cancels it later. */
export function CreatedPanel(props: CreatedProps) {
  const { message, transcription, unpriced, isUndoing, onUndo, onRecord, onClose } = props;
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    if (isUndoing) return;
    const timer = setTimeout(leave, READ_BACK_MS);
    return () => clearTimeout(timer);
  }, [isUndoing]);
  return (
    <RecorderPanel onClose={onClose}>
      <PanelText onClose={onClose}>
        <Check className="mt-1 size-7 shrink-0 text-good" />
        <div role="alert" className="min-w-0 grow">
          <p className="text-lg leading-snug font-semibold wrap-anywhere">{message}</p>
          {unpriced}
          {transcription.trim() !== '' && (
            <p className="text-ink-soft wrap-anywhere">«{transcription.trim()}»</p>
          )}
        </div>
      </PanelText>
      <div className="flex flex-wrap gap-2.5 *:grow *:basis-0 *:px-3!">
        <Button variant="secondary" size="large" pending={isUndoing} onClick={onUndo}>
          Deshacer
        </Button>
        <FocusedButton onClick={onRecord}>
          <Mic className="size-5" />
          Otro
        </FocusedButton>
      </div>
    </RecorderPanel>
  );
}

type FailedProps = {
  failure: RecorderFailure;
  /** The recording is still there, to be sent again. */
  onResend: (() => void) | null;
  onRecord: () => void;
  onWrite: () => void;
  onClose: () => void;
};

export function FailedPanel({ failure, onResend, onRecord, onWrite, onClose }: FailedProps) {
  return (
    <RecorderPanel onClose={onClose}>
      <PanelText onClose={onClose}>
        <Notice look="border-bad bg-bad-surface">
          <p className="font-semibold">{failure.title}</p>
          <p className="wrap-anywhere">{failure.description}</p>
        </Notice>
      </PanelText>
      <div className="flex flex-wrap gap-2.5 *:grow *:px-3!">
        {onResend ? (
          <FocusedButton onClick={onResend}>Enviar otra vez</FocusedButton>
        ) : (
          <FocusedButton onClick={onRecord}>
            <Mic className="size-5" />
            Hablar otra vez
          </FocusedButton>
        )}
        <Button variant="secondary" size="large" onClick={onWrite}>
          Escribir
        </Button>
      </div>
    </RecorderPanel>
  );
}

type HeardProps = {
  message: string;
  /** An order has been begun by hand, whose place it would take. */
  isInTheWay: boolean;
  onUse: () => void;
  onClose: () => void;
};

/** What was dictated waits to be completed by hand. */
export function HeardPanel({ message, isInTheWay, onUse, onClose }: HeardProps) {
  return (
    <RecorderPanel onClose={onClose}>
      <PanelText onClose={onClose}>
        <Notice look="border-glow bg-warn-surface">
          <p className="wrap-anywhere">{message}</p>
          {isInTheWay && <p className="font-semibold">Ya hay un pedido a medio escribir.</p>}
        </Notice>
      </PanelText>
      <div className="flex flex-wrap gap-2.5 *:grow *:px-3!">
        <FocusedButton onClick={onUse}>Usar lo dictado</FocusedButton>
        <Button variant="secondary" size="large" onClick={onClose}>
          Dejarlo
        </Button>
      </div>
    </RecorderPanel>
  );
}

function Notice({ look, children }: { look: string; children: ReactNode }) {
  return (
    <div role="alert" className={`min-w-0 grow rounded border-l-4 px-4 py-2.5 ${look}`}>
      {children}
    </div>
  );
}
