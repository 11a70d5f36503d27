import { afterEach, describe, expect, it } from 'vitest';
import { parseInstant } from '@brasa/core/kernel/time/madrid-time.ts';
import { menuOf } from '@brasa/core/catalog/menu-item.rules.ts';
import { tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import { product } from '../../../test/samples.ts';
import { proposedPickup } from '../pickup/proposed-pickup.ts';
import { emptyOrder, orderPayload } from './order-form-values.ts';

const at = (madrid: string) => parseInstant(`2026-11-20T${madrid}`)!;
const zone = process.env['TZ'];

afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

const OFFER = {
  menu: menuOf([
    product({ id: 8, name: 'Pollo entero', price: '13.50', chickens: '1.0' }),
    product({ id: 9, name: 'Medio pollo', price: '7.20', chickens: '0.5' }),
    product({ id: 26, name: 'Cerveza', price: '2.00' }),
  ]),
  products: { whole: 8, half: 9 },
};

const filledIn = {
  quantity: '1.5',
  lines: [],
  pickupDay: '2026-11-20',
  selectedTime: '14:30',
  chosenPickup: [],
  customerName: 'María José',
  customerPhone: '600 111 222',
  customerEmail: 'mj@example.org',
  note: '',
  gdprConsent: true,
};

describe('the request', () => {
  it('has every field of the payload, the total being quantity times 0', () => {
    expect(orderPayload(filledIn)).toEqual({
      customerName: 'María José',
      customerPhone: '600 111 222',
      customerEmail: 'mj@example.org',
      customerDNI: '',
      customerAddress: '',
      quantity: 1.5,
      details: '1 1/2 pollos',
      totalAmount: 0,
      pickupTime: '2026-11-20T13:30:00.000Z',
      selectedTime: '14:30',
      gdprConsent: true,
    });
  });

  it('asks for what else is in it by lines, with what all of it costs on this screen', () => {
    const lines = [{ productId: 26, quantity: tenths(20), note: ' fría ' }];
    expect(orderPayload({ ...filledIn, lines }, OFFER)).toMatchObject({
      lines: [
        { productId: 8, quantity: 1, note: null },
        { productId: 9, quantity: 1, note: null },
        { productId: 26, quantity: 2, note: 'fría' },
      ],
      details: '',
      expectedTotal: '24.70',
    });
    expect(orderPayload({ ...filledIn, lines }, OFFER)).not.toHaveProperty('quantity');
    expect(orderPayload(filledIn, OFFER)).toMatchObject({ quantity: 1.5, expectedTotal: '20.70' });
  });

  it.each([
    ['0.5', 'medio pollo'],
    ['1', '1 pollo'],
    ['10', '10 pollos'],
  ])('makes the details from a quantity of %s', (quantity, details) => {
    expect(orderPayload({ ...filledIn, quantity }).details).toBe(details);
  });

  it.each(['UTC', 'America/New_York', 'Pacific/Auckland'])(
    'means Madrid also in a browser in %s, in summer and in winter',
    (browserZone) => {
      process.env['TZ'] = browserZone;
      expect(orderPayload(filledIn).pickupTime).toBe('2026-11-20T13:30:00.000Z');
      const summer = orderPayload({ ...filledIn, pickupDay: '2027-07-20' });
      expect(summer.pickupTime).toBe('2027-07-20T12:30:00.000Z');
      expect(proposedPickup(at('23:30'))).toEqual({ day: '2026-11-20', clock: '' });
    },
  );

  it('has no pick-up while day or time is missing', () => {
    expect(orderPayload({ ...filledIn, selectedTime: '' }).pickupTime).toBe('');
    expect(orderPayload({ ...filledIn, pickupDay: '' }).pickupTime).toBe('');
  });
});

it('has a note for the kitchen only where one is written', () => {
  expect(orderPayload({ ...filledIn, note: 'sin sal' })).toMatchObject({ note: 'sin sal' });
  expect(orderPayload({ ...filledIn, note: ' ' })).not.toHaveProperty('note');
});

describe('an empty form', () => {
  it('asks for one chicken and has nothing else filled in', () => {
    expect(emptyOrder(at('12:10'))).toEqual({
      quantity: '1',
      lines: [],
      pickupDay: '2026-11-20',
      selectedTime: '13:30',
      chosenPickup: [],
      customerName: '',
      customerPhone: '',
      customerEmail: '',
      note: '',
      gdprConsent: false,
    });
  });
});
