// What a shop that has been open for a while has behind it, written into its database: no call can
// say that something happened last month.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { parseInstant } from '@brasa/core/kernel/time/madrid-time.ts';
import { SQLITE_FILE } from '../../api/src/db/engines/open-sqlite.ts';
import type { Shop } from '../shops.ts';
import { tell } from './rush.ts';

const DAY = 86_400_000;
const MONTH = 30 * DAY;
const FRIDAYS = 8;

/** What passers-by take on a Friday, in tenths of a chicken. */
const SOLD = { '12:45': 20, '13:15': 40, '13:45': 60, '14:15': 50, '14:45': 30 };

function write(shop: Shop, statements: (database: DatabaseSync) => void): void {
  const database = new DatabaseSync(join(shop.dataDir, SQLITE_FILE), { timeout: 5000 });
  try {
    statements(database);
  } finally {
    database.close();
  }
}

/** The eight Fridays before, on each of which as much was sold without an order, a chicken up or down. */
export function sellOnFridays(shop: Shop): void {
  write(shop, (database) => {
    const day = database.prepare(
      `insert into stock (date, initial_stock, current_stock, reserved_stock, unreserved_stock, last_updated)
       values (?, 600, 400, 0, 400, ?) returning id`,
    );
    const sale = database.prepare(
      `insert into stock_history (stock_id, action, quantity, previous_stock, new_stock, previous_reserved, new_reserved, created_at)
       values (?, 'walk_in_sale', ?, 600, ?, 0, 0, ?)`,
    );
    for (let week = 1; week <= FRIDAYS; week++) {
      const noon = (parseInstant('2026-11-20T12:00') ?? 0) - week * 7 * DAY;
      const date = new Date(noon).toISOString().slice(0, 10);
      const id = Number(day.get(date, noon)?.['id']);
      for (const [time, usual] of Object.entries(SOLD)) {
        const sold = usual + (week % 3) * 10 - 10;
        sale.run(id, -sold, 600 - sold, parseInstant(`${date}T${time}`) ?? 0);
      }
    }
  });
}

/** Euros of a Friday, a Saturday and a Sunday, paid in cash and by card. */
const WEEKEND = { 5: [310, 240], 6: [420, 390], 0: [640, 580] } as Record<number, number[]>;

/** What the weekends of fourteen weeks brought, more of it the nearer they are, in the ledger alone. */
export function bringMoneyForWeeks(shop: Shop): void {
  write(shop, (database) => {
    const paid = database.prepare(
      `insert into payments (subject, subject_id, method, amount, place, action, day, entered_at)
       values ('order', 1, ?, ?, ?, 'paid', ?, ?)`,
    );
    for (let before = 1; before <= 98; before++) {
      const noon = (parseInstant('2026-11-20T12:00') ?? 0) - before * DAY;
      const date = new Date(noon);
      const [cash, card] = WEEKEND[date.getUTCDay()] ?? [];
      if (cash === undefined || card === undefined) continue;
      const share = 100 - (before % 9) - Math.floor(before / 5);
      const day = date.toISOString().slice(0, 10);
      paid.run('cash', cash * share, 0, day, noon);
      paid.run('card', card * share, 1, day, noon);
    }
  });
}

const CUSTOMERS = [
  'Karen Harutyunyan',
  'Loli Martínez',
  'Ana Sempere',
  'Armén Petrosyan',
  'Vicent Pérez',
  'María José Ibáñez',
  'Núria Peñalver',
  'José Ángel Beltrán',
  'Gohar Sargsyan',
  'Rosa Gil',
];

/** Every one of them with points of the last twelve months, more of them the nearer they are. */
export async function giveYearOfPoints(staff: Page, shop: Shop): Promise<void> {
  for (const [index, name] of CUSTOMERS.entries()) {
    const phone = `6110002${10 + index}`;
    const person = { name, phone, username: `cliente-${index}`, role: 'abaranci' };
    const password = 'leña de olivo';
    await tell(staff, 'post', '/api/auth/users', {
      ...person,
      ...{ password, confirmPassword: password },
    });
    for (let month = 0; month < 12; month++) {
      const points = 30 + ((index * 7 + month * 5) % 20) + (12 - month) * 3 - index;
      await tell(staff, 'post', '/api/points/assign-by-phone', {
        phone,
        points,
        isCashPayment: true,
      });
    }
  }
  // Each was given in one go, so that their entries count the months.
  write(shop, (database) =>
    database.exec(`
      update point_transactions set created_at = created_at - ((id - 1) % 12) * ${MONTH};
      update point_lots set expires_at = expires_at - ((transaction_id - 1) % 12) * ${MONTH};
    `),
  );
}

/** How many come at an hour: of an ordinary day, of which weekends have twice as many. */
const PICKUPS = { '12:30': 1, '13:30': 4, '14:30': 6, '15:30': 2 };
const WEEKS = 11;

/** Orders of the last weeks, all of them handed over. */
export function handOverForWeeks(shop: Shop): void {
  write(shop, (database) => {
    const order = database.prepare(
      `insert into orders (customer_name, quantity, details, pickup_time, pickup_day, status, total_amount, confirmado, final_amount, created_at, updated_at)
       values ('Cliente', 10, '1 pollo', ?, ?, 'delivered', 1350, 1, 1350, ?, ?)`,
    );
    const monday = parseInstant('2026-11-16T12:00') ?? 0;
    for (let day = 1; day <= WEEKS * 7; day++) {
      const date = new Date(monday - day * DAY).toISOString().slice(0, 10);
      const isWeekend = day % 7 === 1 || day % 7 === 2;
      for (const [time, count] of Object.entries(PICKUPS)) {
        const at = parseInstant(`${date}T${time}`) ?? 0;
        for (let one = 0; one < (isWeekend ? count * 2 : count); one++) order.run(at, date, at, at);
      }
    }
  });
}
