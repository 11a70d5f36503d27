// Years of a shop in a few statements that both engines understand: customers with fifty entries of
// points each, ten orders each, and what belongs to them. Every sum is right (npm run ledger:audit).

import {
  DROP_NAMES,
  FULL_NAME,
  listWords,
  nameTables,
  orderWords,
  WITH_NAMES,
} from './growth-names.ts';

const DAY = 86_400_000;
/** Days over which the orders lie; a day's stock column has an end. */
const ORDER_DAYS = 3650;
export const ORDERS_EACH = 10;
const VISITS = 20;
/** Of so many customers' worth of orders comes one sale a day at the counter, at most fifty. */
const CUSTOMERS_A_SALE = 2000;
export const ENTRIES_EACH = 50;

/**
 * A customer's points go in ten rounds of five entries: three times 40 earned, 100 spent, the last 20
 * expired. The last round is still under way: its fifth entry is 40 earned, and 60 points live.
 */
const ROUND_DAYS = 430;
const LOTS_EACH = 9 * 3 + 4;

export type Filling = {
  customers: number;
  now: number;
  /** Before the first of the ids that are given out here. */
  base: { user: number; transaction: number; lot: number; order: number; stock: number };
};

/** The phone of the customer with this number, from 1 on. */
export function phoneOf(customer: number): string {
  return String(700_000_000 + customer);
}

/** The e-mail of that customer, or of the next one where that one has none. */
export function emailOf(customer: number): string {
  const index = customer - 1;
  return `cliente-${index % 3 === 0 ? index + 1 : index}@example.com`;
}

const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);

const numbers = (table: string, count: number) =>
  `create table ${table} (i integer primary key);
   insert into ${table} (i) with recursive n(i) as (select 0 union all select i + 1 from n where i < ${count - 1}) select i from n;`;

/** The statements, each with what it fills. */
export function fillingStatements({ customers, now, base }: Filling): [string, string][] {
  const salesADay = Math.min(ENTRIES_EACH, Math.ceil(customers / CUSTOMERS_A_SALE));
  return [
    ['numbers', numbers('bench_customers', customers) + numbers('bench_entries', ENTRIES_EACH)],
    ['days', days(now)],
    ['names', nameTables() + listWords()],
    ['users', users(base, now)],
    ['point_transactions', transactions(base, now)],
    ['point_lots', lots(base, now)],
    ['point_draws', draws(base)],
    ['user_points', balances(base, now)],
    ['orders', insertOrders(base)],
    ['order_lines', orderLines(base)],
    ['sales', sales(base, salesADay)],
    ['walk_in_visits', visits(base, now)],
    ['payments', payments(base)],
    ['stock', stock(base, salesADay)],
    ['order_name_words', orderWords(`d.at, ${orderId(base)}`, eachOrder)],
    ['order_logs', logs(base)],
    ['stock_history', history(base) + saleHistory(base, salesADay)],
    [
      'numbers',
      `drop table bench_customers; drop table bench_entries; drop table bench_days; ${DROP_NAMES}`,
    ],
  ];
}

type Base = Filling['base'];

function days(now: number): string {
  const rows = Array.from({ length: ORDER_DAYS }, (_, index) => {
    const at = now - (index + 1) * DAY;
    return `(${index}, '${dayOf(at)}', ${at})`;
  });
  return `create table bench_days (i integer primary key, day text, at bigint);
    insert into bench_days (i, day, at) values ${rows.join(',')};`;
}

/** Every third is known by the phone only. */
function users(base: Base, now: number): string {
  const isPhoneOnly = 'c.i % 3 = 0';
  const unlessPhoneOnly = (value: string) => `case when ${isPhoneOnly} then null else ${value} end`;
  return `insert into users (id, username, password, role, email, name, phone, postal_code, active, phone_only, created_at, updated_at)
    select ${base.user} + c.i + 1, ${unlessPhoneOnly("'cliente-' || c.i")}, ${unlessPhoneOnly("'x'")}, 'abaranci',
      ${unlessPhoneOnly("'cliente-' || c.i || '@example.com'")}, ${unlessPhoneOnly("'Cliente ' || c.i")},
      cast(700000001 + c.i as text), '03400', 1, case when ${isPhoneOnly} then 1 else 0 end, ${now - 4000 * DAY}, ${now}
    from bench_customers c order by c.i;`;
}

/** When the entry k of a customer was made. */
function timeOf(now: number): string {
  const start = `${now - 100 * DAY} - cast(9 - e.i / 5 as bigint) * ${ROUND_DAYS * DAY}`;
  const later = `case e.i % 5 when 0 then 0 when 1 then 30 when 2 then 60 when 3 then 90 else (case when e.i < 45 then 425 else 95 end) end`;
  return `(${start} + cast(${later} as bigint) * ${DAY} + (c.i * 7919) % 3600000)`;
}

const isEarning = '(e.i % 5 < 3 or e.i = 49)';
const fromEach = 'from bench_customers c cross join bench_entries e';

function transactions(base: Base, now: number): string {
  return `insert into point_transactions (id, user_id, type, points, description, created_at)
    select ${base.transaction} + c.i * ${ENTRIES_EACH} + e.i + 1, ${base.user} + c.i + 1,
      case when ${isEarning} then 'earned' when e.i % 5 = 3 then 'redeemed' else 'expired' end,
      case when ${isEarning} then 40 when e.i % 5 = 3 then -100 else -20 end,
      case when ${isEarning} then 'Compra en efectivo' when e.i % 5 = 3 then 'Bono Bronce' else 'Puntos caducados' end,
      ${timeOf(now)}
    ${fromEach} order by c.i, e.i;`;
}

/** The number of the entry's lot among the customer's lots. */
const lotOf = '(e.i / 5) * 3 + (case when e.i = 49 then 3 else e.i % 5 end) + 1';

function lots(base: Base, now: number): string {
  return `insert into point_lots (id, user_id, transaction_id, earned_points, remaining_points, expires_at)
    select ${base.lot} + c.i * ${LOTS_EACH} + ${lotOf}, ${base.user} + c.i + 1,
      ${base.transaction} + c.i * ${ENTRIES_EACH} + e.i + 1, 40,
      case e.i when 49 then 40 when 47 then 20 else 0 end, ${timeOf(now)} + ${365 * DAY}
    ${fromEach} where ${isEarning} order by c.i, e.i;`;
}

/** What was spent took 40, 40 and 20 of its round; what expired was the rest. */
function draws(base: Base): string {
  const from = (offset: number, points: number, which: string) =>
    `select c.i as customer, e.i as entry, ${offset} as lot, ${points} as points ${fromEach} where ${which}`;
  const parts = [
    from(1, 40, 'e.i % 5 = 3'),
    from(2, 40, 'e.i % 5 = 3'),
    from(3, 20, 'e.i % 5 = 3'),
    from(3, 20, 'e.i % 5 = 4 and e.i < 45'),
  ];
  return parts
    .map(
      (part) => `insert into point_draws (transaction_id, lot_id, points)
        select ${base.transaction} + d.customer * ${ENTRIES_EACH} + d.entry + 1,
          ${base.lot} + d.customer * ${LOTS_EACH} + (d.entry / 5) * 3 + d.lot, d.points
        from (${part}) d order by d.customer, d.entry;`,
    )
    .join('\n');
}

function balances(base: Base, now: number): string {
  return `insert into user_points (user_id, total_points, available_points, bonus_active, updated_at)
    select ${base.user} + c.i + 1, ${LOTS_EACH * 40}, 60, 0, ${now - 5 * DAY} from bench_customers c order by c.i;`;
}

/** The sales of each day `d`, by their number `e`. */
const eachSale = (salesADay: number) =>
  `from bench_days d cross join bench_entries e where e.i < ${salesADay}`;
const saleId = (salesADay: number) => `(d.i * ${salesADay} + e.i + 1)`;

/** A chicken and a beer each, two of three in cash. */
function sales(base: Base, salesADay: number): string {
  const line = (id: number, name: string, price: number, chickens: number) =>
    `select s.id, ${id}, p.id, p.name, 10, ${price}, p.vat_rate, ${chickens} from sales s
      join products p on p.name = '${name}'`;
  return `insert into sales (id, payment_method, total, chickens, day, entered_at, sold_by)
      select ${saleId(salesADay)}, case when e.i % 3 = 0 then 'card' else 'cash' end, 1550,
        10, d.day, d.at, ${base.user} + 1
      ${eachSale(salesADay)} order by d.i, e.i;
    insert into sale_lines (sale_id, id, product_id, name, quantity, unit_price, vat_rate, chickens)
      ${line(1, 'Pollo entero a la leña', 1350, 10)} union all ${line(2, 'Cerveza', 200, 0)} order by 1, 2;`;
}

/** What got points this morning without a sale: each had forty for them, among those that it earned last. */
function visits(base: Base, now: number): string {
  return `insert into walk_in_visits (walk_in_id, transaction_id, paid, visited_at, entered_at)
    select 'bench-' || c.i, ${base.transaction} + (c.i + 1) * ${ENTRIES_EACH}, 4000, ${now - 3_600_000} + c.i, ${now - 3_600_000} + c.i
    from bench_customers c where c.i < ${VISITS} order by c.i;`;
}

function saleHistory(base: Base, salesADay: number): string {
  return `insert into stock_history (stock_id, action, quantity, previous_stock, new_stock, previous_reserved, new_reserved, created_at)
    select ${base.stock} + d.i + 1, 'walk_in_sale', -10, 99000, 98990, 0, 0, d.at ${eachSale(salesADay)} order by d.i, e.i;`;
}

/** Every order is one and a half chickens; those that were handed over are gone from the stock, and what was sold. */
function stock(base: Base, salesADay: number): string {
  const sold = `(coalesce(o.sold, 0) + ${salesADay * 10})`;
  return `insert into stock (id, date, initial_stock, current_stock, reserved_stock, unreserved_stock, last_updated)
    select ${base.stock} + d.i + 1, d.day, 99000, 99000 - ${sold}, 0, 99000 - ${sold}, d.at from bench_days d
    left join (select pickup_day, sum(quantity) as sold from orders where status = 'delivered' group by pickup_day) o
    on o.pickup_day = d.day order by d.i;`;
}

/** Every order: its customer `c`, which of theirs it is `e`, and its day `d`. */
const eachOrder = (
  join = '',
  condition = '1 = 1',
) => `from bench_customers c cross join bench_entries e join bench_days d
  on d.i = (c.i * ${ORDERS_EACH} + e.i) % ${ORDER_DAYS} ${join} where e.i < ${ORDERS_EACH} and ${condition}`;

const orderId = (base: Base) => `${base.order} + c.i * ${ORDERS_EACH} + e.i + 1`;

/** How it ended and was paid: most delivered and in cash, some with nothing noted. */
const STATE = `(case when (c.i + e.i) % 40 = 7 then 'cancelled' when (c.i + e.i) % 200 = 9 then 'error' else 'delivered' end)`;
const isState = (state: string) => `case when (${STATE}) = '${state}' then 1 else 0 end`;
const METHOD = `(case (c.i * 3 + e.i) % 10 when 1 then 'card' when 2 then 'card' when 3 then 'card' else 'cash' end)`;
const IS_NOTED = `((c.i + e.i * 7) % 12 <> 0)`;
const IS_PAID = `${IS_NOTED} and ${STATE} = 'delivered'`;

function insertOrders(base: Base): string {
  return `insert into orders (id, customer_name, customer_phone, customer_email, quantity, details, pickup_time, pickup_day, status,
      total_amount, confirmado, deleted, error, user_id, payment_method, final_amount, stated_parts, created_at, updated_at)
    select ${orderId(base)}, ${FULL_NAME}, cast(700000001 + c.i as text),
      'cliente-' || c.i || '@example.com', 15, '1 1/2 pollos', d.at, d.day, ${STATE},
      case when ${IS_NOTED} then 2000 else 0 end, ${isState('delivered')}, ${isState('cancelled')}, ${isState('error')},
      ${base.user} + c.i + 1, ${METHOD}, case when not ${IS_NOTED} then null when ${STATE} = 'delivered' then 2000 else 0 end,
      case when ${IS_PAID} then '{"' || ${METHOD} || '":2000}' else null end, d.at, d.at
    ${eachOrder(WITH_NAMES)} order by c.i, e.i;`;
}

/** One and a half chickens. */
function orderLines(base: Base): string {
  const line = (id: number, name: string, price: number, chickens: number) =>
    `select o.id, ${id}, p.id, p.name, 10, ${price}, 10, ${chickens} from orders o
      join products p on p.name = '${name}' where o.id > ${base.order}`;
  return `insert into order_lines (order_id, id, product_id, name, quantity, unit_price, vat_rate, chickens)
    ${line(1, 'Pollo entero a la leña', 1350, 10)} union all ${line(2, 'Medio pollo a la leña', 720, 5)} order by 1, 2;`;
}

/** What the close says beside the money: nothing that anybody asks. */
const FACTS = JSON.stringify({
  ...{ paidOrders: 0, discounts: '0.00', chickens: { ordered: '0.0', walkIn: '0.0' } },
  ...{ points: { given: 0, redeemed: 0 }, invoices: { count: 0, total: '0.00' } },
  ...{ late: { count: 0, total: '0.00' }, unpaid: 0, pending: 0 },
});

/** What was paid on the day of the pick-up and at the counter, all of it in one close. */
function payments(base: Base): string {
  const columns =
    'subject, subject_id, method, amount, place, action, day, entered_at, close_number';
  return `insert into payments (${columns})
      select 'order', id, payment_method, final_amount, 0, 'payment', pickup_day, updated_at, 1
      from orders where id > ${base.order} and final_amount > 0 order by pickup_day, id;
    insert into payments (${columns})
      select 'sale', id, payment_method, total, 0, 'sold', day, entered_at, 1 from sales order by day, id;
    insert into day_closes (number, day, closed_at, closed_by, opening_cash, cash_in, cash_out,
        cash, expected_cash, counted_cash, left_cash, facts)
      select 1, max(day), max(entered_at), ${base.user} + 1, 0, 0, 0,
        sum(amount), sum(amount), sum(amount), 0, '${FACTS}' from payments where method = 'cash';`;
}

function logs(base: Base): string {
  return `insert into order_logs (order_id, action, previous_state, new_state, created_at)
    select ${orderId(base)}, ${STATE}, '{"status":"pending"}', '{"status":"' || ${STATE} || '"}', d.at
    ${eachOrder()} order by c.i, e.i;`;
}

function history(base: Base): string {
  return `insert into stock_history (stock_id, order_id, action, quantity, previous_stock, new_stock, previous_reserved, new_reserved, created_at)
    select ${base.stock} + d.i + 1, ${orderId(base)}, 'order_delivered', -15, 99000, 98985, 15, 0, d.at
    ${eachOrder('', `(${STATE}) = 'delivered'`)} order by c.i, e.i;`;
}
