import { describe, expect, test } from 'vitest';
import type { OrderLine } from '../lines/order-lines.contract.ts';
import type { Order } from '../orders.contract.ts';
import { receipt } from './receipt.rules.ts';

const SELLER = { brand: 'Brasa', address: 'Calle Mayor 1', phone: '965000111' };

const ORDER = {
  ...{ id: 7, status: 'delivered', pickupTime: '2026-11-22T13:00:00.000Z', lines: [] },
  ...{ details: 'Dos pollos', linesTotal: '30.00', totalAmount: '30.00', finalAmount: '30.00' },
  ...{ paymentMethod: 'cash', cashAmount: null, cardAmount: null, transferAmount: null },
} as unknown as Order;

const LINE: OrderLine = {
  ...{ id: 1, productId: 8, name: 'Pollo entero', note: null, chickens: '1.0' },
  ...{ quantity: '2.0', unitPrice: '13.50', vatRate: 10, total: '27.00' },
};

/** What is printed from the sums on, a line a text. */
function sums(order: Partial<Order>): string[] {
  const { lines } = receipt({ ...ORDER, ...order }, SELLER);
  const texts = lines.map((line) =>
    line.type === 'text' ? line.text.replace(/ +/g, ' ').trim() : '—',
  );
  const [from, to] = [texts.indexOf('Dos pollos') + 2, texts.indexOf('Gracias por tu compra') - 1];
  return texts.slice(from, to);
}

test.each(['965 000 111', '+34 965 000 111', '965000111'])(
  'the shop’s telephone is written as a Spanish one: %s',
  (phone) => {
    const { lines } = receipt(ORDER, { ...SELLER, phone });
    const texts = lines.flatMap((line) => (line.type === 'text' ? line.text.trim() : []));
    expect(texts).toContain('965 000 111');
  },
);

describe('what a receipt comes to', () => {
  test('is paid in one way, which takes the discount', () => {
    const paid = { paymentMethod: 'card', totalAmount: '30.00', finalAmount: '25.00' } as const;
    expect(sums(paid)).toEqual(['Descuento -5,00 €', 'TOTAL 25,00 €', 'Tarjeta 25,00 €']);
  });

  test('is the whole price of what is paid on account, with what is still owed', () => {
    const paid = { paymentMethod: 'card', totalAmount: '20.00', finalAmount: '20.00' } as const;
    expect(sums({ ...paid, amountDue: '10.00' })).toEqual([
      ...['TOTAL 30,00 €', 'Tarjeta 20,00 €', 'Falta por pagar 10,00 €'],
    ]);
    expect(sums({ ...paid, linesTotal: '13.50', amountDue: '-6.50' })).toEqual([
      ...['TOTAL 13,50 €', 'Tarjeta 20,00 €', 'A devolver 6,50 €'],
    ]);
    expect(sums({ ...paid, amountDue: '0.00' })).toEqual([
      ...['Diferencia de precio -10,00 €', 'TOTAL 20,00 €', 'Tarjeta 20,00 €'],
    ]);
  });

  test('is not known of what is paid on account while a dish has no price', () => {
    const paid = { paymentMethod: 'card', totalAmount: '20.00', finalAmount: '20.00' } as const;
    const details = 'Dos pollos, croquetas (sin precio)';
    const order = { ...ORDER, ...paid, lines: [LINE], details, amountDue: '10.00' };
    const { lines } = receipt(order, SELLER);
    const texts = lines.flatMap((line) => (line.type === 'text' ? line.text.trim() : []));
    expect(texts).toContain('Importe sin anotar');
    expect(texts.filter((text) => text.startsWith('TOTAL'))).toEqual([]);
  });

  test('is the sum of the parts: a discount leaves the cash first', () => {
    const mixed = { paymentMethod: 'mixed', cashAmount: '12.00', cardAmount: '18.00' } as const;
    expect(sums({ ...mixed, finalAmount: '25.00' })).toEqual([
      ...['Descuento -5,00 €', 'TOTAL 25,00 €'],
      ...['Efectivo 7,00 €', 'Tarjeta 18,00 €'],
    ]);
  });

  test('is what the invoice is of that nobody has paid', () => {
    expect(sums({ totalAmount: '27.50', finalAmount: null })).toEqual([
      ...['Diferencia de precio -2,50 €', 'TOTAL 27,50 €', 'Pendiente de pago'],
    ]);
  });

  test('waits for the payment, or for a price', () => {
    expect(sums({ totalAmount: '0.00', finalAmount: null })).toEqual([
      ...['TOTAL 30,00 €', 'Pendiente de pago'],
    ]);
    expect(sums({ totalAmount: '0.00', linesTotal: '0.00', finalAmount: null })).toEqual([
      'Importe sin anotar',
    ]);
  });

  describe('of an order with a dish that only its details name', () => {
    const line: OrderLine = {
      ...{ id: 1, productId: 8, name: 'Pollo', quantity: '2.0', chickens: '1.0' },
      ...{ unitPrice: '13.50', vatRate: 10, note: null, total: '27.00' },
    };
    const mixed = {
      ...{ lines: [line], linesTotal: '27.00', details: '2 pollos, paella para 8 (sin precio)' },
    };
    const textsOf = (order: Partial<Order>) =>
      receipt({ ...ORDER, ...mixed, ...order }, SELLER).lines.flatMap((one) =>
        one.type === 'text' ? one.text.replace(/ +/g, ' ').trim() : [],
      );

    test('names the dish, and waits for the payment', () => {
      const texts = textsOf({ totalAmount: '0.00', finalAmount: null });
      expect(texts).toContain('paella para 8');
      expect(texts).toContain('Importe sin anotar');
      expect(texts.join('\n')).not.toContain('TOTAL');
    });

    test('is what was paid, of which the dish is the rest', () => {
      const texts = textsOf({ totalAmount: '123.00', finalAmount: '123.00' });
      expect(texts).toEqual(
        expect.arrayContaining([
          ...['2 × Pollo 27,00 €', 'paella para 8', 'Diferencia de precio 96,00 €'],
          ...['TOTAL 123,00 €', 'Efectivo 123,00 €'],
        ]),
      );
    });

    test('without lines it leaves out the marks', () => {
      const texts = textsOf({ lines: [], linesTotal: null });
      expect(texts).toContain('2 pollos, paella para 8');
    });
  });

  test.each(['cancelled', 'error'] as const)('is nothing for an order that is %s', (status) => {
    const calledOff = { status, finalAmount: null };
    expect(sums(calledOff)).toEqual(['TOTAL 0,00 €']);
    expect(sums({ ...calledOff, finalAmount: '0.00' })).toEqual(['TOTAL 0,00 €']);
  });
});

describe('a receipt of goods that came back', () => {
  const receiptOf = (order: Partial<Order>) =>
    receipt({ ...ORDER, details: null, linesTotal: '27.00', amountDue: '0.00', ...order }, SELLER)
      .lines.flatMap((line) => (line.type === 'text' ? line.text.replace(/ +/g, ' ').trim() : []))
      .slice(5);

  test('is of the goods that were kept', () => {
    const lines = [{ ...LINE, returned: '1.0' }];
    expect(receiptOf({ lines, totalAmount: '13.50', finalAmount: '13.50' })).toEqual([
      ...['1 × Pollo entero 13,50 €', 'TOTAL 13,50 €', 'Efectivo 13,50 €'],
      ...['Gracias por tu compra', 'Recibo sin validez fiscal'],
    ]);
  });

  test('comes to nothing where all of them came back', () => {
    const lines = [{ ...LINE, returned: '2.0' }];
    expect(receiptOf({ lines, totalAmount: '0.00', finalAmount: '0.00' })).toEqual([
      ...['TOTAL 0,00 €', 'Gracias por tu compra', 'Recibo sin validez fiscal'],
    ]);
  });
});

test('an order whose money went back without its goods asks for nothing more', () => {
  const order = { ...ORDER, totalAmount: '0.00', finalAmount: '0.00', amountDue: '0.00' };
  const { lines } = receipt(order, SELLER);
  const texts = lines.flatMap((line) => (line.type === 'text' ? line.text.trim() : []));
  expect(texts.some((text) => /^TOTAL +0,00/.test(text))).toBe(true);
  expect(texts).not.toContain('Pendiente de pago');
});
