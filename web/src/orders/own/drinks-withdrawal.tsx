// The way to give closed drinks back (docs/rules/orders.md#withdrawal-from-drinks).
import type { Day } from '@brasa/core/kernel/time/madrid-time.ts';
import type { OrderPage } from '@brasa/core/orders/page/order-page.contract.ts';
import {
  mayWithdraw,
  withdrawalMail,
  WITHDRAWAL_PATH,
} from '@brasa/core/orders/page/withdrawal.rules.ts';
import { Link } from '../../ui/link.tsx';
import { TextLink } from '../../ui/button/text-link.tsx';

type DrinksWithdrawalProps = {
  order: OrderPage;
  today: Day | null;
  /** The shop's; empty where it is not set. */
  email: string;
};

export function DrinksWithdrawal({ order, today, email }: DrinksWithdrawalProps) {
  if (today === null || !mayWithdraw(order, today)) return null;
  return (
    <div className="grid justify-items-start text-sm">
      <Link
        to={WITHDRAWAL_PATH}
        className="inline-flex min-h-11 items-center underline underline-offset-4"
      >
        Desistir de las bebidas
      </Link>
      {email !== '' && <TextLink href={withdrawalMail(order, email)}>Decirlo por correo</TextLink>}
    </div>
  );
}
