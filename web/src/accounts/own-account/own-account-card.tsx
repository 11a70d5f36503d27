// Mis datos: what the shop knows of whoever is signed in, and what they can do about it.
import { lazy, type ReactNode } from 'react';
import { KeyRound, MonitorSmartphone, PencilLine } from 'lucide-react';
import type { OwnAccount } from '@brasa/core/accounts/own-account/own-account.contract.ts';
import { formatDay, longDay } from '@brasa/core/kernel/time/date-texts.ts';
import { isDay, madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { formatPhone } from '@brasa/core/kernel/text/phone.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card.tsx';
import { OnceOpened, useLazyOpening } from '../../ui/overlay/once-opened.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Skeletons } from '../../ui/state/skeleton.tsx';
import { TextLink } from '../../ui/button/text-link.tsx';
import { AccessButton } from './access-button.tsx';
import { OwnPasswordButton } from './own-password-button.tsx';
import { useOwnAccount } from '../own-account.queries.ts';

// Seldom wanted: it comes when the hand goes to its button.
const loadEditDialog = () => import('./edit-account-dialog.tsx');
const EditAccountDialog = lazy(loadEditDialog);

type OwnAccountCardProps = {
  furtherActions?: (account: OwnAccount) => ReactNode;
};

export function OwnAccountCard({ furtherActions }: OwnAccountCardProps) {
  return (
    <Card as="section" aria-labelledby="own-account" className="grid gap-6">
      <div>
        <h2 id="own-account" className="text-2xl">
          Mis datos
        </h2>
        <p className="mt-2 max-w-prose text-ink-soft">
          Esto es lo que sabemos de ti. Si algo ha cambiado, corrígelo aquí.
        </p>
      </div>
      <Loaded
        query={useOwnAccount()}
        loading={<Skeletons count={5} label="Cargando tus datos" className="grid gap-4 *:h-6" />}
        failed="No se pudieron cargar tus datos"
        ended="Vuelve a entrar para ver tus datos."
      >
        {(account) => (
          <>
            <Facts account={account} />
            <Actions account={account} further={furtherActions?.(account)} />
          </>
        )}
      </Loaded>
    </Card>
  );
}

function Facts({ account }: { account: OwnAccount }) {
  const { username, name, phone, email, postalCode, consent, createdAt } = account;
  const { comparsaName, details } = account;
  return (
    <dl className="grid border-y border-line sm:grid-cols-2 sm:gap-x-10">
      <Fact label="Nombre">{name}</Fact>
      <Fact label="Usuario">{username}</Fact>
      <Fact label="Teléfono">{phone && formatPhone(phone)}</Fact>
      <Fact label="Email">{email}</Fact>
      <Fact label="Código postal">{postalCode}</Fact>
      <Fact label="Cuenta creada">{dayOf(createdAt)}</Fact>
      {comparsaName !== null && (
        <Fact label="Comparsa" wide>
          {comparsaName}
        </Fact>
      )}
      {details !== null && (
        <Fact label="Anotado por la casa" wide>
          <span className="whitespace-pre-line">{details}</span>
        </Fact>
      )}
      <Fact label="Consentimiento" wide>
        {consent && (
          <>
            Dado el {dayOf(consent.date)}
            {consent.version !== null && `, con el texto ${versionText(consent.version)}`}.{' '}
            <TextLink href="/privacidad">Leer la política de privacidad</TextLink>
          </>
        )}
      </Fact>
    </dl>
  );
}

const dayOf = (instant: string) => formatDay(madridDay(Date.parse(instant)));

/** Of the day on which it was last changed; versions of before were months. */
const versionText = (version: string) =>
  isDay(version) ? `del ${longDay(version)}` : `de la versión ${version}`;

function Fact({ label, wide, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <div
      className={`grid items-baseline gap-x-3 border-line py-3 sm:grid-cols-[8.5rem_1fr] not-first:border-t ${
        wide ? 'sm:col-span-2' : 'sm:nth-2:border-t-0'
      }`}
    >
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="min-w-0 font-semibold wrap-anywhere">
        {children ?? <span className="font-normal text-ink-soft">No consta</span>}
      </dd>
    </div>
  );
}

function Actions({ account, further }: { account: OwnAccount; further: ReactNode }) {
  const edit = useLazyOpening(loadEditDialog);
  return (
    <div className="flex flex-wrap gap-3 max-sm:*:w-full">
      <Button variant="secondary" {...edit.buttonProps}>
        <PencilLine className="size-5" /> Editar mis datos
      </Button>
      <OwnPasswordButton username={account.username}>
        <KeyRound className="size-5" /> Cambiar contraseña
      </OwnPasswordButton>
      <AccessButton user={account}>
        <MonitorSmartphone className="size-5" /> Acceso y dispositivos
      </AccessButton>
      {further}
      <OnceOpened open={edit.opening.open}>
        {/* What was typed into one that was closed is given up. */}
        <EditAccountDialog key={edit.turn} {...edit.opening} account={account} />
      </OnceOpened>
    </div>
  );
}
