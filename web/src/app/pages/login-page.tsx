// Acceso al Sistema, with the ways to reach the shop for who cannot get in.
import { whatsappLink } from '@brasa/core/kernel/text/whatsapp-link.ts';
import { ForgottenPassword } from '../../accounts/recovery/forgotten-password.tsx';
import { LoginPage } from '../../accounts/session/login-page.tsx';
import { useSiteFacts } from '../../settings/site-facts.queries.ts';
import { OutsideLink } from '../../ui/button/outside-link.tsx';
import { useWhereabouts } from './use-whereabouts.tsx';

const HELP_MESSAGE = 'Hola, he olvidado mi contraseña de la web. ¿Me podéis hacer un enlace?';

export default function LoginWithHelp() {
  const { data: site } = useSiteFacts();
  const { phone } = useWhereabouts();
  const chat = site ? whatsappLink(site.whatsappNumber, HELP_MESSAGE) : null;
  const contact = (
    <>
      {phone}
      {chat !== null && (
        <OutsideLink
          href={chat}
          className="-mt-2.5 inline-flex min-h-11 items-center underline underline-offset-4"
        >
          Escribir por WhatsApp
        </OutsideLink>
      )}
    </>
  );
  return <LoginPage forgotten={<ForgottenPassword contact={contact} />} />;
}
