// The bottom bar of the desk with its drawers, whose code comes when a hand is near them.
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import type { ChickenProducts } from '@brasa/core/settings/read-setting.rules.ts';
import type { Dictation } from '@brasa/core/voice/voice.contract.ts';
import { hasDraft, useRestorableState } from '../../../../browser/forms/cached-draft.ts';
import { BottomBar } from '../../../../dashboard/board/bottom-bar.tsx';
import { KnownCustomer } from '../../../../loyalty/staff/bonus/known-customer.tsx';
import type { Week } from '../../../../orders/pickup/pickup-offer.ts';
import { MANUAL_ENTRY } from '../../../../orders/staff/manual-order/manual-order.queries.ts';
import type { Dictated } from '../../../../orders/staff/manual-order/use-dictated.ts';
import { replaceRefused, useCorrection } from '../outbox/use-correction.ts';
import { useLazySheet } from './use-lazy-sheet.ts';
import { useVoiceOrders } from './use-voice-orders.tsx';

const loadStock = () => import('./stock-and-sales.tsx');
const loadSoldOut = () => import('../../../../catalog/staff/sold-out/sold-out-drawer.tsx');
const loadNewOrder = () => import('../../../../orders/staff/manual-order/manual-order-drawer.tsx');

type DeskToolsProps = {
  chickenProducts: ChickenProducts;
  dictation: Dictation;
  week: Week;
  now: number;
  onEntered: (order: Order) => void;
};

export function DeskTools({ chickenProducts, dictation, week, now, onEntered }: DeskToolsProps) {
  const stock = useLazySheet('stock', loadStock);
  const soldOut = useLazySheet('sold-out', loadSoldOut);
  const newOrder = useNewOrder(onEntered);
  const voice = useVoiceOrders({
    dictation,
    onCreated: onEntered,
    isWriting: newOrder.isOpen,
    onDictated: newOrder.fill,
    onWrite: newOrder.show,
  });
  const fetchAll = () => {
    stock.preload();
    soldOut.preload();
    newOrder.preload();
  };
  return (
    <>
      <BottomBar
        onStock={stock.show}
        onSoldOut={soldOut.show}
        onOrder={newOrder.show}
        onNear={fetchAll}
        {...{ voice }}
      />
      {stock.Sheet && (
        <stock.Sheet
          open={stock.isOpen}
          onOpenChange={stock.setIsOpen}
          chickenProducts={chickenProducts}
        />
      )}
      {soldOut.Sheet && <soldOut.Sheet open={soldOut.isOpen} onOpenChange={soldOut.setIsOpen} />}
      {newOrder.Sheet && (
        <newOrder.Sheet
          {...newOrder.props}
          {...{ chickenProducts, week, now }}
          customerOf={(phone, onName) => <KnownCustomer {...{ phone, onName }} />}
        />
      )}
    </>
  );
}

/** An order that was refused and is being corrected: its place among what waits, and why it was refused. */
type Corrected = { seq: number; note: Dictated['note'] };

/** The form for a new order, which may begin with what was dictated or with an order that was refused. */
function useNewOrder(onEntered: (order: Order) => void) {
  const { isOpen, setIsOpen, ...sheet } = useLazySheet('new-order', loadNewOrder);
  const queryClient = useQueryClient();
  const [dictated, setDictated] = useState<Dictated | null>(null);
  // For as long as the form holds it, also while that is closed: an answer may still be on its way.
  const [corrected, setCorrected] = useRestorableState<Corrected | null>('corrected', null);
  const fill = (filled: Dictated, refused: Corrected | null = null) => {
    setCorrected(refused);
    setDictated(filled);
    sheet.show();
  };
  useCorrection((seq, filled) => fill(filled, { seq, note: filled.note }));
  const props = {
    open: isOpen,
    dictated,
    note: dictated?.note ?? corrected?.note ?? null,
    onTakenBack: () => {
      setDictated(null);
      setCorrected(null);
    },
    onEntered: (order: Order) => {
      onEntered(order);
      if (corrected !== null) void replaceRefused(corrected.seq, order);
      setCorrected(null);
    },
    onOpenChange: (isOpened: boolean) => {
      if (!isOpened) setDictated(null);
      setIsOpen(isOpened);
    },
  };
  const show = () => {
    if (!hasDraft(queryClient, ...MANUAL_ENTRY)) setCorrected(null);
    sheet.show();
  };
  return { ...sheet, show, isOpen, fill: (filled: Dictated) => fill(filled), props };
}
