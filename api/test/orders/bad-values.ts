// What must never get into an order, field by field, and what looks dangerous but is only text.

const NUL = '\u0000';
const HALF_A_PAIR = '\ud83c';

const WRONG_TYPES: unknown[] = [{}, [], [1], { a: 1 }, true, ['x'], { toString: 'x' }];
const CONTROL_TEXTS = [
  `a${NUL}b`,
  `a${HALF_A_PAIR}b`,
  `a\u0007b`,
  `a\u001bb`,
  'a\u2028b',
  'a\u009fb',
];

/** Not one of these is a decimal that money or chickens could be. */
const WRONG_DECIMALS: unknown[] = [
  'NaN',
  'Infinity',
  '-1',
  -1,
  '1e3',
  '1E1',
  '0x10',
  ' 1',
  '1 ',
  '1,5',
  '1.',
  '.5',
  '--1',
  '+1',
  '٣',
  '1_000',
  'uno',
  1e21,
  1e308,
  -0.5,
  '9'.repeat(400),
  `1${NUL}`,
  true,
  {},
  [],
  [1],
];

const QUANTITIES = [
  ...WRONG_DECIMALS,
  '',
  null,
  0.3,
  '1.25',
  1.05,
  '17.6',
  18,
  1000,
  '99999999999',
];
const AMOUNTS = [...WRONG_DECIMALS, '1.005', 0.001, '100000000.00', 1e12];

/** Dates that do not exist or that no pick-up could have. */
const WRONG_INSTANTS: unknown[] = [
  '',
  'mañana',
  null,
  0,
  1_795_000_000_000,
  '2026-02-30T14:00:00Z',
  '2027-02-29T14:00',
  '2026-13-01T14:00Z',
  '2026-11-20',
  '2026-11-20T24:00:00Z',
  '2026-11-20T14:60Z',
  '2026-11-20T14:00:60Z',
  '20261120T1400Z',
  '2026-11-20 14:00',
  '2026-11-20T14:00+99:00',
  '+012026-11-20T14:00:00Z',
  '0000-01-01T00:00Z',
  '1999-12-31T23:59:59Z',
  '2100-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '2026-11-20T14:00Z; drop table orders',
  ...WRONG_TYPES,
];

const LINES = [...WRONG_TYPES, 7, ...CONTROL_TEXTS, 'a\nb', 'a\tb'];
const EMAILS = [
  ...WRONG_TYPES,
  7,
  ...CONTROL_TEXTS,
  'nadie',
  '@',
  'a@',
  '@b.es',
  'a b@c.es',
  'a@b',
  'a@b.es, c@d.es',
  'a@b.es\nBcc: x@y.es',
  `${'a'.repeat(250)}@b.es`,
  '<a@b.es>',
  "a@b.es'--",
];
const PHONES = [
  ...WRONG_TYPES,
  600111222,
  'teléfono',
  '12345678',
  '1234567890123456',
  '600-111-22x',
  '600111222;',
  '++34600111222',
  '600+111222',
  '٦٠٠١١١٢٢٢',
  `600111222${NUL}`,
  '6'.repeat(31),
  '() - ()',
];

/** Refused in a new order, whoever sends it. */
export const BAD_ORDER_FIELDS: Record<string, unknown[]> = {
  customerName: [...LINES, '', '   ', null, undefined, 'x'.repeat(121)],
  customerPhone: PHONES,
  customerEmail: EMAILS,
  customerDNI: [...LINES, 'x'.repeat(21)],
  customerAddress: [...LINES, 'x'.repeat(201)],
  quantity: [...QUANTITIES, undefined],
  details: [...WRONG_TYPES, 7, ...CONTROL_TEXTS, 'x'.repeat(1001)],
  note: [...WRONG_TYPES, 7, ...CONTROL_TEXTS, 'x'.repeat(121)],
  pickupTime: [...WRONG_INSTANTS, undefined],
  totalAmount: AMOUNTS,
  cashAmount: AMOUNTS,
  cardAmount: AMOUNTS,
  transferAmount: AMOUNTS,
  paymentMethod: [...WRONG_TYPES, 7, '', null, 'cheque', 'CASH', "cash'--"],
  gdprConsent: ['true', 1, {}, [], 'on'],
  pointsRedeemed: [...WRONG_TYPES, -1, 1.5, '5', 1e9, 1e21, null],
};

/** Refused in a customer's order besides. */
export const BAD_CUSTOMER_FIELDS: Record<string, unknown[]> = {
  customerPhone: ['', '   ', null, undefined],
  customerEmail: ['', null, undefined],
  quantity: [10.5, '17.5', 0, '0.0'],
  gdprConsent: [false, null, undefined],
};

/** Refused in an edit. */
export const BAD_EDIT_FIELDS: Record<string, unknown[]> = {
  customerName: [...LINES, '', '   ', null, 'x'.repeat(121)],
  customerPhone: PHONES,
  customerEmail: EMAILS,
  quantity: QUANTITIES,
  details: BAD_ORDER_FIELDS['details'] ?? [],
  note: [...WRONG_TYPES, 7, ...CONTROL_TEXTS, 'x'.repeat(1124)],
  pickupTime: WRONG_INSTANTS,
  totalAmount: AMOUNTS,
  cashAmount: AMOUNTS,
  cardAmount: AMOUNTS,
  transferAmount: AMOUNTS,
  paymentMethod: ['', 'CASH', 'cheque', null, 1, {}],
  version: ['1', 0, -1, 1.5, null, {}, 2 ** 60],
};

/** Texts that mean harm elsewhere; here they are a customer's name and survive to the letter. */
export const HARMLESS_TEXTS = [
  "'; drop table orders; --",
  "Robert'); DELETE FROM users WHERE ('1'='1",
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '${7*7} {{7*7}} <%= 7*7 %>',
  '../../etc/passwd',
  '%00%0d%0aSet-Cookie: a=b',
  '\\u0000 \\x00 \\',
  '=HYPERLINK("http://malo.example")',
  'null',
  'undefined',
  '[object Object]',
  '__proto__',
  'Ñandú Çelebi Łukasz Հայկական',
  '👩‍👩‍👧‍👦 🍗 🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  'שלום مرحبا',
  'e\u0301 é',
  '%s%s%n',
  '$1 ? :name @x',
];
