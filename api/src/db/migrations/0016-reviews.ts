// The customers' reviews on the home page, which staff edit.
import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely';
import { autoId, type Engine } from '../engines/engine.ts';
import { countColumn, flagColumn, required } from '../schema.ts';
import type { Tables } from '../tables/tables.ts';

/** Of 1 to 5; none where the column takes none. */
const stars = (name: string) => (column: ColumnDefinitionBuilder) =>
  column.check(sql`${sql.ref(name)} between 1 and 5`);

const TEXTS = ['name', 'initials', 'text', 'service_type', 'food_type', 'price_range'];
const RATINGS = ['food_rating', 'service_rating', 'atmosphere_rating'];

export async function up(db: Kysely<Tables>, engine: Engine): Promise<void> {
  let table = db.schema
    .createTable('reviews')
    .addColumn('id', 'integer', autoId(engine))
    .addColumn('date', 'text', (c) =>
      c
        .notNull()
        .check(
          sql`length(date) = 10 and date between '2000-01-01' and '2100-12-31' and substr(date, 5, 1) = '-' and substr(date, 8, 1) = '-'`,
        ),
    )
    .addColumn('review_count', 'integer', countColumn('review_count'))
    .addColumn('photo_count', 'integer', (c) => c.check(sql`photo_count >= 0`))
    .addColumn('rating', 'integer', (c) => stars('rating')(c.notNull()))
    .addColumn('recommended_dishes', 'text', required)
    .addColumn('restrictions', 'text')
    .addColumn('is_example', 'integer', flagColumn('is_example'))
    .addColumn('is_shown', 'integer', flagColumn('is_shown'))
    .addColumn('position', 'integer', countColumn('position'))
    .addColumn('version', 'integer', countColumn('version', 1))
    .addColumn('updated_at', 'bigint', required);
  for (const name of TEXTS) table = table.addColumn(name, 'text', required);
  for (const name of RATINGS) table = table.addColumn(name, 'integer', stars(name));
  await table
    .addCheckConstraint(
      'reviews_ratings',
      sql`(food_rating is null) = (service_rating is null) and (food_rating is null) = (atmosphere_rating is null)`,
    )
    .execute();
}
