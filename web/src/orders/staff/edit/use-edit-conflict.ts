// Two people at one order: what only the other one has changed is taken over, what both have changed
// is asked about, nothing is lost.
import type { UseFormReturn } from 'react-hook-form';
import type { ChickenProducts } from '@brasa/core/settings/read-setting.rules.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { editsOf } from '../../../browser/forms/merged-edits.ts';
import { useSharedEdit } from '../../../browser/forms/use-shared-edit.ts';
import type { StaffOrderField, StaffOrderFields, StaffOrderValues } from '../staff-order-values.ts';
import { editValues } from './order-edit-values.ts';

type MergedFields = {
  taken: StaffOrderField[];
  contested: StaffOrderField[];
};

export type OrderConflict = { current: Order } & MergedFields;

const { changedFields, mergeEdits } = editsOf((values: StaffOrderFields) => values);

/** `initial` is the order that the form was filled from. */
export function useEditConflict(
  form: UseFormReturn<StaffOrderValues>,
  initial: Order,
  products: ChickenProducts,
) {
  const merge = (seen: Order, current: Order): MergedFields => {
    const [was, now, mine] = [
      editValues(seen, products),
      editValues(current, products),
      form.getValues(),
    ];
    const { theirs } = mergeEdits(was, mine, now);
    const touched = changedFields(was, mine);
    const taken = theirs.map(({ field }) => field).filter((field) => !touched.includes(field));
    for (const field of taken) form.setValue(field, now[field]);
    const contested = theirs.flatMap(({ field, isContested }) => (isContested ? [field] : []));
    return { taken, contested };
  };
  const edit = useSharedEdit<Order, MergedFields>(initial, merge);
  const { seen: base, latest, asked, conflict, mergeRemote, noteRefusal } = edit;

  const rebase = (saved: Order) => {
    edit.rebase(saved);
    edit.settle();
  };
  const resolve = (field: StaffOrderField, isTheirs: boolean) => {
    if (isTheirs) {
      form.setValue(field, editValues(base, products)[field], { shouldValidate: true });
    }
    const contested = conflict?.contested.filter((one) => one !== field) ?? [];
    if (contested.length === 0) asked.current = null;
    edit.setConflict((now) => now && { ...now, contested });
  };
  return { base, latest, asked, conflict, mergeRemote, noteRefusal, resolve, rebase };
}
