import { expect, it } from 'vitest';
import { chunkGroups, isStaffModule } from './chunks.ts';

type Module = { code?: string; imports?: string[]; onDemand?: string[] };

const BIG = 'x'.repeat(10_000);
const START = '/web/src/app/start.tsx';
const HOME = '/web/src/app/start-page.tsx';
const ORDER = '/web/src/app/pages/order-page.tsx';
const LOGIN = '/web/src/accounts/session/login-page.tsx';
const WALLET = '/web/src/app/pages/wallet-page.tsx';
const OWN_ORDER = '/web/src/app/pages/own-order-page.tsx';
const MENU = '/web/src/app/pages/menu-page.tsx';
const DESK = '/web/src/app/pages/staff/admin-orders-page.tsx';

const FIELD = '/web/src/ui/form/field.tsx';
const PRICE = '/web/src/ui/price.tsx';
const CARD = '/web/src/ui/card.tsx';
const FOOTNOTES = '/web/src/site/footnotes.tsx';
const STEPS = '/web/src/orders/choose/steps.tsx';
const FURTHER = '/node_modules/@tanstack/query-core/build/modern/infiniteQueryObserver.js';
const BADGE = '/web/src/dashboard/badge.tsx';
const DIALOG = '/web/src/ui/dialog.tsx';
const SLIP = '/web/src/orders/place/order-slip.tsx';
const TILL = '/web/src/books/staff/admin-books-page.tsx';
const DRAWER = '/web/src/orders/staff/drawer/order-drawer.tsx';
const ACTIONS = '/web/src/orders/choose/order-actions.tsx';
const CLASSES = '/node_modules/clsx/index.js';
const REACT = '/node_modules/react/index.js';
const FORMS = '/node_modules/react-hook-form/index.js';

const ICONS = '/node_modules/lucide-react/dist/esm/lucide-react.mjs';
const BELL = '/node_modules/lucide-react/dist/esm/icons/bell.mjs';
const CLOCK = '/node_modules/lucide-react/dist/esm/icons/clock.mjs';
const STAR = '/node_modules/lucide-react/dist/esm/icons/star.mjs';
const ALERT = '/node_modules/lucide-react/dist/esm/icons/circle-exclamation-point.mjs';

const SITE: Record<string, Module> = {
  [START]: { imports: ['/web/src/app/routes.tsx'] },
  '/web/src/app/routes.tsx': {
    imports: [REACT, CLASSES],
    onDemand: [HOME, MENU, ORDER, OWN_ORDER, LOGIN, WALLET, DESK, TILL],
  },
  [HOME]: { imports: [PRICE, ACTIONS, FOOTNOTES] },
  [MENU]: { imports: [FOOTNOTES] },
  [ORDER]: {
    code: 'import { CircleAlert } from "lucide-react";',
    imports: [PRICE, ACTIONS, FIELD, CARD, STEPS, SLIP, FORMS, ICONS],
  },
  [OWN_ORDER]: { code: "import { Clock } from 'lucide-react';", imports: [STEPS, ICONS] },
  [LOGIN]: {
    code: 'import { Clock, StarIcon as Star } from "lucide-react";',
    imports: [FIELD, CARD, DIALOG, FORMS, ICONS],
  },
  [WALLET]: { code: "import { Star } from 'lucide-react';", imports: [DIALOG, ICONS] },
  [DESK]: { imports: [DRAWER, BADGE] },
  [TILL]: { imports: [BADGE] },
  [DRAWER]: { code: "import { Bell, CircleAlert } from 'lucide-react';", imports: [FIELD, ICONS] },
  [ICONS]: {
    code: [
      "export { default as Bell, default as BellIcon } from './icons/bell.mjs';",
      "export { default as CircleAlert } from './icons/circle-exclamation-point.mjs';",
      "export { default as Clock } from './icons/clock.mjs';",
      "export { default as Star, default as StarIcon } from './icons/star.mjs';",
    ].join('\n'),
    imports: [BELL, ALERT, CLOCK, STAR],
  },
  [BELL]: {},
  [CLOCK]: {},
  [STAR]: {},
  [STEPS]: { code: 'small' },
  [BADGE]: {},
  [FOOTNOTES]: { code: BIG },
  [ALERT]: {},
  [FIELD]: { code: 'small', imports: [REACT, FORMS] },
  [PRICE]: { code: 'small' },
  [ACTIONS]: { code: 'small', imports: [CLASSES] },
  [CLASSES]: {},
  [CARD]: { code: 'small' },
  [DIALOG]: { code: 'small' },
  [SLIP]: { code: BIG },
  [REACT]: {},
  [FORMS]: { code: BIG },
};

const modules = {
  getModuleInfo: (id: string) => {
    const { code = '', imports = [], onDemand = [] } = SITE[id] ?? {};
    return { code, importedIds: imports, dynamicallyImportedIds: onDemand };
  },
};

/** The chunk that takes the module, by the order of the groups; null leaves it to the bundler. */
function chunkOf(id: string): string | null {
  for (const { name, ...group } of chunkGroups(START)) {
    if ('test' in group && !group.test.test(id)) continue;
    const chunk = typeof name === 'string' ? name : name(id, modules);
    if (chunk !== null) return chunk;
  }
  return null;
}

it.each([
  ['a library of every page', REACT, 'vendor'],
  ['the start of every page', '/web/src/app/routes.tsx', 'basics'],
  ['small code of a page to read and another page', PRICE, 'basics'],
  ['small code of a page to read that needs a library of every page', ACTIONS, 'basics'],
  ['code of any size that two pages to read need', FOOTNOTES, 'basics'],
  ['small code of the order form and another page', CARD, 'order-form'],
  ['small code of the order form and the page of an order', STEPS, 'orders'],
  ['an icon of the page of an order and another page', CLOCK, 'orders'],
  ['a part of the vendor’s library that few pages need', FURTHER, 'infinite-query'],
  ['an icon of the order form and the desk', ALERT, 'order-form'],
  ['an icon of two other pages of customers', STAR, 'icons'],
  ['small code of two pages of the desk', BADGE, 'desk'],
])('%s', (_what, id, chunk) => {
  expect(chunkOf(id)).toBe(chunk);
});

it.each([
  ['a page', ORDER],
  ['the code of one page alone', SLIP],
  ['an icon of one page alone', BELL],
  ['large code of several pages', FORMS],
  ['small code that needs large code', FIELD],
  ['small code of other pages of customers', DIALOG],
])('%s is left to the bundler', (_what, id) => {
  expect(chunkOf(id)).toBeNull();
});

it.each([
  [DRAWER, true],
  [DESK, true],
  ['/web/src/dashboard/board/order-row.tsx', true],
  [SLIP, false],
  [FIELD, false],
])('%s is for staff: %s', (id, isStaff) => {
  expect(isStaffModule(id)).toBe(isStaff);
});
