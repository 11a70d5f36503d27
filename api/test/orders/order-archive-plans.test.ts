// No search of the archive reads all orders (docs/rules/orders.md#searching-the-archive): every statement of
// every combination of its conditions is explained.
import { CompiledQuery, type KyselyPlugin, type RootOperationNode } from 'kysely';
import { expect, test } from 'vitest';
import { archiveQuery } from '@brasa/core/orders/order-archive.contract.ts';
import { ARCHIVE_PAYMENTS } from '@brasa/core/orders/order-archive.rules.ts';
import { ORDER_STATUSES } from '@brasa/core/orders/orders.rules.ts';
import type { Queries } from '../../src/db/database.ts';
import { listArchive } from '../../src/orders/list-archive.ts';
import type { Shop } from '../../src/shop.ts';
import { placeOrder } from '../place-order.ts';
import { engine, openShop } from '../shop-under-test.ts';

const SEARCHES = ['', '7', '600111222', 'ana@example.com', 'ana', 'ana ruiz', 'aan', 'nobody'];
const DAYS = [{}, { from: '2026-11-01' }, { to: '2026-11-30' }];

function* queries() {
  for (const search of SEARCHES) {
    for (const status of [undefined, ...ORDER_STATUSES]) {
      for (const payment of [undefined, ...ARCHIVE_PAYMENTS]) {
        for (const days of DAYS) yield { search, status, payment, ...days };
      }
    }
  }
  yield { search: 'ana', near: 'true', before: '1763640000000-5' };
  yield { customer: '2', search: 'ana', status: 'error' };
}

/** The shop with a note of every statement that is read. */
function listened({ shop }: { shop: Shop }) {
  const nodes: RootOperationNode[] = [];
  const listener: KyselyPlugin = {
    transformQuery: ({ node }) => {
      nodes.push(node);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return { nodes, shop: { ...shop, db: { ...shop.db, read: shop.db.read.withPlugin(listener) } } };
}

/** The tables that the plan of the statement reads whole. */
async function readWhole(sql: Queries, { sql: text, parameters }: CompiledQuery) {
  const explain = engine === 'sqlite' ? 'explain query plan' : 'explain';
  const plan = CompiledQuery.raw(`${explain} ${text}`, [...parameters]);
  const { rows } = await sql.executeQuery<Record<string, string>>(plan);
  const lines = rows.map((row) => row['detail'] ?? row['QUERY PLAN'] ?? row['queryPLAN'] ?? '');
  expect(lines.join('')).not.toBe('');
  const whole = /SCAN (\w+)|Seq Scan on (\w+)/g;
  return [...lines.join('\n').matchAll(whole)].map(([, one, other]) => one ?? other);
}

const BIG = ['orders', 'order_name_words', 'name_words', 'other', 'order_lines', 'users'];

test('every statement of every combination goes by an index', async () => {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const one = { is_manual_entry: true, customerName: 'Ana Ruiz', customerPhone: '600111222' };
  for (let count = 0; count < 3; count += 1) await placeOrder(staff, one);
  const { nodes, shop } = listened(under);
  for (const query of queries()) await listArchive(shop, archiveQuery.parse(query));
  const executor = under.shop.db.read.withoutPlugins().getExecutor();
  const statements = new Map<string, CompiledQuery>();
  for (const node of nodes) {
    const compiled = executor.compileQuery(node, { queryId: 'explained' });
    statements.set(compiled.sql, compiled);
  }
  expect(statements.size).toBeGreaterThan(100);
  await under.shop.db.transact(async ({ sql }) => {
    // PostgreSQL reads a small table whole unless it is told not to; what has no index it reads so still.
    if (engine === 'postgres') {
      await sql.executeQuery(CompiledQuery.raw('set local enable_seqscan = off'));
    }
    for (const statement of statements.values()) {
      const whole = await readWhole(sql, statement);
      expect(whole.filter((name) => BIG.includes(name ?? ''))).toEqual([]);
    }
  });
});
