// A day's sales as staff look for them, with who sold what.
import { cents, type Cents } from '@brasa/core/kernel/cents.ts';
import { MAX_ID } from '@brasa/core/kernel/fields.ts';
import type { Day } from '@brasa/core/kernel/madrid-time.ts';
import type { Queries } from '../db/database.ts';
import { type Sum, keptAccountId } from '../db/expressions.ts';
import { salesWithLines, type SaleRow } from './sales.store.ts';

/** The account that theirs is part of by now. */
export type Author = { id: number; username: string | null; name: string | null };

export type AuthoredSale = SaleRow & {
  seller: Author;
  /** Null while it stands. */
  annuller: Author | null;
};

type PageOfDay = { day: Day; before: number | undefined; limit: number };

/** A page of the day's sales, the last one that was entered first. */
export async function listDaySales(
  sql: Queries,
  { day, before, limit }: PageOfDay,
): Promise<AuthoredSale[]> {
  const rows = await sql
    .selectFrom('sales')
    .innerJoin('users as seller', 'seller.id', 'sales.soldBy')
    .innerJoin('users', (join) => join.on('users.id', '=', keptAccountId('seller')))
    .leftJoin('saleAnnulments', 'saleId', 'sales.id')
    .leftJoin('users as annuller', 'annuller.id', 'annulledBy')
    .leftJoin('users as keptAnnuller', (join) =>
      join.on('keptAnnuller.id', '=', keptAccountId('annuller')),
    )
    .selectAll('sales')
    .select(['saleAnnulments.enteredAt as annulledAt'])
    .select(['users.id as sellerId', 'users.username', 'users.name'])
    .select([
      'keptAnnuller.id as annullerId',
      'keptAnnuller.username as annullerUsername',
      'keptAnnuller.name as annullerName',
    ])
    .where('day', '=', day)
    .where('sales.id', before === undefined ? '<=' : '<', before ?? MAX_ID)
    .orderBy('sales.id', 'desc')
    .limit(limit)
    .execute();
  return salesWithLines(
    sql,
    rows.map(
      ({ sellerId, username, name, annullerId, annullerUsername, annullerName, ...row }) => ({
        ...row,
        seller: { id: sellerId, username, name },
        annuller:
          annullerId === null
            ? null
            : { id: annullerId, username: annullerUsername, name: annullerName },
      }),
    ),
  );
}

/** How many sales of the day stand, and what they come to. */
export async function sumStanding(
  sql: Queries,
  day: Day,
): Promise<{ count: number; total: Cents }> {
  const { count, total } = await sql
    .selectFrom('sales')
    .leftJoin('saleAnnulments', 'saleId', 'sales.id')
    .select((is) => [is.fn.countAll<Sum>().as('count'), is.fn.sum<Sum | null>('total').as('total')])
    .where('day', '=', day)
    .where('saleId', 'is', null)
    .executeTakeFirstOrThrow();
  return { count: Number(count), total: cents(Number(total)) };
}
