import { useEffect, useRef } from 'react';
import { FormError } from '../../ui/form/form-error.tsx';
import type { ContactFailure } from './contact-failure.ts';

/** What went wrong with the form as a whole, where the hand has just been; what lies in a field stands there. */
export function ContactFailureBox({ failure }: { failure: ContactFailure<string> | null }) {
  const box = useRef<HTMLDivElement>(null);
  // It may lie below what is in sight; where there is none, a field has the focus.
  useEffect(() => {
    if (failure) box.current?.focus();
  }, [failure]);
  if (!failure || liesInFields(failure)) return null;
  const { title, description, whatsappLink } = failure;
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <FormError title={title}>
        <p>{description}</p>
        {whatsappLink !== undefined && (
          <a
            href={whatsappLink}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            Abrir WhatsApp
          </a>
        )}
      </FormError>
    </div>
  );
}

function liesInFields({ whatsappLink, faults }: ContactFailure<string>): boolean {
  return whatsappLink === undefined && faults.length > 0;
}
