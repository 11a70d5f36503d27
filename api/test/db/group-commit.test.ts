import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { GroupCommit } from '../../src/db/engines/group-commit.ts';
import { NodeSqliteDialect } from '../../src/db/engines/sqlite-dialect.ts';
import type { Queries } from '../../src/db/database.ts';
import { newKysely } from '../../src/db/engines/new-kysely.ts';

function openCommits() {
  const file = new DatabaseSync(':memory:');
  file.exec('create table written (name text primary key)');
  const database = newKysely(new NodeSqliteDialect(file));
  onTestFinished(() => database.destroy());
  const names = () =>
    file
      .prepare('select name from written order by name')
      .all()
      .map((row) => row['name']);
  return { commits: new GroupCommit(database), file, names };
}

const write = (name: string) => async (queries: Queries) => {
  await sql`insert into written (name) values (${name})`.execute(queries);
  return name;
};

test('work that arrives together is all done, each with its own answer', async () => {
  const { commits, names } = openCommits();
  const wanted = Array.from({ length: 120 }, (_, index) => `n${String(index).padStart(3, '0')}`);
  const answers = await Promise.all(wanted.map((name) => commits.transact(write(name))));
  expect(answers).toEqual(wanted);
  expect(names()).toEqual(wanted);
});

test('work that comes while more is coming in is made durable with it', async () => {
  const { commits } = openCommits();
  const begun: string[] = [];
  const begin = (name: string) =>
    commits.transact((queries) => {
      begun.push(name);
      return write(name)(queries);
    });
  let turn = setImmediate();
  const first = begin('first');
  await turn;
  const second = begin('second');
  turn = setImmediate();
  await turn;
  const third = begin('third');
  await first;
  expect(begun).toEqual(['first', 'second', 'third']);
  await Promise.all([second, third]);
});

test('a piece that throws is undone alone, and its caller hears why', async () => {
  const { commits, names } = openCommits();
  const outcomes = await Promise.allSettled([
    commits.transact(write('first')),
    commits.transact(async (queries) => {
      await write('half done')(queries);
      throw new Error('refused');
    }),
    commits.transact(write('last')),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(outcomes[1]).toMatchObject({ reason: new Error('refused') });
  expect(names()).toEqual(['first', 'last']);
});

test('nobody hears of success when the commit itself fails', async () => {
  const { commits, file, names } = openCommits();
  file.exec('pragma foreign_keys = on');
  file.exec(
    'create table child (name text references written (name) deferrable initially deferred)',
  );
  await commits.transact(write('alone'));
  const outcomes = await Promise.allSettled([
    commits.transact(write('innocent')),
    commits.transact(async (queries) => {
      await sql`insert into child values ('nobody')`.execute(queries);
    }),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(names()).toEqual(['alone']);
  await commits.transact(write('next'));
  expect(names()).toEqual(['alone', 'next']);
});

test('a database that cannot begin a transaction refuses the work and goes on with the next', async () => {
  const { commits, file, names } = openCommits();
  file.exec('begin');
  await expect(commits.transact(write('refused'))).rejects.toThrow(/transaction/);
  file.exec('rollback');
  await commits.transact(write('next'));
  expect(names()).toEqual(['next']);
});
