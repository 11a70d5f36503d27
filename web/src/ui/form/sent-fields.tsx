import type { ReactNode } from 'react';
import { FormError } from './form-error.tsx';

type SentFieldsProps = {
  /** True while nobody knows what became of what was sent. */
  isUnanswered: boolean;
  children: ReactNode;
};

/** The fields of a refund. Sent without an answer they stay as they are: the next tap sends the same once more. */
export function SentFields({ isUnanswered, children }: SentFieldsProps) {
  return (
    <>
      <fieldset disabled={isUnanswered} className="grid min-w-0 gap-4">
        {children}
      </fieldset>
      {isUnanswered && (
        <FormError title="No se sabe si la devolución está anotada">
          <p>Anótala otra vez tal como está: no se anota dos veces.</p>
        </FormError>
      )}
    </>
  );
}
