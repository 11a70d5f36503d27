// An edit from the first key to the answer. Somebody else may edit the same order meanwhile
// (use-edit-conflict); nothing that was typed is lost.
import type { Offer } from '@brasa/core/orders/place/basket.rules.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { serverFaults, showFaults } from '../../../browser/forms/server-faults.ts';
import { lazyResolver } from '../../../browser/forms/lazy-resolver.ts';
import { toast, toastError } from '../../../ui/toast/toast.ts';
import { staffFieldOf, type StaffOrderValues } from '../staff-order-values.ts';
import { dishNames, extraFieldOf } from '../extras/extra-lines.ts';
import {
  EDIT_FIELDS,
  editedOrder,
  editPayload,
  editValues,
  requestedEdit,
} from './order-edit-values.ts';
import { orderText, withPointsChange } from '../order-texts.ts';
import { namingDishes } from '../../naming-dishes.ts';
import { followRefusal } from '../follow-refusal.ts';
import { useOvenWarning } from '../oven-warning.ts';
import { changeFailure } from '../transition-failure.ts';
import { useEditConflict } from './use-edit-conflict.ts';
import { usePriceChange } from '../use-price-change.ts';
import { useOrderChange, useTypedOrder, type OrderFormKind } from '../use-order-change.ts';

const contract = lazyResolver(() => import('./order-edit-resolver.ts'));

const isSame = (one: StaffOrderValues, other: StaffOrderValues) =>
  EDIT_FIELDS.every((field) => JSON.stringify(one[field]) === JSON.stringify(other[field]));

function editKind(offer: Offer): OrderFormKind<StaffOrderValues> {
  return {
    kind: 'edit',
    contract,
    isSame,
    valuesOf: (order) => editValues(order, offer.products),
    bodyOf: (values, base) => editPayload(values, base, offer),
    doneText: (saved) => ['Pedido actualizado', withPointsChange(orderText(saved), saved)],
  };
}

/** For whoever has closed the form meanwhile; what was typed waits there. */
const NOT_SAVED = [
  'Otra persona ha cambiado este pedido',
  'Tus cambios no están guardados: abre el pedido y revísalos.',
] as const;

export function useOrderEdit(order: Order, offer: Offer, onDone: () => void) {
  const queryClient = useQueryClient();
  const kind = useMemo(() => editKind(offer), [offer]);
  const typed = useTypedOrder(kind, order);
  const { form } = typed;
  const { base, latest, asked, conflict, resolve, ...conflicts } = useEditConflict(
    form,
    typed.initial,
    offer.products,
  );
  const [refusal, setRefusal] = useState<Error | null>(null);
  const ovenWarning = useOvenWarning(form, { before: base, refusal });
  const overCapacity = ovenWarning !== null;
  const { priceChange, expectedTotal, notePriceChange } = usePriceChange(form);
  const bodyOf: typeof kind.bodyOf = (values, to) => {
    const total = expectedTotal(values, editedOrder(values, to, offer));
    return editPayload(values, to, offer, { overCapacity, expectedTotal: total });
  };
  const change = useOrderChange({ ...kind, bodyOf }, typed, {
    order,
    base: latest,
    asked,
    rebase: conflicts.rebase,
    onSaved: onDone,
    onDiscarded: onDone,
    onRefused: (fault, isMounted) => {
      if (conflicts.noteRefusal(fault)) {
        change.forgetError();
        if (!isMounted) toastError(...NOT_SAVED);
        return;
      }
      followRefusal(queryClient, fault);
      const isPrice = notePriceChange(fault, editedOrder(form.getValues(), latest.current, offer));
      if (isPrice && isMounted) {
        change.forgetError();
        return;
      }
      const values = form.getValues();
      const { lines, plainCount } = requestedEdit(values, latest.current, offer);
      const named = namingDishes(fault, { lines, nameOf: dishNames(values.lines, offer) });
      setRefusal(named);
      toast({ ...changeFailure(named, 'edit'), tone: 'bad' });
      const placeOf = (path: string) => extraFieldOf(path, plainCount) ?? fieldOf(path);
      showFaults(form, serverFaults(named, placeOf), { shouldFocus: false });
    },
    onRemoteChange: conflicts.mergeRemote,
  });
  const { error, storeNow } = change;
  useEffect(() => storeNow(), [storeNow, base, conflict]);
  return {
    ...change,
    base,
    conflict,
    resolve,
    ovenWarning,
    priceChange,
    failure: error && changeFailure(refusal ?? error, 'edit'),
  };
}

const fieldOf = (path: string) => (path === 'pickupTime' ? 'pickupDay' : staffFieldOf(path));
