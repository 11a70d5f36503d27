import { useId, type ReactNode } from 'react';
import type { CurrentUser, UserView } from '@brasa/core/accounts/accounts.contract.ts';
import { formatPhone } from '@brasa/core/kernel/text/phone.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ChoiceChips } from '../../../ui/form/choice-chips.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { factsAfter, factsOf, nameOf, whyKept, type Facts, type Sides } from './merge-sides.ts';
import { ordersCount, pointsCount } from './merge-texts.ts';
import { useUserAccount } from './merging.queries.ts';

type MergeComparisonProps = {
  sides: Sides;
  isFree: boolean;
  onKeep: (id: number) => void;
  viewer: CurrentUser;
};

export function MergeComparison({ sides, isFree, onKeep, viewer }: MergeComparisonProps) {
  const { kept, merged } = sides;
  const accounts = { kept: useUserAccount(kept.id), merged: useUserAccount(merged.id) };
  const failed = [accounts.kept, accounts.merged].find(({ isError }) => isError);
  if (failed) return <ErrorState title="Error al cargar la cuenta" query={failed} />;
  const facts = {
    kept: factsOf(kept, accounts.kept.data),
    merged: factsOf(merged, accounts.merged.data),
  };
  return (
    <>
      <Comparison sides={sides} facts={facts} />
      {isFree ? <KeptChoice sides={sides} onKeep={onKeep} /> : <p>{whyKept(viewer, sides)}</p>}
      <Afterwards sides={sides} facts={factsAfter(facts.kept, facts.merged)} />
    </>
  );
}

/** In an order that does not change with the choice. */
const byId = ({ kept, merged }: Sides) => [kept, merged].toSorted((a, b) => a.id - b.id);

function KeptChoice({ sides, onKeep }: Pick<MergeComparisonProps, 'sides' | 'onKeep'>) {
  return (
    <ChoiceChips
      label="¿Qué cuenta se queda?"
      className="[&_label>span]:min-h-14 [&_label>span]:wrap-anywhere"
      choices={byId(sides).map((user) => ({ value: String(user.id), label: nameOf(user) }))}
      value={String(sides.kept.id)}
      onChange={(id) => onKeep(Number(id))}
    />
  );
}

type FactsOfBoth = { kept: Facts; merged: Facts };

const ROWS: readonly { label: string; of: (facts: Facts) => ReactNode }[] = [
  { label: 'Nombre', of: ({ name }) => name },
  { label: 'Usuario', of: ({ username }) => username && `@${username}` },
  { label: 'Teléfono', of: ({ phones }) => phones.map(formatPhone).join('\n') },
  { label: 'Email', of: ({ email }) => email },
  { label: 'Código postal', of: ({ postalCode }) => postalCode },
  { label: 'Comparsa', of: ({ comparsaName }) => comparsaName },
  { label: 'Detalles', of: ({ details }) => details },
  { label: 'Puntos', of: ({ points }) => points ?? '…' },
  { label: 'Pedidos', of: ({ orders }) => orders ?? '…' },
];

const isBlank = (shown: ReactNode) => shown === null || shown === '';

function Comparison({ sides, facts }: { sides: Sides; facts: FactsOfBoth }) {
  const columns = byId(sides).map((user) => {
    const isKept = user.id === sides.kept.id;
    return { user, isKept, facts: isKept ? facts.kept : facts.merged };
  });
  return (
    <table className="w-full table-fixed text-sm [&_td]:pl-3 [&_th]:font-normal">
      <caption className="sr-only">Las dos cuentas</caption>
      <thead>
        <tr>
          <td className="w-[4.75rem]" />
          {columns.map(({ user, isKept }) => (
            <th key={user.id} scope="col" className="pb-2 pl-3 text-left">
              <Badge tone={isKept ? 'good' : 'neutral'}>{isKept ? 'Se queda' : 'Se une'}</Badge>
              {!user.active && <Inactive />}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map(({ label, of }) => (
          <tr key={label} className="border-t border-line align-top *:py-2">
            <th scope="row" className="text-left text-ink-soft">
              {label}
            </th>
            {columns.map(({ user, facts: its }) => (
              <td key={user.id} className="font-semibold whitespace-pre-line wrap-anywhere">
                {isBlank(of(its)) ? <span className="text-ink-soft">–</span> : of(its)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Inactive() {
  return (
    <>
      {' '}
      <Badge tone="bad">Usuario inactivo</Badge>
    </>
  );
}

function Afterwards({ sides: { kept, merged }, facts }: { sides: Sides; facts: Facts }) {
  const title = useId();
  const { name, username, phones, email, postalCode, comparsaName, details } = facts;
  const { points, orders } = facts;
  const isKnown = points !== undefined && orders !== undefined;
  const lines = [
    [name, username && `@${username}`].filter(Boolean).join(', '),
    phones.map(formatPhone).join(', '),
    email,
    [comparsaName, postalCode].filter(Boolean).join(' · '),
    details,
    isKnown ? `${pointsCount(points)} y ${ordersCount(orders)}` : '…',
    ...losses(kept, merged),
  ];
  return (
    <section aria-labelledby={title} className="rounded-card bg-sunk px-5 py-4">
      <h3 id={title} className="font-semibold">
        Así quedará
      </h3>
      <ul className="mt-1 grid list-disc gap-1 pl-5">
        {lines.filter(Boolean).map((line) => (
          <li key={line} className="whitespace-pre-line wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}

function losses(kept: UserView, merged: UserView): string[] {
  const signIn = `El usuario @${merged.username} y su contraseña dejan de valer, y sus sesiones se cierran.`;
  return [
    ...(merged.username === null ? [] : [signIn]),
    ...(kept.active ? [] : ['Seguirá desactivada hasta que alguien la active.']),
  ];
}
