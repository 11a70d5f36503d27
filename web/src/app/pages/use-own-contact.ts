import { useMemo } from 'react';
import { isStaff } from '@brasa/core/accounts/accounts.rules.ts';
import { formatPhone } from '@brasa/core/kernel/text/phone.ts';
import { useCurrentUser } from '../../accounts/accounts.queries.ts';
import { useOwnAccount } from '../../accounts/own-account.queries.ts';
import type { OwnContact } from '../../orders/place/proposed-contact.ts';

/** What a signed-in customer would type of themselves; null for anybody else: staff order for others. */
export function useOwnContact(): OwnContact | null {
  const { data: user } = useCurrentUser();
  const isCustomer = Boolean(user) && !isStaff(user?.role);
  const { data: account } = useOwnAccount(isCustomer);
  return useMemo(() => {
    if (!isCustomer || !account) return null;
    const { name, phone, email } = account;
    return {
      customerName: name ?? '',
      customerPhone: phone === null ? '' : formatPhone(phone),
      customerEmail: email ?? '',
    };
  }, [isCustomer, account]);
}
