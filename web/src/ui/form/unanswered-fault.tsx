import type { MouseEvent } from 'react';
import { Button } from '../button/button.tsx';
import { FormError } from './form-error.tsx';

type UnansweredFaultProps = {
  title: string;
  description: string;
  /** "la venta de 13,50 €": what may have arrived; null where the answer says that it has not. */
  unanswered: string | null;
  /** What another one counts as: "Lo que cobres". */
  another: string;
  /** Whether the form shows what may have arrived, and sends that again. */
  isRepeat: boolean;
  /** The button with which it is sent as another one: "Es otra venta". */
  anewText: string;
  onBeginAnew: () => void;
};

/** What went wrong; where nobody knows whether it was done, also what the next tap will do. */
export function UnansweredFault(props: UnansweredFaultProps) {
  const { title, description, unanswered, another, isRepeat, anewText, onBeginAnew } = props;
  const goOn = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // Not the first field: on a phone that would bring the keyboard up over the form.
    currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus();
    onBeginAnew();
  };
  return (
    <FormError title={title}>
      <p>{description}</p>
      {unanswered !== null && (
        <p className="mt-2">
          {isRepeat
            ? 'Pulsa «Repetir» para mandar lo mismo: si ya había llegado, no se repite.'
            : `${another} ahora cuenta aparte de ${unanswered}.`}
        </p>
      )}
      {unanswered !== null && isRepeat && (
        <Button variant="secondary" className="mt-3 min-h-14 bg-surface" onClick={goOn}>
          {anewText}
        </Button>
      )}
    </FormError>
  );
}
