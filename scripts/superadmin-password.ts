// npm run superadmin:password [-- USER]: gives a superadmin a new password and prints it once, while the shop
// goes on working. docs/operations.md says when.
import { resolve } from 'node:path';
import { renewSuperadminPassword } from '../api/src/accounts/passwords/renew-superadmin-password.ts';
import { systemClock } from '../api/src/clock.ts';
import { readConfig } from '../api/src/config.ts';
import { toldPlace } from '../api/src/db/copies/told-place.ts';
import { OperatorError } from '../api/src/operator-error.ts';
import { ownCommand } from '../api/src/own-command.ts';
import { asCommand } from './as-command.ts';

await asCommand(async () => {
  const [username, ...more] = process.argv.slice(2);
  if (more.length > 0)
    throw new OperatorError(`Uso: ${ownCommand('superadmin-password', '[USUARIO]')}`);
  const { dataDir, databaseUrl } = readConfig(process.env);
  const place = { dataDir: resolve(dataDir), databaseUrl };
  const renewed = await renewSuperadminPassword(place, username, systemClock());
  process.stdout.write(
    `Datos de la tienda: ${toldPlace(place)}\nUsuario: ${renewed.username}\n` +
      `Contraseña nueva (se muestra solo esta vez): ${renewed.password}\n` +
      (renewed.hadSecondFactor ? 'Se ha quitado su verificación en dos pasos.\n' : '') +
      'Se han cerrado todas sus sesiones. Al entrar, cámbiela en «Mi contraseña».\n',
  );
});
