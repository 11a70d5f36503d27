// Which of two accounts stays, as far as it is anybody's choice, and what becomes of it.
import { isolated } from '@brasa/core/kernel/text/isolated.ts';
import type { CurrentUser, UserView } from '@brasa/core/accounts/accounts.contract.ts';
import { userTitle } from '@brasa/core/accounts/users/users.rules.ts';
import type { UserAccount } from '@brasa/core/customers/merging.contract.ts';
import { CUSTOMERS_FAILURES } from '@brasa/core/customers/customers.failures.ts';
import { mergeRefusal, personAfterMerge } from '@brasa/core/customers/merging.rules.ts';
import type { FailureCode } from '@brasa/core/failures.ts';
import { formatPhone } from '@brasa/core/kernel/text/phone.ts';
import { sumPoints, type Points } from '@brasa/core/kernel/amounts/points.ts';

export type Sides = { kept: UserView; merged: UserView };

const bothWays = (one: UserView, other: UserView): [Sides, Sides] => [
  { kept: one, merged: other },
  { kept: other, merged: one },
];

/** The ways in which these two may become one; none where they may not. */
export function possibleSides(viewer: CurrentUser, one: UserView, other: UserView): Sides[] {
  return bothWays(one, other).filter(
    ({ kept, merged }) => mergeRefusal(viewer, kept, merged) === null,
  );
}

/** Why these two may not become one, whoever stays; null where they may. */
export function mergeObstacle(viewer: CurrentUser, one: UserView, other: UserView): string | null {
  if (possibleSides(viewer, one, other).length > 0) return null;
  const refusals = bothWays(one, other).map(({ kept, merged }) =>
    mergeRefusal(viewer, kept, merged),
  );
  if (refusals.includes('MERGE_INTO_OWN')) return `${CUSTOMERS_FAILURES.MERGE_INTO_OWN.text}.`;
  const isSuperadmin = [one, other].some(({ role }) => role === 'superadmin');
  return isSuperadmin
    ? 'La cuenta de un superadmin no se une con ninguna otra.'
    : 'Las dos cuentas son del personal.';
}

const REASONS: Partial<Record<FailureCode, string>> = {
  MERGE_SIGN_IN_STAYS: 'es la única de las dos que puede iniciar sesión',
  MERGE_STAFF_STAYS: 'es la del personal',
};

export function whyKept(viewer: CurrentUser, { kept, merged }: Sides): string | null {
  const refusal = mergeRefusal(viewer, merged, kept);
  const reason = refusal && REASONS[refusal];
  return reason ? `Se queda ${nameOf(kept)}: ${reason}.` : null;
}

export function nameOf(user: UserView): string {
  const title = userTitle(user);
  if (user.username !== null && user.username !== title)
    return `${isolated(title)} (@${user.username})`;
  if (user.phone === null || formatPhone(user.phone) === title) return title;
  return `${isolated(title)} (${formatPhone(user.phone)})`;
}

type Written = Pick<UserView, 'name' | 'email' | 'postalCode' | 'comparsaName' | 'details'>;

export type Facts = Written & {
  username: string | null;
  phones: readonly string[];
  /** Undefined while nobody knows. */
  points: Points | undefined;
  orders: number | undefined;
};

export function factsOf(user: UserView, account: UserAccount | null | undefined): Facts {
  const { username, phone } = user;
  return {
    ...written(user),
    username,
    phones: [...(phone === null ? [] : [phone]), ...(account?.otherPhones ?? [])],
    points: account?.availablePoints,
    orders: account?.orders,
  };
}

/** What the account that stays is afterwards, by the rules that the server goes by. */
export function factsAfter(kept: Facts, merged: Facts): Facts {
  return {
    ...personAfterMerge(written(kept), written(merged)),
    username: kept.username,
    phones: [...kept.phones, ...merged.phones],
    points: known(kept.points, merged.points, (one, other) => sumPoints([one, other])),
    orders: known(kept.orders, merged.orders, (one, other) => one + other),
  };
}

const written = ({ name, email, postalCode, comparsaName, details }: Written): Written => ({
  ...{ name, email, postalCode, comparsaName, details },
});

function known<Figure extends number>(
  one: Figure | undefined,
  other: Figure | undefined,
  sum: (one: Figure, other: Figure) => Figure,
): Figure | undefined {
  return one === undefined || other === undefined ? undefined : sum(one, other);
}
