// npm run ledger:audit: does every sum of the points ledger again and prints what does not agree; it
// ends with 1 when anything does not. The shop may go on working meanwhile. docs/operations.md says
// what to do then.
import { resolve } from 'node:path';
import type { DifferenceKind, LedgerDifference } from '@brasa/core/loyalty/ledger-audit.rules.ts';
import { readConfig } from '../api/src/config.ts';
import { readSnapshot } from '../api/src/db/copies/snapshot.ts';
import { toldPlace } from '../api/src/db/copies/told-place.ts';
import { auditLedgers } from '../api/src/loyalty/audit-ledger.ts';
import { asCommand } from './as-command.ts';

const TEXTS: Record<DifferenceKind, string> = {
  'balance-and-transactions': 'el saldo no es la suma de los movimientos',
  'balance-and-lots': 'el saldo no es la suma de los lotes',
  'total-and-earnings': 'el total no es la suma de lo ganado',
  'available-above-total': 'el saldo es mayor que todo lo ganado',
  'bonus-flag': 'el bono no corresponde al saldo',
  'lot-and-draws': 'lo que queda del lote no es lo ganado menos lo gastado',
  'transaction-and-lots': 'el movimiento no es lo que entró en los lotes o salió de ellos',
  'balance-below-zero': 'el saldo fue negativo tras el movimiento',
  'time-turned-back': 'el movimiento es anterior al que tiene delante',
  'drawn-after-expiry': 'el movimiento gastó puntos ya caducados',
  'moved-and-merges': 'los puntos que trajo otra cuenta no son los que se unieron',
};

const ROWS: Partial<Record<DifferenceKind, string>> = {
  'lot-and-draws': 'lote',
  'moved-and-merges': 'cuenta',
};

function describe({ userId, kind, row, found, expected }: LedgerDifference): string {
  const where = row === null ? '' : `, ${ROWS[kind] ?? 'movimiento'} ${row}`;
  return `Usuario ${userId}${where}: ${TEXTS[kind]} (hay ${found}, debería haber ${expected})`;
}

async function audit(): Promise<boolean> {
  const { dataDir, databaseUrl } = readConfig(process.env);
  const counts = { users: 0, transactions: 0, differences: 0 };
  const place = { dataDir: resolve(dataDir), databaseUrl };
  await readSnapshot(place, async (sql) => {
    for await (const { users, transactions, differences } of auditLedgers(sql)) {
      counts.users += users;
      counts.transactions += transactions;
      counts.differences += differences.length;
      for (const difference of differences) process.stdout.write(`${describe(difference)}\n`);
    }
  });
  const figure = (count: number) => count.toLocaleString('es-ES');
  process.stdout.write(
    `Comprobados ${figure(counts.users)} saldos y ${figure(counts.transactions)} movimientos en ${toldPlace(place)}: ` +
      (counts.differences === 0 ? 'todo cuadra\n' : `${figure(counts.differences)} diferencias\n`),
  );
  return counts.differences === 0;
}

await asCommand(audit);
