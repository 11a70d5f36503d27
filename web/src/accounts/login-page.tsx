import { useEffect } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import {
  loginRequest,
  type CurrentUser,
  type LoginRequest,
} from '@brasa/core/accounts/accounts.contract.ts';
import { ApiError } from '../browser/api-error.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { FormError } from '../ui/form-error.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useLogin } from './accounts.queries.ts';
import { workplaceOf } from './workplace.ts';

/** The welcome stays readable for a moment before the page changes (specification 9). */
const REDIRECT_DELAY_MS = 500;

/** Acceso al Sistema. It shows its form to whoever comes, signed in or not. */
export default function LoginPage() {
  const login = useLogin();
  useRedirectAfterLogin(login.data?.user);
  const { register, handleSubmit, formState } = useForm<LoginRequest>({
    resolver: zodResolver(loginRequest),
    defaultValues: { username: '', password: '' },
  });
  const { errors } = formState;

  return (
    <div className="page-width grid grow content-center py-16">
      <Card className="mx-auto w-full max-w-md sm:p-9">
        <h1 className="mb-6 text-2xl">Acceso al Sistema</h1>
        <form
          noValidate
          className="grid gap-5"
          onSubmit={handleSubmit((credentials) => login.mutate(credentials))}
        >
          {login.error && <FormError>{loginFault(login.error)}</FormError>}
          <TextField
            label="Usuario"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            error={errors.username?.message}
            {...register('username')}
          />
          <TextField
            label="Contraseña"
            type="password"
            autoComplete="current-password"
            error={errors.password?.message}
            {...register('password')}
          />
          <Button type="submit" size="large" pending={login.isPending || login.isSuccess}>
            Iniciar Sesión
          </Button>
        </form>
      </Card>
    </div>
  );
}

function useRedirectAfterLogin(user: CurrentUser | undefined) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!user) return;
    const go = () => void navigate(workplaceOf(user.role));
    const timer = setTimeout(go, REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [user, navigate]);
}

function loginFault(error: Error): string {
  const isRefused = error instanceof ApiError && error.status === 401;
  return isRefused
    ? 'Usuario o contraseña incorrectos'
    : 'Error al iniciar sesión. Intente nuevamente';
}
