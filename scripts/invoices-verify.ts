// npm run invoices:verify: computes every record of the chain of invoices again and names the first that
// is not as it was made; it ends with 1 when there is one. The shop may go on working meanwhile.
// docs/operations.md says what to do then.
import { resolve } from 'node:path';
import { readConfig } from '../api/src/config.ts';
import { readSnapshot } from '../api/src/db/copies/snapshot.ts';
import { toldPlace } from '../api/src/db/copies/told-place.ts';
import { checkChain } from '../api/src/invoices/records/check-chain.ts';
import { asCommand } from './as-command.ts';

async function verify(): Promise<boolean> {
  const { dataDir, databaseUrl } = readConfig(process.env);
  const place = { dataDir: resolve(dataDir), databaseUrl };
  const { records, broken } = await readSnapshot(place, checkChain);
  const checked = `Comprobados ${records.toLocaleString('es-ES')} registros de facturación en ${toldPlace(place)}`;
  if (broken === null) {
    process.stdout.write(`${checked}: la cadena está entera\n`);
    return true;
  }
  const { position, code, fault } = broken;
  process.stdout.write(`${checked}. Registro ${position} (${code}): ${fault}\n`);
  return false;
}

await asCommand(verify);
