// A customer at the counter: whose points they are and what can be done with them.
import { useEffect, useRef, type ReactNode } from 'react';
import { ArrowLeft, TriangleAlert, UserPlus } from 'lucide-react';
import { formatPhone } from '@brasa/core/kernel/text/phone.ts';
import { nextTierInfo } from '@brasa/core/loyalty/loyalty.rules.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { VisitBonus } from '../bonus/visit-bonus.tsx';
import { eurosText, pointsText } from '@brasa/core/loyalty/points-texts.rules.ts';
import { CustomerLink } from '../customer-link.tsx';
import { QuickPointsAssign } from './quick-points-assign.tsx';
import type { Target } from './quick-points.queries.ts';
import type { Customer, FoundCustomer } from './use-quick-search.ts';

type QuickPointsCustomerProps = {
  customer: Customer;
  onAssigned: (news: string) => void;
  onConsumed: (news: string) => void;
  onBack: () => void;
};

export function QuickPointsCustomer({
  customer,
  onAssigned,
  onConsumed,
  onBack,
}: QuickPointsCustomerProps) {
  const phone = customer.kind === 'new' ? customer.phone : customer.reply.user.phone;
  return (
    <div className="grid gap-6">
      <Button
        variant="secondary"
        size="large"
        className="-mb-2 justify-self-start max-sm:w-full"
        onClick={onBack}
      >
        <ArrowLeft /> Nueva búsqueda
      </Button>
      {customer.kind === 'new' ? (
        <NewCustomer customer={customer} />
      ) : (
        <KnownCustomer target={customer.target} found={customer.reply} onConsumed={onConsumed} />
      )}
      {phone !== null && <QuickPointsAssign phone={phone} onAssigned={onAssigned} />}
    </div>
  );
}

/**
 * The customer's line. It takes the focus from the search in whose place it comes, and from the form
 * after an assignment: what was done stands above it, the new balance below.
 */
function Heading({ customer, children }: { customer: object; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    const sheet = heading.current?.closest('[role="dialog"]');
    if (sheet) sheet.scrollTop = 0;
  }, [customer]);
  return (
    <h3 ref={heading} tabIndex={-1} className="text-2xl break-words outline-none">
      {children}
    </h3>
  );
}

function NewCustomer({ customer }: { customer: Extract<Customer, { kind: 'new' }> }) {
  return (
    <section className="grid gap-3">
      <Heading customer={customer}>{formatPhone(customer.phone)}</Heading>
      <p className="flex items-start gap-3 rounded border-l-4 border-glow bg-warn-surface px-4 py-3">
        <UserPlus className="mt-0.5 size-5 shrink-0" />
        Usuario no encontrado - Se creará un nuevo usuario con este teléfono
      </p>
    </section>
  );
}

type KnownCustomerProps = Pick<QuickPointsCustomerProps, 'onConsumed'> & {
  target: Target;
  found: FoundCustomer;
};

function KnownCustomer({ target, found, onConsumed }: KnownCustomerProps) {
  const { user, points, availableDiscount, verified } = found;
  return (
    <>
      <section className="grid gap-4">
        <Identity found={found} />
        {!verified && <Unverified />}
        <Balance found={found} />
        {verified && <CustomerLink id={user.id} />}
      </section>
      <VisitBonus
        key={user.id}
        userId={user.id}
        who={nameOf(user)}
        discount={points.bonusActive ? availableDiscount : null}
        unverifiedQr={!verified && 'qrCode' in target ? target.qrCode : null}
        onConsumed={(discount) =>
          onConsumed(`Cobra ${eurosText(discount)} menos a ${nameOf(user)}`)
        }
      />
    </>
  );
}

/** How staff call the customer: by the phone, which is withheld with an unsigned QR. */
function nameOf({ phone, name }: FoundCustomer['user']): string {
  return phone === null ? (name ?? 'Cliente sin nombre') : formatPhone(phone);
}

function Identity({ found }: { found: FoundCustomer }) {
  const { user } = found;
  return (
    <div>
      <Heading customer={found}>{nameOf(user)}</Heading>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
        {user.phone !== null && user.name}
        {user.phoneOnly && <Badge tone="outline">Solo teléfono</Badge>}
      </p>
    </div>
  );
}

function Unverified() {
  return (
    <div className="flex items-start gap-3 rounded border-l-4 border-bad bg-bad-surface px-4 py-3">
      <TriangleAlert className="mt-0.5 size-5 shrink-0 text-bad" />
      <div>
        <p className="font-semibold">QR sin firma</p>
        <p>
          Para usar el bono, pide al cliente las tres últimas cifras de su teléfono. Para asignar
          puntos, búscalo por teléfono.
        </p>
      </div>
    </div>
  );
}

const CELL = 'flex justify-end rounded bg-sunk px-4 py-3';

function Balance({ found: { points, availableDiscount } }: { found: FoundCustomer }) {
  const next = nextTierInfo(points.available);
  return (
    <div className="grid gap-3">
      <dl className="grid grid-cols-2 gap-2 leading-none">
        <div className={`col-span-2 flex-row-reverse items-baseline gap-2 ${CELL}`}>
          <dt className="text-lg">disponibles</dt>
          <dd className="text-4xl leading-none font-bold">{points.available}</dd>
        </div>
        <div className={`flex-col-reverse gap-1 ${CELL}`}>
          <dt className="text-sm">en total</dt>
          <dd className="text-xl font-bold">{points.total}</dd>
        </div>
        <div className={`flex-col-reverse gap-1 ${CELL}`}>
          <dt className="text-sm">descuento</dt>
          <dd className="text-xl font-bold whitespace-nowrap">
            {availableDiscount?.discount ?? 0} €
          </dd>
        </div>
      </dl>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={points.bonusActive ? 'good' : 'outline'}>
          {points.bonusActive ? 'Bono activo' : 'Sin bono'}
        </Badge>
        {next && (
          <span className="text-ink-soft">
            Faltan {pointsText(next.pointsNeeded)} para {next.nextDiscount} €
          </span>
        )}
      </p>
    </div>
  );
}
