import { useId } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { STATUS_NAMES } from '@brasa/core/orders/order-history.rules.ts';
import {
  EDIT_FIELD_NAMES,
  editValues,
  editValueWords,
  type EditField,
  type OrderEditValues,
} from './order-edit-values.ts';
import { TwoVersions } from '../two-versions.tsx';
import type { Meeting } from './use-edit-conflict.ts';

type OrderEditMeetingProps = {
  meeting: Meeting;
  form: UseFormReturn<OrderEditValues>;
  onSettle: (field: EditField, isTheirs: boolean) => void;
};

/** Two people at one order: says what the other has changed, and asks where both have. */
export function OrderEditMeeting({ meeting, form, onSettle }: OrderEditMeetingProps) {
  const { current, taken, clashes } = meeting;
  const theirs = editValues(current);
  return (
    <section
      aria-label="Cambios de otra persona"
      className="grid gap-3 rounded border-l-4 border-glow bg-warn-surface px-4 py-3"
    >
      <div role="alert">
        <p className="font-semibold">Otra persona ha cambiado este pedido</p>
        <p>
          Lo que has escrito sigue aquí.
          {current.status !== 'pending' &&
            ` Ahora está: ${STATUS_NAMES[current.status]}. Si guardas, vuelve a estar pendiente.`}
        </p>
        {taken.length > 0 && (
          <ul>
            {taken.map((field) => (
              <li key={field}>
                {EDIT_FIELD_NAMES[field]}: ahora «{editValueWords(field, theirs[field])}»
              </li>
            ))}
          </ul>
        )}
      </div>
      {clashes.map((field) => (
        <Clash key={field} field={field} theirs={theirs[field]} {...{ form, onSettle }} />
      ))}
    </section>
  );
}

type ClashProps = Pick<OrderEditMeetingProps, 'form' | 'onSettle'> & {
  field: EditField;
  theirs: string;
};

function Clash({ field, theirs, form, onSettle }: ClashProps) {
  const titleId = useId();
  const mine = useWatch({ control: form.control, name: field });
  return (
    <div role="group" aria-labelledby={titleId} className="border-t border-line pt-3">
      <p id={titleId} className="mb-2 font-semibold">
        {EDIT_FIELD_NAMES[field]}: los dos lo habéis cambiado
      </p>
      <TwoVersions
        mine={editValueWords(field, mine)}
        theirs={editValueWords(field, theirs)}
        onChoose={(isTheirs) => onSettle(field, isTheirs)}
      />
    </div>
  );
}
