// A link for somebody's password, as staff hand it over (docs/rules/accounts.md#links-for-a-password).
import { Copy } from 'lucide-react';
import type { UserView } from '@brasa/core/accounts/accounts.contract.ts';
import type { MadePasswordLink } from '@brasa/core/accounts/recovery/password-links.contract.ts';
import {
  LINK_MINUTES,
  passwordLinkMessage,
} from '@brasa/core/accounts/recovery/password-links.rules.ts';
import { userTitle } from '@brasa/core/accounts/users/users.rules.ts';
import { madridClock } from '@brasa/core/kernel/time/madrid-time.ts';
import { whatsappLink } from '@brasa/core/kernel/text/whatsapp-link.ts';
import { copyText } from '../../../browser/device/copy-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { OutsideLink } from '../../../ui/button/outside-link.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { OpenProps } from '../../../ui/overlay/sheet.tsx';
import { WhatsappIcon } from '../../../ui/picture/brand-icons.tsx';
import { QrCode } from '../../../ui/picture/qr-code.tsx';
import { LoadingRow } from '../../../ui/state/spinner.tsx';
import { toastError, toastSuccess } from '../../../ui/toast/toast.ts';
import { userFailure } from './user-failure.ts';
import type { useMakePasswordLink } from './users.queries.ts';

type LinkUser = Pick<UserView, 'id' | 'name' | 'username' | 'phone' | 'phoneOnly'>;

type PasswordLinkDialogProps = OpenProps & {
  user: LinkUser;
  /** What its message is from; empty where the shop has no name. */
  restaurantName: string;
  make: ReturnType<typeof useMakePasswordLink>;
};

export function PasswordLinkDialog(props: PasswordLinkDialogProps) {
  const { user, restaurantName, make, ...opening } = props;
  const { data, error } = make;
  const failure = error && userFailure('No se pudo hacer el enlace', error);
  return (
    <Dialog
      {...opening}
      title="Enlace para la contraseña"
      description={
        user.phoneOnly
          ? `Con él, ${userTitle(user)} elige usuario y contraseña y ve sus puntos en la web.`
          : `Con él, ${userTitle(user)} elige una contraseña nueva y entra.`
      }
    >
      {failure && (
        <div className="grid gap-4">
          <FormError title={failure.title}>{failure.description}</FormError>
          <Button variant="secondary" className="min-h-14" onClick={() => make.mutate(user.id)}>
            Reintentar
          </Button>
        </div>
      )}
      {!failure && !data && <LoadingRow text="Haciendo el enlace..." />}
      {data && <Made link={data} user={user} restaurantName={restaurantName} />}
    </Dialog>
  );
}

type MadeProps = { link: MadePasswordLink; user: LinkUser; restaurantName: string };

function Made({ link, user: { phone }, restaurantName }: MadeProps) {
  const url = new URL(link.url, window.location.origin).href;
  const chat =
    phone === null ? null : whatsappLink(phone, passwordLinkMessage(url, restaurantName));
  return (
    <div className="grid gap-5">
      <div className="grid justify-items-center gap-3 rounded-card bg-white p-4 text-center text-black">
        <QrCode
          text={url}
          ink="black"
          label="Código QR del enlace"
          className="size-60 max-w-full"
        />
        <p>Que lo lea con la cámara de su móvil.</p>
      </div>
      <div className="flex flex-wrap gap-3 *:min-h-14 *:grow">
        {chat !== null && (
          <OutsideLink href={chat} className={buttonStyle()}>
            <WhatsappIcon /> Enviar por WhatsApp
          </OutsideLink>
        )}
        <Button variant="secondary" onClick={() => void copyLink(url)}>
          <Copy /> Copiar enlace
        </Button>
      </div>
      <p className="text-sm text-ink-soft">
        Dura {LINK_MINUTES} minutos, hasta las {madridClock(Date.parse(link.expiresAt))}, y sirve
        una sola vez. Los enlaces anteriores de esta cuenta ya no sirven. Dáselo solo a su dueño.
      </p>
    </div>
  );
}

async function copyLink(url: string): Promise<void> {
  if (await copyText(url)) toastSuccess('Enlace copiado');
  else toastError('No se pudo copiar', 'Usa el código QR o WhatsApp.');
}
