// The order form's life: proposed, filled in, sent, empty again.
// See docs/rules/orders.md#order-form.
import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useNavigate, type NavigateFunction } from 'react-router';
import { orderPagePath } from '@brasa/core/orders/page/order-page.rules.ts';
import { madridClock, madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import {
  onMenu,
  requestedLines,
  sumOf,
  withoutOrdered,
  type Offer,
  type Sum,
} from '@brasa/core/orders/place/basket.rules.ts';
import { ApiError, hasCode } from '../../browser/api/api-error.ts';
import { lazyResolver, usePreloadedContract } from '../../browser/forms/lazy-resolver.ts';
import { serverFaults, showFaults } from '../../browser/forms/server-faults.ts';
import { toast, type ToastRequest } from '../../ui/toast/toast.ts';
import { forgetOrder, isOrderUnanswered } from './unanswered-order.ts';
import { orderFailure, refusedFieldFailure, type OrderFailure } from './order-failure.ts';
import { useLostOrder } from './use-lost-order.ts';
import { basketOf, emptyOrder, fieldOfPath, type OrderFormValues } from './order-form-values.ts';
import { useProposedContact, type OwnContact } from './proposed-contact.ts';
import { useFollowedProposal, useStoredDraft } from './followed-proposal.ts';
import type { JustPlaced } from './placed-order.ts';
import { priceChangeOf } from '../price-change.ts';
import { isPickupRefused } from './order-refusal.ts';
import type { NearestOffer } from './pick-up/nearest-pickups.tsx';
import { tooManyText } from './food/too-many-chickens.tsx';
import { NOT_REFUSED, usePickupChoice, type Ordered, type Refused } from './use-pickup-choice.ts';
import {
  useCreateOrder,
  useOrderTaken,
  type PlacedAnswer,
  type SentOrder,
} from '../orders.queries.ts';
import { fullSlotOf } from '../pickup/slot-refusal.ts';
import { useBasketInForm } from '../basket/use-basket-in-form.ts';
import { changeBasket, useBasket } from '../basket/basket-store.ts';
import { tellOrdered, useOrderedElsewhere } from '../basket/ordered-elsewhere.ts';

type Form = UseFormReturn<OrderFormValues>;

const ORDER_FORM = '/encargar';

const contract = lazyResolver(() => import('./order-form-resolver.ts'));

type Events = {
  onPlaced: (order: JustPlaced) => void;
  /** The server wants to know who it is; never for a plain customer's order. */
  onLoginRequired: () => void;
};

/** `own` is of who is signed in; null where it is not known, too. */
export function useOrderForm(ordered: Ordered, own: OwnContact | null, events: Events) {
  const { now, week, offer } = ordered;
  const form = useForm<OrderFormValues>({
    resolver: contract.resolver,
    defaultValues: emptyOrder(now),
  });
  usePreloadedContract(form, contract);
  const basket = useBasketInForm(form);
  const [refused, setRefused] = useState(NOT_REFUSED);
  const choice = usePickupChoice(form, basket, ordered, refused);
  const { first, slots } = choice;
  const proposal = { now, week, offer, first, slots };
  const dropDraft = useStoredDraft(form, proposal);
  // After what was typed before a reload.
  useProposedContact(form, own, now !== null);
  const { send, create, isWaitingForMenu } = useSending(form, ordered, dropDraft, {
    ...events,
    onRefused: setRefused,
  });
  const { isSending } = create;
  const movedTime = useFollowedProposal(form, { ...proposal, isSending });
  useBasketOnMenu(form, offer, isSending);
  const lost = useLostOrder(form, offer, now !== null && !isSending && create.error === null);

  return {
    form,
    basket,
    choice,
    /** What to say of a time that has changed by itself. */
    movedTime,
    submit: form.handleSubmit(send, () => create.reset()),
    isPending: isSending || isWaitingForMenu,
    isOrderedElsewhere: useOrderedElsewhere(basket),
    faults: {
      failure: failureOf(create.error) ?? lost,
      /** What a field says of the refusal, which needs no saying above the form. */
      saidAtField: isPickupRefused(create.error) ? create.error.message : null,
      /** Nothing but the shop's telephone is left. */
      isForPhone: FOR_PHONE.some((code) => hasCode(create.error, code)),
      /** What costs something else than the form said when it was sent. */
      changed: priceChangeOf(create.error, sumSent(create.variables)?.lines),
    },
    /** Where there is room, in place of a time that was full. */
    nearest: nearestOf(create.error, create.variables),
    choosePickup: (pickup: number) => {
      form.setValue('pickupDay', madridDay(pickup), { shouldDirty: true });
      form.setValue('selectedTime', madridClock(pickup), { shouldDirty: true });
      form.clearErrors('selectedTime');
      create.reset();
      form.setFocus('selectedTime');
    },
  };
}

const FOR_PHONE = ['PHONE_LIMIT_REACHED', 'TOO_MANY_ATTEMPTS'] as const;

/** A pause says itself, for as long as it lasts; a field what it was refused for, the times what they are too few for. */
function isSaidElsewhere(error: Error): boolean {
  const codes = ['ORDER_LARGER_THAN_SLOT', 'DAY_FULL', 'ORDERING_PAUSED'] as const;
  return isPickupRefused(error) || codes.some((code) => hasCode(error, code));
}

const failureOf = (error: Error | null): OrderFailure | null =>
  error && !isSaidElsewhere(error) ? orderFailure(error) : null;

function nearestOf(error: Error | null, sent: SentOrder | undefined): NearestOffer | null {
  const { nearest = [] } = fullSlotOf(error) ?? {};
  if (!sent || nearest.length === 0) return null;
  const { pickupDay, selectedTime } = sent.values;
  return { of: { pickupDay, selectedTime }, pickups: nearest.map((at) => Date.parse(at)) };
}

type SendingEvents = Events & { onRefused: (refused: Refused) => void };

/** With the way to the order for who looks at another page by now: there is no confirmation. */
function takenMessage({ order, hasChanged }: PlacedAnswer, go: NavigateFunction): ToastRequest {
  const said = hasChanged
    ? { title: 'Tu pedido ya había llegado', description: 'Así está ahora.' }
    : {
        title: 'Pedido realizado',
        description: 'Tu pedido ha sido registrado correctamente',
        tone: 'good' as const,
      };
  const { code } = order ?? {};
  if (!code || window.location.pathname === ORDER_FORM) return said;
  return {
    ...said,
    action: { label: 'Ver mi pedido', onSelect: () => void go(orderPagePath(code)) },
  };
}

/** An order that has been taken is shown in place of the form; one that has become another since, on its page. */
function useShownWhenTaken(onPlaced: Events['onPlaced']): void {
  const navigate = useNavigate();
  useOrderTaken(({ values, offer: chosenOf }, { key, order, hasChanged }) => {
    if (hasChanged && order?.code) {
      void navigate(orderPagePath(order.code));
      return;
    }
    const sum = chosenOf && sumOf(basketOf(values), chosenOf);
    onPlaced({ values, sum, key, id: order?.id, code: order?.code });
  });
}

/** Sends what the form holds, once at a time, and says what became of it. */
function useSending(
  form: Form,
  ordered: Ordered,
  dropDraft: () => void,
  { onPlaced, onLoginRequired, onRefused }: SendingEvents,
) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const create = useCreateOrder({
    onSuccess: (answer, { values }) => {
      toast(takenMessage(answer, navigate));
      // Which empties the form, unless it is somebody else's by now.
      if (!forgetOrder(queryClient, answer.key)) return;
      dropDraft();
      changeBasket((before) => withoutOrdered(before, basketOf(values)));
      tellOrdered(answer.key);
    },
    onError: (error) => {
      const failure = isPickupRefused(error) ? refusedFieldFailure(error) : orderFailure(error);
      toast({ ...failure, tone: 'bad' });
    },
  });

  useShownWhenTaken(onPlaced);

  const { offerFor, isWaitingForMenu } = useOfferInTime(ordered);

  const send = async (values: OrderFormValues) => {
    if (create.isSendingNow()) return;
    const offer = await offerFor(values);
    if (create.isSendingNow()) return;
    const message = refusal(values, offer);
    if (message !== null) {
      showFaults(form, [{ field: 'quantity', message }]);
      return;
    }
    const sent = { values, offer };
    onRefused(NOT_REFUSED);
    create.mutate(sent, {
      // This concerns only the form that has sent it; TanStack drops it with that.
      onError: (error) => {
        markFaultyFields(form, error, values);
        const refused = refusedFor(error, sent);
        if (refused !== null) {
          onRefused(refused);
          form.setFocus(refused.fullDay === null ? 'selectedTime' : 'pickupDay');
        }
        if (error instanceof ApiError && error.status === 401) onLoginRequired();
      },
    });
  };

  return { send, create, isWaitingForMenu };
}

/** A refusal that the times of the day say in their place; null for any other. */
function refusedFor(error: Error, sent: SentOrder): Refused | null {
  if (hasCode(error, 'DAY_FULL')) return { ...NOT_REFUSED, fullDay: sent.values.pickupDay };
  if (!hasCode(error, 'ORDER_LARGER_THAN_SLOT')) return null;
  const tooLarge = sumSent(sent)?.chickens ?? basketOf(sent.values).chickens;
  return { ...NOT_REFUSED, tooLarge };
}

/** What an order is put together from, once it is there: on a slow line somebody may be ready before the menu is. */
function useOfferInTime({ offer, loadOffer }: Ordered) {
  const [isWaitingForMenu, setWaitingForMenu] = useState(false);
  const offerFor = async ({ lines }: OrderFormValues) => {
    if (offer !== null || lines.length === 0) return offer;
    setWaitingForMenu(true);
    const loaded = await loadOffer();
    setWaitingForMenu(false);
    return loaded;
  };
  return { offerFor, isWaitingForMenu };
}

const CHICKENS_APART =
  'Ahora mismo los pollos se encargan aparte: deja el pedido sin pollos o sin lo demás';
const NO_MENU =
  'No se ha podido cargar la carta, y tu pedido lleva algo de ella. Inténtalo de nuevo.';

function sumSent(sent: SentOrder | undefined): Sum | null {
  return sent?.offer ? sumOf(basketOf(sent.values), sent.offer) : null;
}

/** Why it cannot be sent as it is. */
function refusal(values: OrderFormValues, offer: Offer | null): string | null {
  if (!offer) return values.lines.length > 0 ? NO_MENU : null;
  const sum = sumOf(basketOf(values), offer);
  return isUnpriced(values, offer) ? CHICKENS_APART : sum && tooManyText(sum.chickens);
}

/** Chickens whose price the menu does not say cannot stand beside anything else. */
function isUnpriced(values: OrderFormValues, offer: Offer): boolean {
  return values.lines.length > 0 && requestedLines(basketOf(values), offer) === null;
}

/**
 * What has left the menu leaves the order, and that is said: nobody could take it out. An order that has
 * gone out stays as it is.
 */
function useBasketOnMenu(form: Form, offer: Offer | null, isSending: boolean): void {
  const queryClient = useQueryClient();
  const basket = useBasket();
  const names = useRef(new Map<number, string>());
  useEffect(() => {
    for (const { id, name } of offer?.menu.values() ?? []) names.current.set(id, name);
    // Looked at again with the answer: the menu may have lost it before that came.
    if (isSending || !offer || onMenu(basket, offer) === basket) return;
    if (isOrderUnanswered(queryClient, form.getValues(), offer)) return;
    const gone = basket.lines.filter(({ productId }) => !offer.menu.has(productId));
    changeBasket((before) => onMenu(before, offer));
    toast({
      title: 'Algo de tu pedido ya no está en la carta',
      description: goneText(gone.map(({ productId }) => names.current.get(productId))),
    });
  }, [form, queryClient, basket, offer, isSending]);
}

/** Refusals that are the day's, at whatever hour. */
const OF_THE_DAY = ['PICKUP_DAY_CLOSED', 'PICKUP_TOO_FAR_AHEAD'] as const;

function pickupFieldOf(error: ApiError, values: OrderFormValues) {
  const isOfDay = OF_THE_DAY.some((code) => hasCode(error, code));
  return isOfDay ? 'pickupDay' : fieldOfPath('pickupTime', values);
}

/** Of what was chosen on an earlier day nobody knows the name any more. */
function goneText(names: readonly (string | undefined)[]): string {
  const what = names.includes(undefined)
    ? 'Lo hemos quitado'
    : `Hemos quitado: ${names.join(', ')}`;
  return `${what}. Lo demás sigue como estaba.`;
}

function markFaultyFields(form: Form, error: Error, values: OrderFormValues) {
  const fieldOf = (path: string) => fieldOfPath(path, values);
  const whole = isPickupRefused(error) ? pickupFieldOf(error, values) : undefined;
  const faults = whole ? [{ field: whole, message: error.message }] : serverFaults(error, fieldOf);
  showFaults(form, faults);
}
