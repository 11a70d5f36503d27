// Where the second factor is on a code stands beside the password (docs/rules/accounts.md#switching-it-on-and-off).
import { useEffect, useState } from 'react';
import type { FieldFault } from '../../browser/forms/server-faults.ts';

type Form = { setFocus: (field: 'code') => void };

/**
 * Whether a form asks for the code: where the factor is known to be on, and once the server has asked, which `heed`
 * finds among the faults of its refusal. The field that has come in this way gets the focus.
 */
export function useCodeField(form: Form, isOn = false) {
  const [hasServerAsked, setServerAsked] = useState(false);
  useEffect(() => {
    if (hasServerAsked) form.setFocus('code');
  }, [form, hasServerAsked]);
  const heed = (faults: readonly FieldFault<string>[]) => {
    if (faults.some(({ field }) => field === 'code')) setServerAsked(true);
  };
  return { asksCode: isOn || hasServerAsked, heed };
}
