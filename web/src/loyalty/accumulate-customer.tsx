import type { ReactNode } from 'react';
import { CircleCheck, UserPlus } from 'lucide-react';
import { formatPhone } from '@brasa/core/kernel/phone.ts';
import { FormError } from '../ui/form-error.tsx';
import { LoadingLine } from '../ui/spinner.tsx';
import type { FoundUser, SearchState } from './use-accumulate-search.ts';

/** What the search has come to. The region is there before its text, so that it is read out. */
export function AccumulateCustomer({ state }: { state: SearchState }) {
  return (
    <>
      <div role="status">{outcome(state)}</div>
      {state.kind === 'failed' && (
        <FormError title={state.failure.title}>{state.failure.description}</FormError>
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
      return <Found user={state.user} />;
    case 'new':
      return <Notice>Usuario no encontrado - Se creará un nuevo usuario con este teléfono</Notice>;
    case 'unknown-email':
      return <Notice>Usuario no encontrado. Pide el teléfono para darle los puntos.</Notice>;
    case 'bare-id':
      return (
        <div className="grid gap-1">
          <LoadingLine text="Buscando usuario por ID..." />
          <p className="text-ink-soft">
            Este código solo lleva un número de usuario y no basta. Pide el teléfono.
          </p>
        </div>
      );
  }
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 rounded bg-warn-surface px-4 py-3 font-semibold">
      <UserPlus aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      {children}
    </p>
  );
}

function Found({ user }: { user: FoundUser }) {
  const { name, phone, email, totalPoints } = user;
  return (
    <div className="flex items-center gap-3 rounded border-l-4 border-good bg-good-surface px-4 py-3">
      <CircleCheck aria-hidden="true" className="size-6 shrink-0 text-good" />
      <div className="min-w-0 grow">
        <p className="text-lg leading-tight font-semibold break-words">{name ?? 'Sin nombre'}</p>
        <p className="text-sm break-words">
          {[phone === null ? 'Sin teléfono' : formatPhone(phone), email]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <p className="text-right leading-tight">
        <strong className="text-xl">{totalPoints}</strong>
        <span className="block text-sm">puntos</span>
      </p>
    </div>
  );
}
