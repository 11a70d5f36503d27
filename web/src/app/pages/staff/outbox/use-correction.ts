// An order that the server has refused, back in the form for a new one.
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useQueryClient } from '@tanstack/react-query';
import { listProducts, readCatalog } from '@brasa/core/catalog/catalog.calls.ts';
import { menuOf } from '@brasa/core/catalog/menu-item.rules.ts';
import { madridClock, madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import type { Offer } from '@brasa/core/orders/place/basket.rules.ts';
import { readLine } from '@brasa/core/orders/lines/order-line-wire.rules.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import type { Body } from '@brasa/core/orders/change/read-body.rules.ts';
import { queuedOrderOf } from '@brasa/core/orders/queued-order.rules.ts';
import { invalidate, queryOf } from '../../../../browser/api/send.ts';
import { hasDraft } from '../../../../browser/forms/cached-draft.ts';
import type { OutboxEntry } from '../../../../browser/outbox/outbox-entry.ts';
import { listEntries, settleDone, withOutbox } from '../../../../browser/outbox/outbox-store.ts';
import { orderedAgain } from '../../../../orders/staff/extras/extra-lines.ts';
import { MANUAL_ENTRY } from '../../../../orders/staff/manual-order/manual-order.queries.ts';
import type { Dictated } from '../../../../orders/staff/manual-order/use-dictated.ts';
import type { StaffOrderValues } from '../../../../orders/staff/staff-order-values.ts';

type RefusedOrder = Extract<OutboxEntry, { call: 'createOrder' }>;

/** What an address says that leads to the correction. */
type CorrectionState = { corrected: RefusedOrder };

export const correctionOf = (entry: RefusedOrder): CorrectionState => ({ corrected: entry });

/** Calls back once for an order that is to be corrected, with what the form is to hold. */
export function useCorrection(onCorrection: (seq: number, filled: Dictated) => void): void {
  const { state, pathname } = useLocation() as { state: CorrectionState | null; pathname: string };
  const navigate = useNavigate();
  const corrected = state?.corrected;
  const queryClient = useQueryClient();
  const begin = useEffectEvent(async (entry: RefusedOrder) => {
    const catalog = await queryClient.query(queryOf(readCatalog)).catch(() => null);
    const all = menuOf(catalog?.products ?? []);
    // The form says of a line that it has left the menu: the menu of now.
    void invalidate(queryClient, listProducts);
    onCorrection(entry.seq, {
      note: { title: 'Pedido por corregir', description: entry.refusal?.message ?? '' },
      valuesIn: (offer) => valuesOf(entry, { ...offer, menu: new Map([...all, ...offer.menu]) }),
      replacing: hasDraft(queryClient, ...MANUAL_ENTRY) ? 'El pedido por corregir está aquí' : null,
    });
    // Coming back to this address begins nothing anew.
    void navigate(pathname, { replace: true, state: null });
  });
  useEffect(() => {
    if (corrected) void begin(corrected);
  }, [corrected]);
}

/** What the refused order was is that order now: what was done with it goes on. */
export async function replaceRefused(seq: number, order: Order): Promise<void> {
  await withOutbox(async (outbox) => {
    const refused = (await listEntries(outbox)).find((entry) => entry.seq === seq);
    if (refused) await settleDone(outbox, refused, order);
  });
}

/** Without what nobody knows any more; what has left the menu stays in the form, which says so. */
function withinMenu(body: Body, { menu }: Offer): Body {
  const { lines } = body;
  if (!Array.isArray(lines)) return body;
  const isThere = ({ productId }: { productId: number }) => menu.has(productId);
  return { ...body, lines: (lines as { productId: number }[]).filter(isThere) };
}

function valuesOf({ body, madeAt }: RefusedOrder, offer: Offer): StaffOrderValues {
  const order = queuedOrderOf(0, withinMenu(body, offer), { madeAt, offer });
  const { chickens, extras } = orderedAgain(order.lines.map(readLine), offer);
  const plain = order.lines.length > 0 ? chickens : tenths(Number(order.quantity) * 10);
  const pickup = Date.parse(order.pickupTime);
  return {
    customerName: order.customerName,
    customerPhone: order.customerPhone ?? '',
    customerEmail: order.customerEmail ?? '',
    quantity: String(plain / 10),
    lines: extras,
    details: typeof body['details'] === 'string' ? body['details'] : '',
    note: '',
    pickupDay: madridDay(pickup),
    pickupClock: madridClock(pickup),
  };
}
