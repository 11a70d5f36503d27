import { useId } from 'react';
import { Mail, MapPin, Phone, StickyNote } from 'lucide-react';
import { ROLE_NAMES } from '@brasa/core/accounts/accounts.rules.ts';
import type { CurrentUser, UserView } from '@brasa/core/accounts/accounts.contract.ts';
import { refuseLink } from '@brasa/core/accounts/recovery/password-links.rules.ts';
import {
  refuseTouching,
  refuseToggling,
  userTitle,
} from '@brasa/core/accounts/users/users.rules.ts';
import { formatPhone } from '@brasa/core/kernel/text/phone.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { AccessButton } from '../../own-account/access-button.tsx';
import { OwnPasswordButton } from '../../own-account/own-password-button.tsx';

export type UserActions = {
  onEdit: (user: UserView) => void;
  onPassword: (user: UserView) => void;
  onLink: (user: UserView) => void;
  onToggle: (user: UserView) => void;
  toggling: number | undefined;
  /** Switches off how this user signs in beside the password. */
  onRemoveFactor: (user: UserView) => void;
  /** Whose there is, as far as that is the viewer's to know. */
  factors: readonly number[];
};

type UserCardProps = { user: UserView; viewer: CurrentUser; actions: UserActions };

export function UserCard({ user, viewer, actions }: UserCardProps) {
  const title = useId();
  return (
    <li
      className={`grid min-w-0 content-between gap-4 rounded-card border border-line bg-surface p-5 ${user.active ? '' : 'border-dashed border-line-strong'}`}
    >
      <div className="grid min-w-0 gap-3">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <div className="min-w-0">
            <h3 id={title} className="text-lg wrap-anywhere">
              {userTitle(user)}
            </h3>
            {user.username !== null && (
              <p className="text-sm wrap-anywhere text-ink-soft">@{user.username}</p>
            )}
          </div>
          <Marks user={user} isOwn={user.id === viewer.id} />
        </div>
        <Contact user={user} />
      </div>
      <Actions user={user} viewer={viewer} actions={actions} describedBy={title} />
    </li>
  );
}

function Marks({ user, isOwn }: { user: UserView; isOwn: boolean }) {
  return (
    <div className="flex flex-wrap gap-1.5">
      {isOwn && <Badge tone="good">Tú</Badge>}
      {user.phoneOnly && <Badge tone="warn">Solo teléfono</Badge>}
      <Badge tone={user.role === 'abaranci' ? 'neutral' : 'outline'}>{ROLE_NAMES[user.role]}</Badge>
      {user.usernameCollides && <Badge tone="bad">Usuario repetido: cámbialo</Badge>}
      {!user.active && <Badge tone="bad">Usuario inactivo</Badge>}
    </div>
  );
}

const LINE =
  'flex min-w-0 items-start gap-2 [&_svg]:mt-1 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-soft';

function Contact({ user }: { user: UserView }) {
  const { email, details, comparsaName } = user;
  const place = [comparsaName, user.postalCode].filter(Boolean).join(' · ');
  // Of who has nothing else it is the title.
  const phone = user.name === null && user.username === null ? null : user.phone;
  if (!email && !phone && !details && !place) return null;
  return (
    <ul className="grid gap-1 text-sm">
      {phone && (
        <li className={LINE}>
          <Phone /> {formatPhone(phone)}
        </li>
      )}
      {email && (
        <li className={LINE}>
          <Mail /> <span className="wrap-anywhere">{email}</span>
        </li>
      )}
      {place && (
        <li className={LINE}>
          <MapPin aria-hidden="true" /> <span className="wrap-anywhere">{place}</span>
        </li>
      )}
      {details && (
        <li className={LINE}>
          <StickyNote />
          <span className="line-clamp-4 whitespace-pre-line wrap-anywhere">{details}</span>
        </li>
      )}
    </ul>
  );
}

type ActionsProps = UserCardProps & { describedBy: string };

function Actions({ user, viewer, actions, describedBy }: ActionsProps) {
  const note = useId();
  const isUntouchable = refuseTouching(viewer, user) !== null;
  const isKeptOn = refuseToggling(viewer, user) !== null;
  const reason = isUntouchable
    ? 'Solo un superadmin puede cambiar a un superadmin'
    : 'No puedes desactivar tu propio usuario';
  const isRefused = isUntouchable || isKeptOn;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2 *:min-h-14 *:grow *:px-3">
        <Button
          variant="secondary"
          aria-describedby={describedBy}
          disabled={isUntouchable}
          onClick={() => actions.onEdit(user)}
        >
          Editar
        </Button>
        <PasswordAction {...{ user, viewer, actions, describedBy }} />
        {refuseLink(viewer, user) === null && (
          <Button
            variant="secondary"
            aria-haspopup="dialog"
            aria-describedby={describedBy}
            onClick={() => actions.onLink(user)}
          >
            Enlace para la contraseña
          </Button>
        )}
        {user.id !== viewer.id && actions.factors.includes(user.id) && (
          <Button
            variant="secondary"
            aria-haspopup="dialog"
            aria-describedby={describedBy}
            onClick={() => actions.onRemoveFactor(user)}
          >
            Quitar verificación
          </Button>
        )}
        <Button
          variant={user.active ? 'danger' : 'secondary'}
          aria-describedby={isRefused ? `${describedBy} ${note}` : describedBy}
          disabled={isKeptOn}
          pending={actions.toggling === user.id}
          onClick={() => actions.onToggle(user)}
        >
          {user.active ? 'Desactivar' : 'Activar'}
        </Button>
      </div>
      {isRefused && (
        <p id={note} className="text-sm text-ink-soft">
          {reason}
        </p>
      )}
    </div>
  );
}

/** One's own password takes the present one, somebody else's a superadmin. */
function PasswordAction({ user, viewer, actions, describedBy }: ActionsProps) {
  const { id, username } = user;
  if (id === viewer.id) {
    return (
      <>
        <OwnPasswordButton username={username} aria-describedby={describedBy}>
          Mi contraseña
        </OwnPasswordButton>
        <AccessButton user={user} aria-describedby={describedBy}>
          Acceso y dispositivos
        </AccessButton>
      </>
    );
  }
  if (viewer.role !== 'superadmin' || username === null) return null;
  return (
    <Button
      variant="secondary"
      aria-describedby={describedBy}
      onClick={() => actions.onPassword(user)}
    >
      Cambiar Contraseña
    </Button>
  );
}
