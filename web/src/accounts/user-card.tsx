import { Mail, Phone } from 'lucide-react';
import type { UserView } from '@brasa/core/accounts/accounts.contract.ts';
import type { Role } from '@brasa/core/accounts/accounts.rules.ts';
import { formatPhone } from '@brasa/core/kernel/phone.ts';
import { Badge } from '../ui/badge.tsx';

const ROLE_NAMES: Record<Role, string> = {
  superadmin: 'Superadmin',
  haykakan: 'Administrador',
  abaranci: 'Abaranci',
};

export function UserCard({ user }: { user: UserView }) {
  return (
    <li className="grid content-start gap-3 rounded-card border border-line bg-surface p-5">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 className="text-base break-words">{user.name ?? user.username ?? 'Sin nombre'}</h2>
          {user.username !== null && <p className="text-sm text-ink-soft">@{user.username}</p>}
        </div>
        <Badge tone={user.role === 'abaranci' ? 'neutral' : 'outline'}>
          {ROLE_NAMES[user.role]}
        </Badge>
      </div>
      <ul className="grid gap-1 text-sm">
        {user.email && (
          <li className="flex min-w-0 items-center gap-2">
            <Mail aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
            <span className="truncate">{user.email}</span>
          </li>
        )}
        {user.phone && (
          <li className="flex items-center gap-2">
            <Phone aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
            {formatPhone(user.phone)}
          </li>
        )}
      </ul>
      {!user.active && (
        <div>
          <Badge tone="bad">Usuario inactivo</Badge>
        </div>
      )}
    </li>
  );
}
