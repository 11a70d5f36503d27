// Steps that the journeys of the staff desk share.
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from './journey.ts';
import type { Shop } from './shops.ts';

type Entry = {
  name: string;
  quantity?: number;
  details?: string;
  at?: string;
  email?: string;
  phone?: string;
};

/** An order as another desk would enter it. */
export async function enter(page: Page, entry: Entry) {
  const { name, quantity = 1, details = '', at, email, phone = '600111222' } = entry;
  const answer = await page.request.post('/api/orders', {
    data: {
      customerName: name,
      quantity,
      details,
      pickupTime: at ?? '2026-11-20T14:00',
      customerPhone: phone,
      customerEmail: email ?? '',
      is_manual_entry: true,
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as { id: number };
}

export async function openDesk(page: Page): Promise<void> {
  await page.goto('/admin/orders');
  await expect(page.getByRole('heading', { level: 1, name: /Pedidos/ })).toBeVisible();
  await expect(page.getByText('Al día')).toBeVisible();
}

export const line = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Pedidos pendientes' }).getByRole('button', { name });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const drawer = (page: Page) => page.getByRole('dialog');

/** What the shop's book says of a day, in tenths of a chicken. */
export function stockOf(shop: Shop, day: string) {
  const book = new DatabaseSync(join(shop.dataDir, 'brasa.sqlite'), { readOnly: true });
  try {
    const row = book
      .prepare('SELECT current_stock, reserved_stock FROM stock WHERE date = ?')
      .get(day);
    return row && { current: row['current_stock'], reserved: row['reserved_stock'] };
  } finally {
    book.close();
  }
}

/** What a console may say of a line that breaks. */
export const LOST = [/Failed to load resource/, /conexión/i];
