import type { ReactNode } from 'react';
import { CircleCheck, Phone, TriangleAlert, UserPlus, type LucideIcon } from 'lucide-react';
import { formatPhone } from '@brasa/core/kernel/text/phone.ts';
import { FormError } from '../../../ui/form/form-error.tsx';
import { LoadingRow } from '../../../ui/state/spinner.tsx';
import { CustomerLink } from '../customer-link.tsx';
import type { SearchState } from './use-accumulate-search.ts';

const PHONE_NEEDED = 'Pide el teléfono para darle los puntos.';

/** What the search has come to. The region is there before its text, so that it is read out. */
export function AccumulateCustomer({ state }: { state: SearchState }) {
  return (
    <>
      <div role="status">{outcome(state)}</div>
      {state.kind === 'failed' && (
        <FormError title={state.failure.title}>
          <p>{state.failure.description}</p>
          {state.needsPhone && <p>{PHONE_NEEDED}</p>}
        </FormError>
      )}
    </>
  );
}

function outcome(state: SearchState): ReactNode {
  switch (state.kind) {
    case 'nothing':
    case 'failed':
      return null;
    case 'found':
      return <Found {...state} />;
    case 'new':
      return <Notice>Usuario no encontrado - Se creará un nuevo usuario con este teléfono</Notice>;
    case 'unknown-email':
      return <Notice>Usuario no encontrado. {PHONE_NEEDED}</Notice>;
    case 'bare-id':
      return (
        <div className="grid gap-1">
          <LoadingRow text="Buscando usuario por ID..." />
          <p className="text-ink-soft">
            Este código solo lleva un número de usuario y no basta. Pide el teléfono.
          </p>
        </div>
      );
  }
}

function Notice({ Icon = UserPlus, children }: { Icon?: LucideIcon; children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 rounded bg-warn-surface px-4 py-3 font-semibold">
      <Icon className="mt-0.5 size-5 shrink-0" />
      <span>{children}</span>
    </p>
  );
}

type FoundProps = Omit<Extract<SearchState, { kind: 'found' }>, 'kind' | 'target'>;

function Found({ user, isVerified }: FoundProps) {
  return (
    <div className="grid gap-2">
      <Identity user={user} isVerified={isVerified} />
      {isVerified && <CustomerLink id={user.id} />}
      {!isVerified && (
        <Notice Icon={TriangleAlert}>
          QR sin firma: el código no está verificado. {PHONE_NEEDED}
        </Notice>
      )}
      {isVerified && user.phone === null && <Notice Icon={Phone}>{PHONE_NEEDED}</Notice>}
    </div>
  );
}

function Identity({ user, isVerified }: FoundProps) {
  const { name, phone, email, comparsaName, postalCode, availablePoints } = user;
  const phoneText = phone === null ? isVerified && 'Sin teléfono' : formatPhone(phone);
  return (
    <div
      className={`flex items-center gap-3 rounded border-l-4 px-4 py-3 ${isVerified ? 'border-good bg-good-surface' : 'border-line-strong bg-sunk'}`}
    >
      {isVerified && <CircleCheck className="size-6 shrink-0 text-good" />}
      <div className="min-w-0 grow">
        <p className="text-lg leading-tight font-semibold break-words">{name ?? 'Sin nombre'}</p>
        <p className="text-sm break-words">{[phoneText, email].filter(Boolean).join(' · ')}</p>
        <p className="text-sm break-words empty:hidden">
          {[comparsaName, postalCode].filter(Boolean).join(' · ')}
        </p>
      </div>
      <p className="text-right leading-tight">
        <strong className="text-xl">{availablePoints}</strong>
        <span className="block text-sm">puntos disponibles</span>
      </p>
    </div>
  );
}
