import { useState } from 'react';
import { hasCode } from '../../browser/api/api-error.ts';
import { PasswordManagerUsername, PasswordField } from '../../ui/form/contact-fields.tsx';
import { erasureFailure } from '../../browser/api/erasure-failure.ts';
import { ErasureDialog } from '../../ui/overlay/erasure-dialog.tsx';
import type { OpenProps } from '../../ui/overlay/sheet.tsx';
import { toastSuccess } from '../../ui/toast/toast.ts';
import { useEraseAccount } from './own-data.queries.ts';

const GOES = [
  'Tu nombre, tu teléfono, tu email y tu código postal, también en los encargos de tu cuenta ya recogidos o cancelados.',
  'Tu usuario, tu contraseña y tu consentimiento. Se cierra la sesión en todos tus dispositivos.',
  'Los puntos que te queden: ya no sabremos de quién son.',
];
const GUEST_ORDERS =
  'Los encargos que hiciste sin entrar en tu cuenta no se borran con ella: pídenoslo y los borramos. Puedes hacerlo en el local o por donde pone en Contacto.';
const STAYS = [
  'Los movimientos de puntos y los encargos, sin nada que diga que eran tuyos.',
  GUEST_ORDERS,
  'Las facturas a tu nombre, si pediste alguna, el tiempo que manda la ley.',
];

const IF_UNKNOWN = 'Entra otra vez en tu cuenta: si no puedes, está borrada.';

type EraseAccountDialogProps = OpenProps & {
  username: string;
  onErased: () => Promise<void>;
};

export default function EraseAccountDialog(props: EraseAccountDialogProps) {
  const { username, onErased, ...dialog } = props;
  const [password, setPassword] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { error, isPending, mutate } = useEraseAccount(async () => {
    await onErased();
    toastSuccess('Cuenta borrada', GUEST_ORDERS);
  });
  const isWrong = hasCode(error, 'OWN_PASSWORD_WRONG');
  return (
    <ErasureDialog
      {...dialog}
      title="Borrar mi cuenta"
      keep="Conservar mi cuenta"
      goes={GOES}
      stays={STAYS}
      isPending={isPending}
      failure={isWrong ? null : erasureFailure(error, IF_UNKNOWN)}
      onErase={() => {
        setIsMissing(password === '');
        if (password !== '') mutate({ password });
      }}
    >
      <PasswordManagerUsername username={username} />
      <PasswordField
        label="Tu contraseña"
        hint="Para asegurarnos de que eres tú."
        error={isMissing ? 'La contraseña es requerida' : isWrong ? error.message : undefined}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          setIsMissing(false);
        }}
      />
    </ErasureDialog>
  );
}
