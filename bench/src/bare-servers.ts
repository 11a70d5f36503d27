// The two yardsticks: what Fastify alone does on this machine. One answers a constant JSON text,
// the other makes a durable SQLite transaction of three inserts for every request.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import Fastify from 'fastify';

const app = Fastify();

// As large as the answer it is compared with.
const constant = JSON.stringify({ filler: 'x'.repeat(Number(process.env['CONSTANT_BYTES'] ?? 0)) });
app.get('/constant', (_request, reply) => {
  return reply.type('application/json; charset=utf-8').send(constant);
});

const database = new DatabaseSync(join(mkdtempSync(join(tmpdir(), 'brasa-bench-')), 'bare.sqlite'));
database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
for (const table of ['a', 'b', 'c']) {
  database.exec(
    `create table ${table} (id integer primary key autoincrement, content text not null)`,
  );
}
const inserts = ['a', 'b', 'c'].map((table) =>
  database.prepare(`insert into ${table} (content) values (?)`),
);
app.post('/transaction', (request, reply) => {
  const content = JSON.stringify(request.body);
  database.exec('begin immediate');
  for (const insert of inserts) insert.run(content);
  database.exec('commit');
  return reply.code(201).send({ ok: true });
});

await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
process.send?.('ready');
