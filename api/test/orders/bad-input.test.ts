// Whatever a field of an order is sent as: refused in Spanish and nothing written, or kept to the
// letter; never a fault of ours (docs/rules/wire.md#statuses).
import { beforeEach, describe, expect, test } from 'vitest';
import { errorReply } from '@brasa/core/kernel/wire.ts';
import { countRows } from '../count-rows.ts';
import { newPhone } from '../phone-of.ts';
import { placeOrder } from '../place-order.ts';
import {
  openShop,
  orderBody,
  type Reply,
  type ShopUnderTest,
  type SignedIn,
} from '../shop-under-test.ts';
import {
  BAD_CUSTOMER_FIELDS,
  BAD_EDIT_FIELDS,
  BAD_ORDER_FIELDS,
  HARMLESS_TEXTS,
} from './bad-values.ts';

let under: ShopUnderTest;
let staff: SignedIn;
beforeEach(async () => {
  under = await openShop({ RATE_LIMITS: 'off' });
  staff = await under.signedIn('haykakan');
});

type Sent = { field: string; value: unknown; send: () => Promise<Reply> };

/** Each is refused with 400, names the field, speaks Spanish, and leaves every table as it was. */
async function expectAllRefused(sent: Sent[]): Promise<void> {
  const before = await countRows(under.shop.db);
  for (const { field, value, send } of sent) {
    const reply = await send();
    const what = `${field} = ${JSON.stringify({ value }).slice(0, 80)}`;
    expect(reply.status, what).toBe(400);
    const refusal = errorReply.parse(reply.body);
    expect(refusal.error, what).toBe('Revisa los datos enviados');
    expect(
      refusal.details?.map(({ path }) => path),
      what,
    ).toContain(field);
    for (const { message } of refusal.details ?? []) {
      expect(message, what).not.toMatch(/invalid|expected|required|must|\btoo\b/i);
      expect(message, what).not.toBe('');
    }
  }
  expect(await countRows(under.shop.db)).toEqual(before);
}

const cases = (fields: Record<string, unknown[]>) =>
  Object.entries(fields).flatMap(([field, values]) => values.map((value) => ({ field, value })));

describe('refused in every field, with nothing written', () => {
  test("a customer's order", async () => {
    const visitor = under.visitor();
    const all = [...cases(BAD_ORDER_FIELDS), ...cases(BAD_CUSTOMER_FIELDS)];
    await expectAllRefused(
      all.map(({ field, value }) => ({
        field,
        value,
        send: () => visitor.post('/api/orders', orderBody({ [field]: value })),
      })),
    );
  });

  test('an order by hand', async () => {
    await expectAllRefused(
      cases(BAD_ORDER_FIELDS).map(({ field, value }) => ({
        field,
        value,
        send: () => staff.post('/api/orders', orderBody({ is_manual_entry: true, [field]: value })),
      })),
    );
  });

  test('an edit', async () => {
    const { id } = await placeOrder(staff);
    await expectAllRefused(
      cases(BAD_EDIT_FIELDS).map(({ field, value }) => ({
        field,
        value,
        send: () => staff.patch(`/api/orders/${id}`, { [field]: value }),
      })),
    );
    expect((await staff.get(`/api/orders/${id}`)).body).toMatchObject({
      quantity: '1.5',
      customerName: 'María José Núñez',
    });
  });

  test('an order without anything names each field that it needs', async () => {
    const reply = await under.visitor().post('/api/orders', {});
    const paths = errorReply.parse(reply.body).details?.map(({ path }) => path);
    expect(paths?.sort()).toEqual(
      ['customerEmail', 'customerName', 'customerPhone', 'gdprConsent', 'pickupTime'].sort(),
    );
  });
});

describe('texts that would mean harm elsewhere', () => {
  test('come back to the letter from every text field', async () => {
    for (const text of HARMLESS_TEXTS) {
      const changes = {
        customerName: text,
        customerDNI: text.slice(0, 20).trim(),
        customerAddress: text,
        details: `paella ${text}`,
      };
      const whole = { ...changes, customerDNI: changes.customerDNI.replace(/\p{Cs}/u, '') };
      const { id } = await placeOrder(under.visitor(), {
        ...whole,
        customerPhone: newPhone(),
      });
      expect((await staff.get(`/api/orders/${id}`)).body).toMatchObject(whole);
      const edited = await staff.patch(`/api/orders/${id}`, { customerName: text, details: text });
      expect(edited.body).toMatchObject({ customerName: text, details: text });
    }
    const dashboard = (await staff.get('/api/dashboard-data')).body as { orders: unknown[] };
    expect(dashboard.orders).toHaveLength(HARMLESS_TEXTS.length);
  });

  test('at their longest too', async () => {
    const longest = {
      customerName: '𝒩'.repeat(60),
      customerAddress: 'ñ'.repeat(200),
      details: 'ñ'.repeat(1000),
    };
    expect(await placeOrder(under.visitor(), longest)).toMatchObject(longest);
  });
});
