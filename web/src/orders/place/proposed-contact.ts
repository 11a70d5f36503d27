// Who is signed in need not say again who they are; what somebody typed stays.
// See docs/rules/orders.md#orders-of-signed-in-customers.
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { propose } from '../../browser/forms/use-form-changes.ts';
import type { OrderFormValues } from './order-form-values.ts';

const FIELDS = ['customerName', 'customerPhone', 'customerEmail'] as const;

/** As the form's fields have it. */
export type OwnContact = Pick<OrderFormValues, (typeof FIELDS)[number]>;

const NOBODY: OwnContact = { customerName: '', customerPhone: '', customerEmail: '' };

/**
 * Fills in what is empty, once the form is awake; with whoever signs out it goes. Consent is given anew with
 * every order.
 */
export function useProposedContact(
  form: UseFormReturn<OrderFormValues>,
  own: OwnContact | null,
  isAwake: boolean,
): void {
  const proposed = useRef(NOBODY);
  useEffect(() => {
    if (!isAwake) return;
    const contact = own ?? NOBODY;
    for (const field of FIELDS) {
      const value = form.getValues(field);
      if (value === '' || value === proposed.current[field]) propose(form, field, contact[field]);
    }
    proposed.current = contact;
  }, [form, own, isAwake]);
}
