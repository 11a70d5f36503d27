// Who a customer is, and until when their points are good. See docs/rules/customers.md#page-of-a-customer.
import type { ReactNode } from 'react';
import { userTitle } from '@brasa/core/accounts/users/users.rules.ts';
import type { Customer } from '@brasa/core/customers/customer.contract.ts';
import { formatDay } from '@brasa/core/kernel/time/date-texts.ts';
import type { Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { formatPhone } from '@brasa/core/kernel/text/phone.ts';
import { telLink } from '../../browser/device/tel-link.ts';
import { Badge } from '../../ui/badge.tsx';
import { TextLink } from '../../ui/button/text-link.tsx';
import { pointsCount } from './merge/merge-texts.ts';

export function CustomerHead({ customer }: { customer: Customer }) {
  const { user, otherPhones } = customer;
  const phones = [...(user.phone === null ? [] : [user.phone]), ...otherPhones];
  return (
    <header className="grid gap-2">
      <h1 className="text-xl break-words">{userTitle(user)}</h1>
      <p className="flex flex-wrap gap-2 empty:hidden">
        {user.phoneOnly && <Badge tone="outline">Solo teléfono</Badge>}
        {!user.active && <Badge tone="bad">Inactivo</Badge>}
      </p>
      <p className="flex flex-wrap items-center gap-x-5">
        {phones.map((phone) => (
          <TextLink key={phone} href={telLink(phone)}>
            {formatPhone(phone)}
          </TextLink>
        ))}
        {user.email !== null && <TextLink href={`mailto:${user.email}`}>{user.email}</TextLink>}
        {user.comparsaName !== null && <span>{user.comparsaName}</span>}
        {user.postalCode !== null && <span className="text-ink-soft">{user.postalCode}</span>}
      </p>
    </header>
  );
}

type CustomerPointsProps = { customer: Customer; movements: ReactNode };

export function CustomerPoints({ customer, movements }: CustomerPointsProps) {
  const { availablePoints, totalPoints, lots } = customer;
  return (
    <section
      aria-labelledby="customer-points"
      className="grid gap-4 rounded-card border border-line bg-surface p-4 shadow-low sm:p-5"
    >
      <h2 id="customer-points" className="text-lg">
        Puntos
      </h2>
      <p>
        <strong className="text-2xl leading-none tabular-nums">{availablePoints}</strong>{' '}
        disponibles
        <span className="block text-sm text-ink-soft">
          {pointsCount(totalPoints)} ganados en total
        </span>
      </p>
      {lots.length > 0 && (
        <table className="w-full text-left tabular-nums [&_td]:py-1.5 [&_th]:py-1.5">
          <caption className="sr-only">Cuándo caducan</caption>
          <thead>
            <tr className="text-sm text-ink-soft">
              <th scope="col" className="font-normal">
                Último día
              </th>
              <th scope="col" className="text-right font-normal">
                Puntos
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {lots.map(({ points, lastDay }) => (
              <tr key={lastDay}>
                <td>{formatDay(lastDay as Day)}</td>
                <td className="text-right font-semibold">{points}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {movements}
    </section>
  );
}
