// The calls that are answered without a connection, too, by what was answered last. Never that of chickens or
// slots, of which others take in the meantime. See docs/rules/site.md#answers-without-a-connection.
import {
  logIn,
  logInWithCode,
  logOut,
  readCurrentUser,
  register,
} from '@brasa/core/accounts/accounts.calls.ts';
import { setLinkedAccount, setLinkedPassword } from '@brasa/core/accounts/password-links.calls.ts';
import { isStaff } from '@brasa/core/accounts/accounts.rules.ts';
import {
  checkFile,
  listCategories,
  listFeatured,
  listPhotographs,
  listProducts,
} from '@brasa/core/catalog/catalog.calls.ts';
import { readDashboard } from '@brasa/core/dashboard/dashboard.calls.ts';
import { listBusinessHours, listSpecialDays } from '@brasa/core/hours/hours.calls.ts';
import {
  listDiscountTiers,
  listPointsHistory,
  readPoints,
  readWallet,
  readWalletQr,
} from '@brasa/core/loyalty/loyalty.calls.ts';
import { readOrderPage } from '@brasa/core/orders/order-page.calls.ts';
import { readUsualProducts } from '@brasa/core/orders/usual-orders.calls.ts';
import { readSiteFacts } from '@brasa/core/settings/settings.calls.ts';
import { listReviews } from '@brasa/core/site/site.calls.ts';
import type { Identity } from '../device.ts';

type Named = { path: string };
type Asked = Pick<Request, 'method' | 'url'>;

const pathsOf = (...calls: readonly Named[]): readonly string[] => calls.map(({ path }) => path);

const EVERYONES = [
  ...pathsOf(readSiteFacts, listBusinessHours, listSpecialDays, listPhotographs, listReviews),
  ...pathsOf(listCategories, listProducts, listFeatured, checkFile),
];
const SIGNED_INS = [
  ...pathsOf(readCurrentUser, readPoints, readWallet, readWalletQr),
  ...pathsOf(listPointsHistory, listDiscountTiers),
];
const STAFFS = pathsOf(readDashboard, readUsualProducts);

/** Of a path in which one code stands. */
function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:\w+/, String.raw`[\w-]+`)}$`);
}

/** An order, by its code. */
const ORDER_PAGE_CALL = patternOf(readOrderPage.path);

export type StoredCall = {
  /** The same for everybody, of whoever is signed in, or of whoever has an order's address. */
  owner: 'everyone' | 'own' | 'bearer';
  /** Its path and query. */
  address: string;
};

/** Undefined for every other call. */
export function storedCall({ method, url }: Asked): StoredCall | undefined {
  const { pathname, search } = new URL(url);
  if (method !== 'GET') return undefined;
  const address = pathname + search;
  if (EVERYONES.includes(pathname)) return { owner: 'everyone', address };
  if (ORDER_PAGE_CALL.test(pathname)) return { owner: 'bearer', address };
  const isOwn = SIGNED_INS.includes(pathname) || STAFFS.includes(pathname);
  return isOwn ? { owner: 'own', address } : undefined;
}

/** What whoever it is will want without a connection. */
export function ownAddresses({ role }: Identity): readonly string[] {
  return isStaff(role) ? [...SIGNED_INS, ...STAFFS] : SIGNED_INS;
}

/** Whether the answer to this says who is signed in. */
export const saysWho = ({ address }: StoredCall): boolean => address === readCurrentUser.path;

const isCall = ({ method, url }: Asked, ...calls: readonly (Named & { method: string })[]) =>
  calls.some((call) => method === call.method && new URL(url).pathname === call.path);

const LINK_CALLS = [setLinkedPassword, setLinkedAccount].map(({ path }) => patternOf(path));

export const isSignIn = (request: Asked): boolean =>
  isCall(request, logIn, logInWithCode, register) ||
  (request.method === 'POST' &&
    LINK_CALLS.some((link) => link.test(new URL(request.url).pathname)));
export const isSignOut = (request: Asked): boolean => isCall(request, logOut);
