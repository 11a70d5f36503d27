// Orders that are spoken at the desk: the button of its bar, and what takes the bar's place meanwhile.
import { useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Mic } from 'lucide-react';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import type { Dictation, VoiceResult } from '@brasa/core/voice/voice.contract.ts';
import { invalidate } from '../../../../browser/api/send.ts';
import { armVoice, readAloud, stopReading } from '../../../../browser/device/read-aloud.ts';
import { CHANGED_BY_ORDERS } from '../../../../orders/orders.queries.ts';
import { useOrderAction } from '../../../../orders/staff/drawer/use-order-action.ts';
import type { Dictated } from '../../../../orders/staff/manual-order/use-dictated.ts';
import { MANUAL_ENTRY } from '../../../../orders/staff/manual-order/manual-order.queries.ts';
import { UnpricedNote } from '../../../../orders/staff/unpriced-note.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { toast, toastError } from '../../../../ui/toast/toast.ts';
import { useCovered } from '../../../../ui/overlay/use-covered.ts';
import { hasHeardNothing } from './dictated-values.ts';
import { understood, useUnplacedOrder } from './use-unplaced-order.tsx';
import { nothingUnderstood } from '../../../../voice/recorder-failure.ts';
import { ListeningPanel } from '../../../../voice/listening-panel.tsx';
import { CreatedPanel, FailedPanel, READ_BACK_MS } from '../../../../voice/outcome-panels.tsx';
import { useRecorder, type Recorder } from '../../../../voice/use-recorder.ts';

type VoiceOrdersProps = {
  dictation: Dictation;
  onCreated: (order: Order) => void;
  /** The form for a new order is open. */
  isWriting: boolean;
  /** Something is missing or to be asked: the form for a new order goes on with it. */
  onDictated: (dictated: Dictated) => void;
  /** Somebody would rather type. */
  onWrite: () => void;
};

type VoiceOrders = {
  button: ReactNode;
  /** In place of the bar's buttons; null while there is nothing to show. */
  panel: ReactNode;
  /** What becomes of what was said, while the bar can be used; empty where nothing is under way. */
  status: string;
};

export function useVoiceOrders(props: VoiceOrdersProps): VoiceOrders {
  const { dictation, onCreated, isWriting, onDictated, onWrite } = props;
  const queryClient = useQueryClient();
  const unplaced = useUnplacedOrder({ isWriting, onDictated });
  const recorder = useRecorder(dictation, {
    mutationKey: MANUAL_ENTRY,
    onLeft: ({ title, description }) => toastError(title, description),
    onAnsweredElsewhere: reportElsewhere,
    onCreated: ({ message, order }) => {
      readAloud(message);
      onCreated(order);
      void invalidate(queryClient, ...CHANGED_BY_ORDERS);
    },
    onQuestion: (result) => {
      readAloud(result.message);
      if (hasHeardNothing(result.extractedData)) return nothingUnderstood(result);
      unplaced.place(result);
      return null;
    },
  });
  const { isRetrying, record, close, putAway } = recorder;
  const { status } = recorder.state;
  const undoing = useOrderAction(putAway, false);
  const [isUsed, setIsUsed] = useState(false);
  const start = () => {
    setIsUsed(true);
    armVoice();
    record();
  };
  const write = () => {
    close();
    onWrite();
  };
  // Read out, and gone by itself, only where somebody sees it.
  const isCovered = useCovered() && status !== 'listening';
  const panel = isCovered ? null : (unplaced.panel ?? panelOf(recorder, { start, write, undoing }));
  return {
    button: <VoiceButton isProcessing={status === 'processing'} isBack={isUsed} onPress={start} />,
    panel,
    status: status === 'processing' ? PROCESSING[isRetrying ? 'again' : 'once'] : '',
  };
}

/** For whoever has gone on to another page of the staff. */
function reportElsewhere({ message, transcription, order }: VoiceResult): void {
  readAloud(message);
  toast({
    title: message,
    description: order ? undefined : `${understood(transcription)}. No se ha creado ningún pedido.`,
    tone: order ? 'good' : 'bad',
    durationMs: READ_BACK_MS,
  });
}

type Actions = Record<'start' | 'write', () => void> & {
  undoing: Pick<ReturnType<typeof useOrderAction>, 'act' | 'isUnderWay'>;
};

function panelOf(
  { state, resend, close }: Recorder,
  { start, write, undoing }: Actions,
): ReactNode {
  if (state.status === 'listening') {
    return <ListeningPanel recording={state.recording} onCancel={close} />;
  }
  if (state.status === 'success') {
    const { message, transcription, order } = state.result;
    const takeBack = () => {
      stopReading();
      undoing.act(order, 'cancel');
    };
    return (
      <CreatedPanel
        key={order.id}
        {...{ message, transcription }}
        unpriced={<UnpricedNote details={order.details} lines={order.lines} />}
        isUndoing={undoing.isUnderWay(order)}
        onUndo={takeBack}
        onRecord={start}
        onClose={close}
      />
    );
  }
  if (state.status !== 'error') return null;
  const { failure, unsent } = state;
  const again = unsent && (() => resend(unsent));
  return (
    <FailedPanel
      {...{ failure }}
      onResend={again}
      onRecord={start}
      onWrite={write}
      onClose={close}
    />
  );
}

const PROCESSING = {
  once: 'Procesando el pedido dictado...',
  again: 'Sin conexión: lo dictado se vuelve a enviar',
};

type VoiceButtonProps = {
  isProcessing: boolean;
  /** It has made way for a panel before: the focus that was there comes back to it. */
  isBack: boolean;
  onPress: () => void;
};

function VoiceButton({ isProcessing, isBack, onPress }: VoiceButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const focus = useEffectEvent(() => {
    if (isBack && document.activeElement === document.body) button.current?.focus();
  });
  useLayoutEffect(() => focus(), []);
  return (
    <Button ref={button} variant="secondary" size="large" pending={isProcessing} onClick={onPress}>
      {!isProcessing && <Mic />}
      Voz
    </Button>
  );
}
