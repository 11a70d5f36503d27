// Which tables the statements of something read whole, by the engine's own plans.
import { CompiledQuery, type KyselyPlugin, type RootOperationNode } from 'kysely';
import { expect } from 'vitest';
import type { Queries } from '../src/db/database.ts';
import type { Shop } from '../src/shop.ts';
import { engine } from './shop-under-test.ts';

/** The shop with a note of every statement that is read. */
export function listened({ shop }: { shop: Shop }): { nodes: RootOperationNode[]; shop: Shop } {
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

/** The statements, each once, with the tables that its plan reads whole. */
export async function tablesReadWhole(
  under: { shop: Shop },
  nodes: readonly RootOperationNode[],
): Promise<{ statement: string; tables: string[] }[]> {
  const whole = /SCAN (\w+)|Seq Scan on (\w+)/g;
  return (await plansOf(under, nodes)).map(({ statement, plan }) => ({
    statement,
    tables: [...plan.matchAll(whole)].map(([, one, other]) => one ?? other ?? ''),
  }));
}

/** The statements, each once, with the engine's plan for it. */
export async function plansOf(
  { shop }: { shop: Shop },
  nodes: readonly RootOperationNode[],
): Promise<{ statement: string; plan: string }[]> {
  const executor = shop.db.read.withoutPlugins().getExecutor();
  const statements = new Map<string, CompiledQuery>();
  for (const node of nodes) {
    const compiled = executor.compileQuery(node, { queryId: 'explained' });
    statements.set(compiled.sql, compiled);
  }
  return shop.db.transact(async ({ sql }) => {
    // PostgreSQL reads a small table whole unless it is told not to; what has no index it reads so still.
    if (engine === 'postgres') {
      await sql.executeQuery(CompiledQuery.raw('set local enable_seqscan = off'));
    }
    const plans: { statement: string; plan: string }[] = [];
    for (const statement of statements.values()) {
      plans.push({ statement: statement.sql, plan: await explain(sql, statement) });
    }
    return plans;
  });
}

async function explain(sql: Queries, { sql: text, parameters }: CompiledQuery): Promise<string> {
  const command = engine === 'sqlite' ? 'explain query plan' : 'explain';
  const plan = CompiledQuery.raw(`${command} ${text}`, [...parameters]);
  const { rows } = await sql.executeQuery<Record<string, string>>(plan);
  const lines = rows.map((row) => row['detail'] ?? row['QUERY PLAN'] ?? row['queryPLAN'] ?? '');
  expect(lines.join('')).not.toBe('');
  return lines.join('\n');
}
