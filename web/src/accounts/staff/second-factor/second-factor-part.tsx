import { useRef } from 'react';
import type { SecondFactor } from '@brasa/core/accounts/second-factor/second-factor.contract.ts';
import { formatDay } from '@brasa/core/kernel/time/date-texts.ts';
import { madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Loaded } from '../../../ui/state/loaded.tsx';
import { Skeletons } from '../../../ui/state/skeleton.tsx';
import { toastSuccess } from '../../../ui/toast/toast.ts';
import { Enrolment } from './enrolment.tsx';
import { PasswordProof } from './password-proof.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import {
  useEndSecondFactor,
  useRenewRecoveryCodes,
  useSecondFactor,
} from './second-factor.queries.ts';

/** What is being done to it; null where its state is shown. */
export type Doing = 'enrolment' | 'codes' | 'end' | null;

/** From here on they are worth a word. */
const FEW_CODES = 3;

type SecondFactorPartProps = {
  username: string;
  doing: Doing;
  onDo: (doing: Doing) => void;
  /** Recovery codes are on the screen, once, until the next `onDo`. */
  onCodes: () => void;
};

/** Verificación en dos pasos: how it stands, and switching it on and off. */
export default function SecondFactorPart({
  username,
  doing,
  onDo,
  onCodes,
}: SecondFactorPartProps) {
  const factor = useSecondFactor();
  const title = useRef<HTMLHeadingElement>(null);
  const onDone = () => {
    onDo(null);
    title.current?.focus();
  };
  const part = { username, onDone, onCodes };
  return (
    <section aria-labelledby="second-factor" className="grid gap-4">
      <h3 id="second-factor" ref={title} tabIndex={-1} className="text-lg outline-none">
        Verificación en dos pasos
      </h3>
      {doing === 'enrolment' && <Enrolment {...part} />}
      {doing === 'codes' && <NewCodes {...part} />}
      {doing === 'end' && <End {...{ username, onDone }} />}
      {doing === null && (
        <Loaded
          query={factor}
          loading={<Skeletons count={2} label="Cargando" className="grid gap-3 *:h-6" />}
          failed="No se pudo cargar"
        >
          {(found) => <State factor={found} onDo={onDo} />}
        </Loaded>
      )}
    </section>
  );
}

type StateProps = { factor: SecondFactor; onDo: (doing: Doing) => void };

function State({ factor: { since, recoveryCodesLeft: left }, onDo }: StateProps) {
  if (since === null) {
    return (
      <>
        <p className="text-ink-soft">
          Además de la contraseña, al entrar se pide un código que cambia cada medio minuto y que
          solo ves en tu móvil. Así nadie entra aunque sepa tu contraseña.
        </p>
        <Button className="justify-self-start max-sm:w-full" onClick={() => onDo('enrolment')}>
          Activar
        </Button>
      </>
    );
  }
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone="good">Activada</Badge> desde el {formatDay(madridDay(Date.parse(since)))}
      </p>
      <p className={left <= FEW_CODES ? 'font-semibold' : 'text-ink-soft'}>{leftText(left)}</p>
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        <Button variant="secondary" onClick={() => onDo('codes')}>
          Códigos nuevos
        </Button>
        <Button variant="danger" onClick={() => onDo('end')}>
          Quitar
        </Button>
      </div>
    </>
  );
}

function leftText(left: number): string {
  if (left === 0) return 'No te queda ningún código de recuperación: haz otros.';
  const count = left === 1 ? 'Te queda 1 código' : `Te quedan ${left} códigos`;
  return `${count} de recuperación${left <= FEW_CODES ? ': haz otros pronto.' : '.'}`;
}

type PartProps = { username: string; onDone: () => void; onCodes: () => void };

function NewCodes({ username, onDone, onCodes }: PartProps) {
  const renew = useRenewRecoveryCodes(onCodes);
  if (renew.data) {
    return <RecoveryCodes username={username} codes={renew.data.recoveryCodes} onKept={onDone} />;
  }
  return (
    <PasswordProof
      {...{ username, onCancel: onDone, sending: renew }}
      asksCode
      button="Hacer códigos nuevos"
    >
      <p>Harás diez códigos de recuperación nuevos. Los de antes dejan de servir.</p>
    </PasswordProof>
  );
}

function End({ username, onDone }: Omit<PartProps, 'onCodes'>) {
  const end = useEndSecondFactor(() => {
    toastSuccess('Verificación quitada', 'Desde ahora entras solo con tu contraseña.');
    onDone();
  });
  return (
    <PasswordProof
      {...{ username, onCancel: onDone, sending: end }}
      asksCode
      button="Quitar"
      variant="danger"
    >
      <p>Para entrar bastará tu contraseña. Los códigos de recuperación dejan de servir.</p>
    </PasswordProof>
  );
}
