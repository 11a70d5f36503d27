// Where a link for a password leads (docs/rules/accounts.md#the-page-of-a-link).
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { PasswordLink as Link } from '@brasa/core/accounts/recovery/password-links.contract.ts';
import { LINK_MINUTES } from '@brasa/core/accounts/recovery/password-links.rules.ts';
import { madridClock } from '@brasa/core/kernel/time/madrid-time.ts';
import { useHydrated } from '../../browser/device/use-hydrated.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { toastSuccess } from '../../ui/toast/toast.ts';
import { landingPathOf } from '../session/landing-path.ts';
import { LinkedAccountForm } from './linked-account-form.tsx';
import { LinkedPasswordForm } from './linked-password-form.tsx';
import { isLinkGone, useLink, usePasswordLink } from './password-link.queries.ts';

type PasswordLinkProps = { token: string; phone: ReactNode };

export function PasswordLink({ token, phone }: PasswordLinkProps) {
  const { data: link } = usePasswordLink(token);
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const use = useLink(token, ({ role }) => {
    toastSuccess('Contraseña guardada', 'Ya has entrado en tu cuenta.');
    // The way back would lead to a link that is used up.
    void navigate(landingPathOf(role), { replace: true });
  });
  if (!link || isLinkGone(use.error)) return <MissingLink phone={phone} />;
  const { username } = link;
  return (
    <div className="page-width grid grow content-center py-16 max-sm:content-start max-sm:py-6">
      <Card className={`mx-auto w-full sm:p-9 ${username === null ? 'max-w-xl' : 'max-w-md'}`}>
        <h1 className="text-2xl">{username === null ? 'Crea tu acceso' : 'Elige tu contraseña'}</h1>
        <Account link={link} />
        <p className="mb-5 hidden noscript:block">
          Para guardarla hace falta JavaScript: abre el enlace en otro navegador.
        </p>
        {username === null ? (
          <LinkedAccountForm use={use} isInert={!isHydrated} />
        ) : (
          <LinkedPasswordForm
            username={username}
            asksCode={link.asksCode}
            use={use}
            isInert={!isHydrated}
          />
        )}
      </Card>
    </div>
  );
}

function Account({ link: { username, phoneEnding, expiresAt } }: { link: Link }) {
  return (
    <div className="mt-3 mb-7 grid gap-1 text-ink-soft">
      {username === null ? (
        <p>
          Los puntos del teléfono que acaba en <strong className="text-ink">{phoneEnding}</strong>{' '}
          ya son tuyos. Elige con qué usuario y contraseña quieres verlos.
        </p>
      ) : (
        <p>
          Es la cuenta de <strong className="wrap-anywhere text-ink">{username}</strong>. Al guardar
          entras aquí y se cierra la sesión en los demás dispositivos.
        </p>
      )}
      <p>El enlace sirve una sola vez, hasta las {madridClock(Date.parse(expiresAt))}.</p>
    </div>
  );
}

/** Said of every link that opens nothing, whatever the reason. */
function MissingLink({ phone }: { phone: ReactNode }) {
  return (
    <div className="page-width grid grow content-center justify-items-start gap-5 py-16">
      <h1 className="text-4xl">Este enlace ya no sirve</h1>
      <p className="max-w-prose text-lg text-ink-soft">
        Cada enlace dura {LINK_MINUTES} minutos y sirve una sola vez. Comprueba que está entero y
        que es el último que has recibido. Si no, pide otro: en el local te lo hacemos en un
        momento, y por teléfono también.
      </p>
      {phone}
      <ButtonLink to="/login" size="large">
        Pedir otro enlace
      </ButtonLink>
    </div>
  );
}
