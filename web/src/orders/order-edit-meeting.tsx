import { useId } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { STATUS_NAMES } from '@brasa/core/orders/order-history.rules.ts';
import { Button } from '../ui/button.tsx';
import {
  EDIT_FIELD_NAMES,
  editValues,
  editValueWords,
  type EditField,
  type OrderEditValues,
} from './order-edit-values.ts';
import type { Meeting } from './use-order-edit.ts';

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
      <div className="grid gap-2 sm:grid-cols-2">
        <Button
          variant="secondary"
          className="min-h-14 flex-col bg-surface"
          onClick={() => onSettle(field, false)}
        >
          <span className="text-sm font-normal">Dejar lo tuyo</span>
          <span className="break-words">{editValueWords(field, mine)}</span>
        </Button>
        <Button
          variant="secondary"
          className="min-h-14 flex-col bg-surface"
          onClick={() => onSettle(field, true)}
        >
          <span className="text-sm font-normal">Usar lo de la otra persona</span>
          <span className="break-words">{editValueWords(field, theirs)}</span>
        </Button>
      </div>
    </div>
  );
}
