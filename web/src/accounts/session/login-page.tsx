import { lazy, Suspense, type ReactNode } from 'react';
import { UsernameField } from '../../ui/form/contact-fields.tsx';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { LoginRequest } from '@brasa/core/accounts/accounts.contract.ts';
import { ApiError } from '../../browser/api/api-error.ts';
import { useHydrated } from '../../browser/device/use-hydrated.ts';
import { registered } from '../../browser/forms/registered.ts';
import { lazyResolver, usePreloadedContract } from '../../browser/forms/lazy-resolver.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { LoadingRow } from '../../ui/state/spinner.tsx';
import { challengeIn, useLogin, useSecondStep } from './log-in.queries.ts';
import { useDelayedRedirect } from './use-delayed-redirect.ts';
import { RegisterEntry } from '../registration/register-entry.tsx';
import { landingPathOf } from './landing-path.ts';
import { reasonOf } from '../../browser/api/error-texts.ts';

/**
 * The welcome stays readable for a moment before the page changes.
 * See docs/rules/accounts.md#where-people-go-after-signing-in.
 */
const REDIRECT_DELAY_MS = 500;

// Few are asked for a code.
const SecondStep = lazy(() => import('./second-step.tsx'));
const contract = lazyResolver(() => import('./login-form-resolver.ts'));

/** Acceso al Sistema. It shows its form to whoever comes, signed in or not; `forgotten` is for who cannot get in. */
export function LoginPage({ forgotten }: { forgotten: ReactNode }) {
  const isHydrated = useHydrated();
  const login = useLogin();
  const challenge = challengeIn(login.error);
  const step = useSecondStep(challenge);
  const user = login.data?.user ?? step.data?.user;
  useDelayedRedirect(user && landingPathOf(user.role), REDIRECT_DELAY_MS);
  const form = useForm<LoginRequest>({
    resolver: contract.resolver,
    defaultValues: { username: '', password: '' },
  });
  usePreloadedContract(form, contract);
  const back = () => {
    form.resetField('password');
    step.reset();
    login.reset();
  };
  return (
    <div className="page-width grid grow content-center py-16 max-sm:content-start max-sm:py-6">
      <Card className="mx-auto w-full max-w-md sm:p-9">
        <h1 className="mb-6 text-2xl">Acceso al Sistema</h1>
        {challenge === null ? (
          <>
            <p className="mb-5 hidden noscript:block">
              Para entrar en tu cuenta hace falta JavaScript.
            </p>
            <PasswordStep {...{ form, login, isHydrated }} />
            {forgotten}
            <div inert={!isHydrated} className="mt-8 grid gap-3 border-t border-line pt-6">
              <p className="text-center text-ink-soft">¿Aún no tienes cuenta?</p>
              <RegisterEntry />
            </div>
          </>
        ) : (
          <Suspense fallback={<LoadingRow text="Un momento..." />}>
            <SecondStep step={step} onBack={back} />
          </Suspense>
        )}
      </Card>
    </div>
  );
}

type PasswordStepProps = {
  form: UseFormReturn<LoginRequest>;
  login: ReturnType<typeof useLogin>;
  isHydrated: boolean;
};

function PasswordStep({ form, login, isHydrated }: PasswordStepProps) {
  return (
    <form
      noValidate
      inert={!isHydrated}
      className="grid gap-5"
      onSubmit={form.handleSubmit((credentials) => login.mutate(credentials))}
    >
      {login.error && <LoginFault error={login.error} />}
      <UsernameField label="Usuario" {...registered(form, 'username')} />
      <TextField
        label="Contraseña"
        type="password"
        autoComplete="current-password"
        {...registered(form, 'password')}
      />
      <Button type="submit" size="large" pending={login.isPending || login.isSuccess}>
        Iniciar Sesión
      </Button>
    </form>
  );
}

/** Whoever has to wait is told for how long, in the server's words. */
function LoginFault({ error }: { error: Error }) {
  const status = error instanceof ApiError ? error.status : null;
  if (status === 401) return <FormError>Usuario o contraseña incorrectos</FormError>;
  const failed = 'Error al iniciar sesión. Intente nuevamente';
  if (status !== 429) return <FormError>{failed}</FormError>;
  return <FormError title={failed}>{reasonOf(error)}</FormError>;
}
