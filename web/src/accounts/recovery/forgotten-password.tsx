// "¿Olvidaste tu contraseña?" (docs/rules/accounts.md#forgotten-passwords).
import type { ReactNode } from 'react';
import { ChevronDown, CircleCheck } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../browser/api/api-error.ts';
import { useHydrated } from '../../browser/device/use-hydrated.ts';
import { lazyResolver, usePreloadedContract } from '../../browser/forms/lazy-resolver.ts';
import { registered } from '../../browser/forms/registered.ts';
import { fieldIn, serverFaults, showFaults } from '../../browser/forms/server-faults.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmailField } from '../../ui/form/contact-fields.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { FocusedNote } from '../../ui/state/focused-note.tsx';
import { useAccountRecovery, useAskForLinks } from './account-recovery.queries.ts';
import { reasonOf } from '../../browser/api/error-texts.ts';

const contract = lazyResolver(() => import('./links-request-resolver.ts'));
const EMPTY = { email: '' };

/** Opens without scripts too; `contact` is how the shop is reached. */
export function ForgottenPassword({ contact }: { contact: ReactNode }) {
  const { data } = useAccountRecovery();
  return (
    <details className="group mt-5">
      <summary className="flex min-h-12 cursor-pointer items-center justify-center gap-2 font-semibold">
        ¿Olvidaste tu contraseña?
        <ChevronDown className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-5 pt-3">
        {data?.byMail === true && <AskByMail />}
        <div className="grid gap-3 text-ink-soft">
          <p>
            {data?.byMail === true
              ? '¿No te llega, o no recuerdas con qué dirección te registraste? Pídenos un enlace en el local, por teléfono o por WhatsApp.'
              : 'Te hacemos un enlace para que elijas otra: pídelo en el local, por teléfono o por WhatsApp. Dura 30 minutos.'}
          </p>
          {contact}
        </div>
      </div>
    </details>
  );
}

function AskByMail() {
  const isHydrated = useHydrated();
  const ask = useAskForLinks();
  const form = useForm({ resolver: contract.resolver, defaultValues: EMPTY });
  usePreloadedContract(form, contract);
  if (ask.data) {
    return (
      <FocusedNote cause={ask.data}>
        <p
          role="status"
          className="flex gap-3 rounded border-l-4 border-good bg-good-surface px-4 py-3 text-good"
        >
          <CircleCheck className="mt-0.5 size-5 shrink-0" />
          {ask.data.message}
        </p>
      </FocusedNote>
    );
  }
  const send = (values: typeof EMPTY) => {
    if (ask.isPending) return;
    const onError = (error: Error) => showFaults(form, serverFaults(error, fieldIn(EMPTY)));
    ask.mutate(values, { onError });
  };
  return (
    <form
      noValidate
      inert={!isHydrated}
      className="grid gap-4 noscript:hidden"
      onSubmit={form.handleSubmit(send, () => ask.reset())}
    >
      <EmailField
        aria-required
        hint="La dirección con la que te registraste."
        {...registered(form, 'email')}
      />
      <AskFault error={ask.error} />
      <Button type="submit" variant="secondary" size="large" pending={ask.isPending}>
        Enviar enlace
      </Button>
    </form>
  );
}

/** Whoever has to wait is told for how long, in the server's words. */
function AskFault({ error }: { error: Error | null }) {
  if (error === null || (error instanceof ApiError && error.details?.length)) return null;
  return <FormError title="No se pudo pedir el enlace">{reasonOf(error)}</FormError>;
}
