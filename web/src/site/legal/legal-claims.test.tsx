// What the legal pages claim is what the product does. Each sentence with a number stands in the table below with the
// rule that carries it, and so does what is promised without one; a sentence with a number that is in no line fails.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sessionEnd, STAFF_BROWSER_LIFETIME } from '@brasa/core/accounts/session/sessions.rules.ts';
import { termOf } from '@brasa/core/audit/kinds.rules.ts';
import { ALLERGEN_CODES } from '@brasa/core/catalog/catalog.rules.ts';
import { cents } from '@brasa/core/kernel/amounts/cents.ts';
import { mostDiscount } from '@brasa/core/loyalty/covered.rules.ts';
import { DAY } from '@brasa/core/kernel/time/durations.ts';
import { KEPT_YEARS } from '@brasa/core/kernel/time/keeping.ts';
import { madridInstant, type ClockTime, type Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { points } from '@brasa/core/kernel/amounts/points.ts';
import { HALF, MAX_CUSTOMER_QUANTITY, tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import {
  expiryOf,
  isEarningMethod,
  isEarningQuantity,
  lastDayOf,
  pointsOfAmount,
} from '@brasa/core/loyalty/earning.rules.ts';
import {
  discountRefusal,
  isBonusActive,
  redemptionOf,
  TIERS,
} from '@brasa/core/loyalty/loyalty.rules.ts';
import {
  hasPage,
  ORDER_PAGE_DAYS,
  ORDER_PAGES_ON_DEVICE,
} from '@brasa/core/orders/page/order-page.rules.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { partsOf } from '@brasa/core/payments/parts.rules.ts';
import type { Way } from '@brasa/core/payments/payments.rules.ts';

type Claim = {
  /** As it stands on the page. */
  says: string;
} & (
  | {
      /** The rule of core says the same. */
      holds: () => boolean;
    }
  | {
      /**
       * A test, "path > title"; the law, whose article the sentence names; or the people of the shop, who keep such a
       * promise by hand.
       */
      by: `${string} > ${string}` | 'law' | 'the shop';
    }
);

const ROOT = join(import.meta.dirname, '../../../..');

const SWEEP = 'api/test/customers/sweep-personal-data.test.ts';
const OWN_ERASURE = 'api/test/customers/erase-own-account.test.ts';
const HOUSEKEEPING =
  'api/test/db/transact.test.ts > sweeping takes what has had its time and leaves the rest';

const mixed = (cash: number) =>
  isEarningMethod({ method: 'mixed', total: cents(100), cash: cents(cash) });
const covers = (way: Way) => mostDiscount(partsOf(way, cents(1000)));
const tierFor = (available: number, most: number) =>
  redemptionOf(points(available), cents(most))?.tier.name;

const COMPLAINTS: Claim = {
  says: 'Contestamos cuanto antes y, como muy tarde, en un mes.',
  by: 'the shop',
};

const CLAIMS: Record<string, readonly Claim[]> = {
  '/aviso-legal': [COMPLAINTS],
  '/privacidad': [
    {
      says: `Hasta ${KEPT_YEARS} años desde la recogida`,
      by: `${SWEEP} > are known for five years to the end of the day, whatever their state`,
    },
    {
      says: 'o antes si nos lo pides, el pedido queda sin nada que diga de quién era',
      by: 'api/test/customers/erased-columns.test.ts > an order that is erased by %s keeps nothing in any column that is personal',
    },
    {
      says: `si solo nos diste el teléfono, hasta ${KEPT_YEARS} años después de tu último movimiento de puntos`,
      by: `${SWEEP} > are known for five years after the last movement of points`,
    },
    {
      says: 'borramos tus datos; los apuntes de puntos quedan sin nada que te identifique',
      by: `${OWN_ERASURE} > leaves nothing that says who it was, anywhere`,
    },
    {
      says: 'Los de un encargo, hasta el día siguiente de la recogida',
      by: 'api/test/messages/order-push.test.ts > who wanted to hear of an order is forgotten the day after it',
    },
    {
      says: 'Por lo menos seis años, como manda el artículo 30 del Código de Comercio.',
      by: 'law',
    },
    {
      says: 'no se quita nada de ninguna',
      by: `${SWEEP} > keep what the law asks: figures, payments, points and their invoices`,
    },
    { says: 'Unas horas; la dirección IP desde la que se encarga, un día', by: HOUSEKEEPING },
    {
      says: 'con la dirección IP y el navegador, un año',
      holds: () => termOf('sign_in_failed') === 365 * DAY,
    },
    {
      says: 'Hasta que la cierras, pasan 30 días sin venir o 180 desde que entraste.',
      holds: () => {
        const end = (usedAt: number) => sessionEnd({ createdAt: 0, usedAt }, 'abaranci');
        return end(0) === 30 * DAY && end(179 * DAY) === 180 * DAY;
      },
    },
    {
      says: 'Un año desde la última vez que entra.',
      holds: () => STAFF_BROWSER_LIFETIME === 365 * DAY,
    },
    {
      says: 'el navegador en que tu cuenta está abierta y cuándo la usaste, mientras lo está',
      by: HOUSEKEEPING,
    },
    {
      says: `Las ${ORDER_PAGES_ON_DEVICE} que has abierto las últimas`,
      by: 'web/src/worker/kept/kept-orders.test.ts > five are kept, those that were opened last',
    },
    {
      says: 'Evita que un encargo se envíe dos veces',
      by: 'api/test/orders/create-order-once.test.ts > sent twenty times at once is one order and twenty equal answers',
    },
    { says: 'te contestaremos en un mes', by: 'law' },
    {
      says: 'borramos también un pedido o un teléfono',
      by: 'api/test/customers/erase-customer.test.ts > leaves nothing that says whose it was, in its orders without an account either',
    },
    {
      says: 'Los encargos que hiciste sin entrar en tu cuenta no se borran con ella: pídenoslo y los borramos.',
      by: `${OWN_ERASURE} > stay as they are, with the phone and the e-mail of the account too`,
    },
    {
      says: 'hasta 14 días más en las copias de seguridad, que se borran solas',
      // Once a day those of 13 full days go.
      holds: () => readFileSync(join(ROOT, 'docs/operations.md'), 'utf8').includes('-mtime +12 '),
    },
    { says: 'Si hubiera que recuperar una, lo borraríamos otra vez.', by: 'the shop' },
    { says: 'hay que tener al menos 14 años', by: 'law' },
    { says: 'alguien menor de 14 años', by: 'the shop' },
  ],
  '/condiciones-puntos': [
    {
      says: 'Un euro en efectivo es un punto; con cien ya tienes descuento.',
      holds: () => pointsOfAmount(cents(100)) === 1 && TIERS[0].points === 100,
    },
    {
      says: 'Cada euro entero pagado da 1 punto. Los céntimos no cuentan: una compra de 13,50 € da 13 puntos.',
      holds: () => pointsOfAmount(cents(1350)) === 13,
    },
    {
      says: 'al menos la mitad (el 50 %) en efectivo',
      holds: () => mixed(50) && !mixed(49),
    },
    {
      says: 'es de 10 unidades como mucho: los pedidos de más de 10 unidades no dan puntos',
      holds: () => isEarningQuantity(tenths(100)) && !isEarningQuantity(tenths(105)),
    },
    {
      says: 'Al llegar a 100 puntos disponibles',
      holds: () => isBonusActive(points(100)) && !isBonusActive(points(99)),
    },
    {
      says: 'el nivel más alto al que llegues de los que caben enteros en lo que pagas (si no cabe ninguno, el más bajo)',
      holds: () =>
        tierFor(300, 2000) === 'Oro' &&
        tierFor(300, 700) === 'Bronce' &&
        tierFor(300, 100) === 'Bronce',
    },
    {
      says: 'Como máximo, 3 descuentos al día por persona.',
      holds: () =>
        discountRefusal(points(500), 2) === null &&
        discountRefusal(points(500), 3) === 'DISCOUNT_LIMIT_REACHED',
    },
    {
      says: 'en efectivo, hasta el 100 %; con tarjeta o con Bizum, hasta el 70 %; por transferencia, nada',
      holds: () =>
        covers('cash') === 1000 &&
        [covers('card'), covers('bizum')].every((most) => most === 700) &&
        covers('transfer') === 0,
    },
    ...TIERS.map(({ name, points: needed, euros }): Claim => ({
      says: `${name}${needed}${euros},00 €`,
      holds: () => tierFor(needed, euros * 100) === name,
    })),
    {
      says: 'Cada punto caduca un año después de ganarlo. Los ganados el 15 de marzo, por ejemplo, caducan el 15 de marzo del año siguiente.',
      holds: () => {
        const earned = madridInstant('2026-03-15' as Day, '12:00' as ClockTime);
        return lastDayOf(expiryOf(earned)) === '2027-03-15';
      },
    },
    {
      says: 'tu saldo puede quedarse a cero, nunca por debajo',
      by: 'api/test/loyalty/ledger-history.test.ts > every history leaves balance, transactions, lots and orders in agreement',
    },
    {
      says: 'Antes tendrás que recoger o anular el encargo que tengas pendiente.',
      by: `${OWN_ERASURE} > waits for a pending order, says so and changes nothing`,
    },
    { says: 'con 30 días de antelación por lo menos', by: 'the shop' },
    COMPLAINTS,
  ],
  '/condiciones-compra': [
    {
      says: 'hasta 10 pollos, también medios',
      holds: () => MAX_CUSTOMER_QUANTITY === 100 && HALF === 5,
    },
    { says: 'encargar son tres pasos', by: 'the shop' },
    {
      says: `hasta ${ORDER_PAGE_DAYS} días después de la recogida`,
      holds: () => hasPage(0, ORDER_PAGE_DAYS * DAY) && !hasPage(0, ORDER_PAGE_DAYS * DAY + 1),
    },
    {
      says: 'una hora completa',
      by: 'web/src/orders/place/pick-up/order-form-slots.test.tsx > names full times as full, and those for which it is too late; they cannot be chosen',
    },
    {
      says: 'un plato agotado',
      by: 'web/src/orders/place/food/order-form-food.test.tsx > is told to an open form, and that it is there again; its price stays',
    },
    {
      says: 'un rato en que no aceptamos encargos por la web',
      by: 'web/src/orders/place/pick-up/paused-order.test.tsx > says a pause within 15 seconds, with the telephone and the next day, and keeps all that is typed',
    },
    {
      says: 'el total antes de que lo envíes. Si un precio cambia mientras encargas, te lo enseñamos y decides.',
      by: 'web/src/orders/place/food/order-form-food.test.tsx > is shown line by line with the new total, and the same button orders at it',
    },
    {
      says: 'Si después añades algo, eso va al precio de ese día.',
      by: 'api/test/orders/edit-order-lines.test.ts > a line keeps its price whatever its quantity becomes, an added one takes that of today',
    },
    {
      says: 'hasta la hora que allí se dice y mientras no esté en el horno, listo, pagado o facturado',
      by: 'api/test/orders/own-order.test.ts > nothing can be changed by its customer, who is told why',
    },
    {
      says: 'Si dejas una señal, al recogerlo pagas lo que falta.',
      by: 'api/test/orders/owed.test.ts > a deposit and the rest in another way are mixed, and each is an entry of its own',
    },
    {
      says: 'queda anulado, en su página ves lo que te devolvemos',
      by: 'web/src/app/pages/own-order-page.test.tsx > says of money that %s after a call-off',
    },
    { says: 'nos lo podemos quedar', by: 'the shop' },
    { says: 'Las bebidas alcohólicas son para mayores de 18 años', by: 'the shop' },
    {
      says: 'cuáles de los 14 alérgenos de declaración obligatoria contiene',
      holds: () => ALLERGEN_CODES.length === 14,
    },
    {
      says: '14 días naturales desde que las recoges',
      by: 'core/src/orders/page/withdrawal.rules.test.ts > drinks may be given back %s: %s',
    },
    {
      says: 'Lo más fácil es la página de tu pedido: «Desistir de las bebidas aquí»',
      by: 'web/src/app/pages/own-order-page.test.tsx > are withdrawn from in two steps, once, and the page says since when',
    },
    { says: 'sin abrir en los 14 días siguientes a decírnoslo', by: 'the shop' },
    { says: 'en 14 días desde que nos lo dices', by: 'the shop' },
    COMPLAINTS,
  ],
};

const PATHS = Object.keys(CLAIMS);

/** Articles and numbers of laws, and whose address it is: none of them is a claim about the product. */
const REFERENCES = [
  /artículos? \d+(?:\.\d+)*(?:\.?[a-z]\b| [a-z]\))?/g,
  /\(\d(?:\.\d)*\.[a-z]\)/g,
  /(?:Ley(?: Orgánica)?|Real Decreto(?: Legislativo)?|Reglamento \(UE\)) \d+\/\d+/g,
  'calle Jorge Juan, 6, 28001 Madrid',
  'Calle Mayor, 12, 03400 Villena, Alicante',
  '965 000 111',
  '600 000 222',
];

const NUMBER_WORD =
  /\d|\b(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|cien|mil|doble|la mitad)\b|\b(?:un|una) (?:año|mes|semana|día|hora|minuto)\b/i;

/** What the page says, without its date; non-breaking spaces read like any other. */
async function textOf(path: string): Promise<string> {
  renderApp(path);
  const main = screen.getByRole('main');
  await within(main).findAllByRole('region');
  const said = main.cloneNode(true) as HTMLElement;
  for (const time of said.querySelectorAll('time')) time.remove();
  return said.textContent.replaceAll(/\s+/g, ' ');
}

it.each(PATHS)('%s says each claim of the table', async (path) => {
  const text = await textOf(path);
  for (const { says } of CLAIMS[path] ?? []) expect(text).toContain(says);
});

it.each(PATHS)('%s says no number that no line of the table carries', async (path) => {
  let text = await textOf(path);
  for (const { says } of CLAIMS[path] ?? []) text = text.replaceAll(says, '…');
  for (const reference of REFERENCES) text = text.replaceAll(reference, '§');
  expect(text.split(/(?<=[.:;])\s?/).filter((sentence) => NUMBER_WORD.test(sentence))).toEqual([]);
});

const all = Object.values(CLAIMS).flat();

it('each claim that a rule carries is what the rule says', () => {
  const untrue = all.filter((claim) => 'holds' in claim && !claim.holds());
  expect(untrue.map(({ says }) => says)).toEqual([]);
});

it('the tests that carry the others are there', () => {
  const missing = all
    .flatMap((claim) => ('by' in claim && claim.by.includes(' > ') ? [claim.by] : []))
    .filter((by) => {
      const [file = '', title = ''] = by.split(' > ');
      return !readFileSync(join(ROOT, file), 'utf8').includes(title);
    });
  expect(missing).toEqual([]);
});
