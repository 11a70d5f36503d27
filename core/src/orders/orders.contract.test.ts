// The messages are those of docs/rules/orders.md#customer-orders, to the letter.
import { describe, expect, test } from 'vitest';
import { customerOrder, manualOrder, orderEdit } from './orders.contract.ts';

const CUSTOMER = {
  customerName: 'María José',
  customerPhone: '600 111 222',
  customerEmail: 'maria@example.com',
  quantity: 1.5,
  pickupTime: '2026-11-20T13:00:00.000Z',
  gdprConsent: true,
};
const STAFF = {
  customerName: 'Vecina',
  quantity: '12.5',
  pickupTime: '2026-11-20T14:00',
  is_manual_entry: true,
};

type Schema = {
  safeParse: (value: unknown) => {
    success: boolean;
    error?: { issues: { path: PropertyKey[]; message: string }[] };
  };
};

const faults = (schema: Schema, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => [
    path.join('.'),
    message,
  ]);

describe("a customer's order", () => {
  test('comes out in units, with its defaults', () => {
    expect(customerOrder.parse({ ...CUSTOMER, selectedTime: '14:00', unknown: 'x' })).toEqual({
      customerName: 'María José',
      customerPhone: '600111222',
      customerEmail: 'maria@example.com',
      customerDNI: null,
      customerAddress: null,
      quantity: 15,
      details: null,
      note: null,
      pickupTime: Date.UTC(2026, 10, 20, 13),
      totalAmount: null,
      paymentMethod: 'cash',
      cashAmount: null,
      cardAmount: null,
      transferAmount: null,
      bizumAmount: null,
      gdprConsent: true,
      pointsRedeemed: 0,
      selectedTime: '14:00',
      lines: [],
      expectedTotal: null,
    });
  });

  test.each([
    ['customerName', '', 'El nombre es obligatorio'],
    ['customerPhone', '12345678', 'El teléfono debe tener al menos 9 dígitos'],
    ['customerPhone', undefined, 'El teléfono debe tener al menos 9 dígitos'],
    ['customerEmail', 'nadie', 'Debe ser un email válido'],
    ['customerEmail', undefined, 'Debe ser un email válido'],
    ['gdprConsent', false, 'Debes aceptar el tratamiento de datos personales'],
    ['gdprConsent', undefined, 'Debes aceptar el tratamiento de datos personales'],
    ['quantity', 'x', 'Cantidad inválida'],
    ['quantity', 0.3, 'Cantidad inválida'],
    ['quantity', -1, 'Cantidad inválida'],
    ['quantity', 0, 'La cantidad debe ser mayor que cero'],
    ['quantity', 10.5, 'La cantidad máxima es 10'],
    ['pickupTime', 'mañana', 'Fecha de recogida inválida'],
    ['pickupTime', undefined, 'Fecha de recogida inválida'],
  ])('%s = %j: %s', (field, value, message) => {
    expect(faults(customerOrder, { ...CUSTOMER, [field]: value })).toEqual([[field, message]]);
  });

  test('names every fault at once', () => {
    expect(
      faults(customerOrder, {})
        .map(([path]) => path)
        .sort(),
    ).toEqual(
      ['customerEmail', 'customerName', 'customerPhone', 'gdprConsent', 'pickupTime'].sort(),
    );
  });

  test('needs a quantity or lines', () => {
    const { quantity: _, ...rest } = CUSTOMER;
    const lines = [{ productId: 8, quantity: '1.5', note: ' sin sal ' }];
    expect(faults(customerOrder, rest)).toEqual([['quantity', 'Cantidad inválida']]);
    expect(faults(customerOrder, { ...rest, lines: [] })).toHaveLength(1);
    expect(customerOrder.parse({ ...rest, lines })).toMatchObject({
      lines: [{ productId: 8, quantity: 15, note: 'sin sal' }],
    });
    expect(faults(customerOrder, { ...CUSTOMER, quantity: 0, lines })).toEqual([]);
    expect(faults(customerOrder, { ...CUSTOMER, quantity: 0, details: 'paella' })).toEqual([
      ['quantity', 'La cantidad debe ser mayor que cero'],
    ]);
  });

  test.each([
    ['lines', 'x', 'Líneas inválidas'],
    ['lines', Array(41).fill({ productId: 8, quantity: 1 }), 'Como máximo 40 líneas'],
    ['lines.0.productId', [{ productId: 0, quantity: 1 }], 'Producto inválido'],
    ['lines.0.quantity', [{ productId: 8, quantity: 0 }], 'La cantidad debe estar entre 0,5 y 99'],
    [
      'lines.0.quantity',
      [{ productId: 8, quantity: 99.5 }],
      'La cantidad debe estar entre 0,5 y 99',
    ],
    [
      'lines.0.quantity',
      [{ productId: 8, quantity: 0.4 }],
      'La cantidad debe estar entre 0,5 y 99',
    ],
    [
      'lines.0.quantity',
      [{ productId: 8, quantity: '99.1' }],
      'La cantidad debe estar entre 0,5 y 99',
    ],
    ['lines.0.quantity', [{ productId: 8, quantity: 0.7 }], 'Cantidad inválida'],
    ['lines.0.quantity', [{ productId: 8, quantity: ' ' }], 'Cantidad inválida'],
    ['lines.0.quantity', [{ productId: 8, quantity: 'x' }], 'Cantidad inválida'],
    [
      'lines.0.note',
      [{ productId: 8, quantity: 1, note: 'x'.repeat(121) }],
      'Como máximo 120 caracteres',
    ],
    [
      'lines.0.note',
      [{ productId: 8, quantity: 1, note: 'a\u0000b' }],
      'El texto contiene caracteres no permitidos',
    ],
  ])('%s of %j: %s', (path, lines, message) => {
    expect(faults(customerOrder, { ...CUSTOMER, lines })).toEqual([[path, message]]);
  });

  test('with a mixed payment needs its parts', () => {
    const message = 'Para pagos mixtos: desglose requerido y mínimo 50% en efectivo';
    const mixed = { ...CUSTOMER, paymentMethod: 'mixed', totalAmount: 20 };
    expect(faults(customerOrder, mixed)).toEqual([['paymentMethod', message]]);
    expect(faults(customerOrder, { ...mixed, cashAmount: 9.99, cardAmount: 10.01 })).toEqual([
      ['paymentMethod', message],
    ]);
    expect(faults(customerOrder, { ...mixed, cashAmount: '10.00', cardAmount: '10.00' })).toEqual(
      [],
    );
  });
});

describe('an order by hand', () => {
  test('needs no phone, e-mail, details or consent', () => {
    const blank = { customerPhone: '', customerEmail: ' ', details: '', gdprConsent: undefined };
    expect(manualOrder.parse({ ...STAFF, ...blank })).toMatchObject({
      customerPhone: null,
      customerEmail: null,
      details: null,
      gdprConsent: false,
      quantity: 125,
      pickupTime: Date.UTC(2026, 10, 20, 13),
    });
  });

  test.each([
    ['customerName', ' ', 'El nombre es obligatorio'],
    ['customerPhone', '123', 'El teléfono debe tener al menos 9 dígitos'],
    ['customerEmail', 'x', 'Debe ser un email válido'],
    ['quantity', 18, 'La cantidad máxima es 17,5'],
    ['quantity', '0', 'La cantidad debe ser mayor que cero'],
    ['pickupTime', '', 'Fecha de recogida inválida'],
    ['totalAmount', '1.005', 'Importe inválido'],
    ['paymentMethod', 'cheque', 'Forma de pago inválida'],
  ])('%s = %j: %s', (field, value, message) => {
    expect(faults(manualOrder, { ...STAFF, [field]: value })).toEqual([[field, message]]);
  });

  test('may be of nothing but a paella', () => {
    expect(manualOrder.parse({ ...STAFF, quantity: 0, details: 'Paella para 8' })).toMatchObject({
      quantity: 0,
    });
  });
});

describe('an edit', () => {
  test('of nothing is an edit of nothing', () => {
    expect(orderEdit.parse({})).toEqual({});
    expect(orderEdit.parse({ customerDNI: '12345678Z', notificado: true })).toEqual({});
  });

  test('lets status, flags and differences through unread: they only say that it is an edit', () => {
    const hints = { status: 'delivered', deleted: 1, error: [], quantityDiff: 5, updateType: null };
    expect(orderEdit.parse(hints)).toEqual(hints);
  });

  test('tells a field that is emptied from one that is left out', () => {
    expect(orderEdit.parse({ customerPhone: '', customerEmail: null })).toEqual({
      customerPhone: null,
      customerEmail: null,
    });
  });

  test.each([
    ['pickupTime', 'x', 'La fecha de recogida no es válida'],
    ['customerName', '', 'El nombre es obligatorio'],
    ['quantity', '17.6', 'Cantidad inválida'],
    ['quantity', 18, 'La cantidad máxima es 17,5'],
  ])('%s = %j: %s', (field, value, message) => {
    expect(faults(orderEdit, { [field]: value })).toEqual([[field, message]]);
  });
});
