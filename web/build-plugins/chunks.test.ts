import { expect, it } from 'vitest';
import { chunkGroups, isStaffModule } from './chunks.ts';

type Module = { code?: string; imports?: string[]; onDemand?: string[] };

const BIG = 'x'.repeat(7000);
const START = '/web/src/app/start.tsx';
const HOME = '/web/src/app/start-page.tsx';
const ORDER = '/web/src/app/pages/order-page.tsx';
const LOGIN = '/web/src/accounts/session/login-page.tsx';
const WALLET = '/web/src/app/pages/wallet-page.tsx';
const DESK = '/web/src/app/pages/staff/admin-orders-page.tsx';

const FIELD = '/web/src/ui/form/field.tsx';
const PRICE = '/web/src/ui/price.tsx';
const CARD = '/web/src/ui/card.tsx';
const DIALOG = '/web/src/ui/dialog.tsx';
const SLIP = '/web/src/orders/place/order-slip.tsx';
const DRAWER = '/web/src/orders/staff/drawer/order-drawer.tsx';
const ACTIONS = '/web/src/orders/choose/order-actions.tsx';
const CLASSES = '/node_modules/clsx/index.js';
const REACT = '/node_modules/react/index.js';
const FORMS = '/node_modules/react-hook-form/index.js';

const ICONS = '/node_modules/lucide-react/dist/esm/lucide-react.mjs';
const BELL = '/node_modules/lucide-react/dist/esm/icons/bell.mjs';
const ALERT = '/node_modules/lucide-react/dist/esm/icons/circle-exclamation-point.mjs';

const SITE: Record<string, Module> = {
  [START]: { imports: ['/web/src/app/routes.tsx'] },
  '/web/src/app/routes.tsx': {
    imports: [REACT, CLASSES],
    onDemand: [HOME, ORDER, LOGIN, WALLET, DESK],
  },
  [HOME]: { imports: [PRICE, ACTIONS] },
  [ORDER]: {
    code: 'import { CircleAlert } from "lucide-react";',
    imports: [PRICE, ACTIONS, FIELD, CARD, SLIP, FORMS, ICONS],
  },
  [LOGIN]: { imports: [FIELD, CARD, DIALOG, FORMS] },
  [WALLET]: { imports: [DIALOG] },
  [DESK]: { imports: [DRAWER] },
  [DRAWER]: { code: "import { Bell, CircleAlert } from 'lucide-react';", imports: [FIELD, ICONS] },
  [ICONS]: {
    code: [
      "export { default as Bell, default as BellIcon } from './icons/bell.mjs';",
      "export { default as CircleAlert } from './icons/circle-exclamation-point.mjs';",
    ].join('\n'),
    imports: [BELL, ALERT],
  },
  [BELL]: {},
  [ALERT]: {},
  [FIELD]: { code: BIG, imports: [REACT, CLASSES] },
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
  for (const { name, test } of chunkGroups(START)) {
    if (test && !test.test(id)) continue;
    const chunk = typeof name === 'string' ? name : name(id, modules);
    if (chunk !== null) return chunk;
  }
  return null;
}

it.each([
  ['libraries that change seldom', REACT, 'vendor'],
  ['what every page begins with', '/web/src/app/routes.tsx', 'basics'],
  ['what a page to read shares', PRICE, 'basics'],
  ['what a page to read shares, with a library that every page has', ACTIONS, 'basics'],
  ['what is small and the order form shares', CARD, 'order-form'],
  ['what is small and only shared elsewhere', DIALOG, 'shared'],
  ['a folder that is worth a request', FIELD, 'ui-form'],
  ['a library of several folders', FORMS, 'library'],
  ['an icon of the desk alone', BELL, 'icons'],
])('%s', (_what, id, chunk) => {
  expect(chunkOf(id)).toBe(chunk);
});

it.each([
  ['a page', ORDER],
  ['what one page has alone', SLIP],
  ['what only staff load', DRAWER],
])('%s is left to the bundler', (_what, id) => {
  expect(chunkOf(id)).toBeNull();
});

it('an icon that customers see too does not wait for those of the desk', () => {
  expect(chunkOf(ALERT)).not.toBe('icons');
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
