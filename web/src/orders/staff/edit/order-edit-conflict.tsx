import { useId } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { ChickenProducts } from '@brasa/core/settings/read-setting.rules.ts';
import { STATUS_NAMES } from '@brasa/core/orders/archive/order-history.rules.ts';
import type { StaffOrderField, StaffOrderValues } from '../staff-order-values.ts';
import { OthersWork, TwoVersions } from '../two-versions.tsx';
import { EDIT_FIELD_NAMES, editValues, editValueText } from './order-edit-values.ts';
import type { OrderConflict } from './use-edit-conflict.ts';

type OrderEditConflictProps = {
  conflict: OrderConflict;
  products: ChickenProducts;
  form: UseFormReturn<StaffOrderValues>;
  onResolve: (field: StaffOrderField, isTheirs: boolean) => void;
};

export function OrderEditConflict({ conflict, products, form, onResolve }: OrderEditConflictProps) {
  const { current, taken, contested } = conflict;
  const theirs = editValues(current, products);
  return (
    <OthersWork
      label="Cambios de otra persona"
      title="Otra persona ha cambiado este pedido"
      news={
        <>
          <p>
            Lo que has escrito sigue aquí.
            {current.status !== 'pending' &&
              ` Ahora está: ${STATUS_NAMES[current.status]}. Si guardas, vuelve a estar pendiente.`}
          </p>
          {taken.length > 0 && (
            <ul>
              {taken.map((field) => (
                <li key={field}>
                  {EDIT_FIELD_NAMES[field]}: ahora «{editValueText(field, theirs[field])}»
                </li>
              ))}
            </ul>
          )}
        </>
      }
    >
      {contested.map((field) => (
        <ContestedField key={field} field={field} theirs={theirs[field]} {...{ form, onResolve }} />
      ))}
    </OthersWork>
  );
}

type ContestedFieldProps = Pick<OrderEditConflictProps, 'form' | 'onResolve'> & {
  field: StaffOrderField;
  theirs: StaffOrderValues[StaffOrderField];
};

function ContestedField({ field, theirs, form, onResolve }: ContestedFieldProps) {
  const titleId = useId();
  const mine = useWatch({ control: form.control, name: field });
  return (
    <div role="group" aria-labelledby={titleId} className="border-t border-line pt-3">
      <p id={titleId} className="mb-2 font-semibold">
        {EDIT_FIELD_NAMES[field]}: los dos lo habéis cambiado
      </p>
      <TwoVersions
        mine={editValueText(field, mine)}
        theirs={editValueText(field, theirs)}
        onChoose={(isTheirs) => onResolve(field, isTheirs)}
      />
    </div>
  );
}
