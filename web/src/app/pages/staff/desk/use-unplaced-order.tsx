// A spoken order that is to be completed by hand: the form for a new order goes on with it, or it waits until
// somebody has time for it (docs/rules/voice.md#the-recorder).
import { useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { VoiceResult } from '@brasa/core/voice/voice.contract.ts';
import { hasDraft } from '../../../../browser/forms/cached-draft.ts';
import { MANUAL_ENTRY } from '../../../../orders/staff/manual-order/manual-order.queries.ts';
import type { Dictated } from '../../../../orders/staff/manual-order/use-dictated.ts';
import { hasSheet } from '../../../../ui/overlay/use-covered.ts';
import { toast } from '../../../../ui/toast/toast.ts';
import { HeardPanel, READ_BACK_MS } from '../../../../voice/outcome-panels.tsx';
import { dictatedValues } from './dictated-values.ts';

type UnplacedProps = {
  /** The form for a new order is open. */
  isWriting: boolean;
  onDictated: (dictated: Dictated) => void;
};

type UnplacedOrder = {
  place: (result: VoiceResult) => void;
  /** Null while nothing waits. */
  panel: ReactNode;
};

/** An order that is half written, and a drawer in which somebody is busy, give way only when somebody says so. */
export function useUnplacedOrder({ isWriting, onDictated }: UnplacedProps): UnplacedOrder {
  const queryClient = useQueryClient();
  const [waiting, setWaiting] = useState<VoiceResult | null>(null);
  const isInTheWay = () => hasDraft(queryClient, ...MANUAL_ENTRY);
  const passOn = (result: VoiceResult) => {
    setWaiting(null);
    onDictated(dictatedOf(result, isInTheWay()));
  };
  const letWait = (result: VoiceResult) => {
    setWaiting(result);
    if (!hasSheet()) return;
    toast({ title: result.message, description: WAITING, durationMs: READ_BACK_MS });
  };
  return {
    place: (result) => {
      const isBusy = hasSheet() && !isWriting;
      if (isBusy || isInTheWay()) letWait(result);
      else passOn(result);
    },
    panel: waiting && (
      <HeardPanel
        message={waiting.message}
        isInTheWay={isInTheWay()}
        onUse={() => passOn(waiting)}
        onClose={() => setWaiting(null)}
      />
    ),
  };
}

const WAITING = 'Lo dictado te espera aquí abajo hasta que cierres esto.';

export const understood = (transcription: string) => `Se ha entendido: «${transcription.trim()}»`;

function dictatedOf(
  { extractedData, message, transcription }: VoiceResult,
  isTyped: boolean,
): Dictated {
  return {
    note: { title: message, description: understood(transcription) },
    valuesIn: (offer) => dictatedValues(extractedData, offer),
    replacing: isTyped ? 'Lo dictado está en el pedido' : null,
  };
}
