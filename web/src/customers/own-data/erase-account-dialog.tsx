import { DialogButtons } from '../../ui/button/dialog-buttons.tsx';
import { useState, type SyntheticEvent } from 'react';
import { hasCode } from '../../browser/api/api-error.ts';
import { FormError } from '../../ui/form/form-error.tsx';
import { PasswordManagerUsername, PasswordField } from '../../ui/form/contact-fields.tsx';
import { FormDialog } from '../../ui/overlay/dialog.tsx';
import type { OpenProps } from '../../ui/overlay/sheet.tsx';
import { toastSuccess } from '../../ui/toast/toast.ts';
import { useEraseAccount } from './own-data.queries.ts';

const GOES = [
  'Tu nombre, tu teléfono, tu email y tu código postal, también en los encargos ya recogidos.',
  'Tu usuario, tu contraseña y tu consentimiento. Se cierra la sesión en todos tus dispositivos.',
  'Los puntos que te queden: ya no sabremos de quién son.',
];
const STAYS = [
  'Los movimientos de puntos y los encargos, sin nada que diga que eran tuyos.',
  'Las facturas a tu nombre, si pediste alguna, el tiempo que manda la ley.',
];

type EraseAccountDialogProps = OpenProps & {
  username: string;
  onErased: () => Promise<void>;
};

export default function EraseAccountDialog(props: EraseAccountDialogProps) {
  const { username, onErased, ...dialog } = props;
  const [password, setPassword] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const erasure = useEraseAccount(async () => {
    await onErased();
    toastSuccess('Cuenta borrada', 'Ya no guardamos tus datos personales.');
  });
  const { error, isPending } = erasure;
  const isWrong = hasCode(error, 'OWN_PASSWORD_WRONG');
  const erase = (event: SyntheticEvent) => {
    event.preventDefault();
    setIsMissing(password === '');
    if (password !== '' && !isPending) erasure.mutate({ password });
  };
  return (
    <FormDialog
      {...dialog}
      title="Borrar mi cuenta"
      description="Se hace en el momento y no se puede deshacer."
      onSubmit={erase}
    >
      <Consequences title="Se borra" lines={GOES} />
      <Consequences title="Se queda" lines={STAYS} />
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
      {error && !isWrong && <FormError title="No se ha borrado nada">{error.message}</FormError>}
      <DialogButtons
        cancel="Conservar mi cuenta"
        onCancel={() => dialog.onOpenChange(false)}
        row="flex-wrap max-sm:*:w-full"
        variant="danger"
        pending={isPending}
        pendingText="Borrando..."
      >
        Borrar mi cuenta
      </DialogButtons>
    </FormDialog>
  );
}

function Consequences({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-1 grid list-disc gap-1 pl-5 text-ink-soft">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
