// A copy is made harmless before a server starts on it, and its operator is told so.
import { basename } from 'node:path';
import { times } from '@brasa/core/audit/kind.ts';
import { formatMoment } from '@brasa/core/kernel/time/date-texts.ts';
import { deleteAllAccess } from '../api/src/accounts/index.ts';
import type { Database } from '../api/src/db/database.ts';
import { goOnAfter, skipIds, skippedSince, type LastIds } from '../api/src/db/copies/skip-ids.ts';
import { lastInvoiceCodes } from '../api/src/invoices/index.ts';
import { giveUpWaiting } from '../api/src/messages/index.ts';
import { lastWrite } from '../api/src/orders/archive/last-write.report.ts';
import { discardWaiting } from '../api/src/tickets/index.ts';

/** A backup's folder, which names the moment in UTC. */
const BACKUP = /^brasa-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(?:-\d+)?$/;

/** From when the copy in the folder is; of one with another name the last that was written before it was made. */
async function momentOf(folder: string, { read }: Database): Promise<number | null> {
  const [name, year, month, day, hour, minute, second] = BACKUP.exec(basename(folder)) ?? [];
  const named = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return name === undefined || Number.isNaN(named) ? lastWrite(read) : named;
}

/** How much of what waited is given up. */
function quieten(
  database: Database,
  { now, skipped, given }: { now: number; skipped: number; given: LastIds },
): Promise<{ messages: number; tickets: number }> {
  return database.transact(async (transaction) => {
    await deleteAllAccess(transaction);
    await skipIds(transaction, skipped);
    await goOnAfter(transaction, given);
    const messages = await giveUpWaiting(transaction, now);
    return { messages, tickets: await discardWaiting(transaction, { now }) };
  });
}

const lastInvoicesText = (codes: readonly string[]): string =>
  codes.length === 1
    ? `La última factura de la copia es la ${codes.join('')}`
    : `Las últimas facturas de la copia, una por serie, son ${codes.join(', ')}`;

/**
 * Lets nobody in and sends nothing of what waits (docs/rules/running.md#a-restored-copy-lets-nobody-in); answers the
 * lines for the operator. `given` are the last ids of the database that it replaces.
 */
export async function settleCopy(
  database: Database,
  folder: string,
  given: LastIds,
): Promise<string[]> {
  const moment = await momentOf(folder, database);
  const now = Date.now();
  const skipped = skippedSince(moment, now);
  const { messages, tickets } = await quieten(database, { now, skipped, given });
  const invoices = await lastInvoiceCodes(database.read);
  const from = moment === null ? '' : `La copia es del ${formatMoment(moment)}. `;
  return [
    'Todos tienen que volver a entrar: las sesiones y los enlaces para la contraseña de la copia ya no valen.',
    `${from}El superadmin debe repasar en Gestión de Usuarios a quienes se desactivó o cambió la contraseña desde entonces: vuelven a estar como en la copia.`,
    'Los datos que alguien pidió borrar después de la copia vuelven a estar aquí: hay que borrarlos otra vez.',
    `Los pedidos, clientes y ventas nuevos llevan números ${skipped} más altos: los que se dieron después de la copia no se repiten.`,
    ...(invoices.length === 0
      ? []
      : [
          `${lastInvoicesText(invoices)}. Las posteriores no están y sus números se repetirían: restaure la copia más reciente y, antes de facturar, compare con la sede de la Agencia Tributaria.`,
        ]),
    ...(messages + tickets === 0
      ? []
      : [
          `De lo que esperaba en la copia no se envía ni se imprime nada: ${times(messages, 'aviso', 'avisos')}, ${times(tickets, 'ticket', 'tickets')}.`,
        ]),
  ];
}
