// The way to give closed drinks back (docs/rules/orders.md#withdrawal-from-drinks).
import type { Day } from '@brasa/core/kernel/time/madrid-time.ts';
import type { OrderPage } from '@brasa/core/orders/page/order-page.contract.ts';
import {
  mayWithdraw,
  WITHDRAWAL_DAYS,
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
    <section aria-labelledby="drinks" className="grid justify-items-start gap-1 text-sm">
      <h2 id="drinks" className="text-base font-semibold">
        ¿Bebidas sin abrir?
      </h2>
      <p className="text-ink-soft">
        Puedes devolverlas en {WITHDRAWAL_DAYS} días desde que recogiste el pedido.
      </p>
      <Link
        to={WITHDRAWAL_PATH}
        className="inline-flex min-h-11 items-center underline underline-offset-4"
      >
        Desistir de las bebidas
      </Link>
      {email !== '' && (
        <TextLink href={withdrawalMail(order, email)}>
          Avisar por correo de que las devuelves
        </TextLink>
      )}
    </section>
  );
}
