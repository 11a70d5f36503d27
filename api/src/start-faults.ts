// Mistakes that keep the shop from starting, each in a line that says what to do (docs/rules/running.md#what-stops-a-start).
import { IN_THE_PASSWORD } from './db/engines/database-address.ts';
import { OperatorError } from './operator-error.ts';

/** Errors of Node and of PostgreSQL by their codes. */
const FOLDER_CODES = new Set(['EACCES', 'EPERM', 'EROFS', 'EEXIST', 'ENOTDIR', 'ENOSPC']);
const SILENT_CODES = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
]);
const SAID_BY_POSTGRES: Readonly<Record<string, string>> = {
  '3D000': 'La base de datos de DATABASE_URL no existe: créela con createdb',
  '28P01': 'PostgreSQL no acepta el usuario o la contraseña de DATABASE_URL',
  '28000':
    'PostgreSQL no acepta el usuario de DATABASE_URL: créelo con createuser, o mire pg_hba.conf',
  '42501': 'El usuario de DATABASE_URL no puede crear tablas: hágalo dueño de la base de datos',
};
const NEWER =
  'La base de datos es de una versión posterior de Brasa: arranque esa versión, o restaure una copia de antes de actualizar';

/** SQLite's primary result codes. */
const SQLITE_FULL = 13;
const SQLITE_IOERR = 10;
const PRIMARY_CODE = 0xff;

type Coded = Partial<Record<'code' | 'errcode' | 'path' | 'dest' | 'cause', unknown>>;

/** What whoever runs the shop is told of it, in Spanish; null for what nobody but its programmers can mend. */
export function toldFault(error: unknown): string | null {
  return error instanceof OperatorError ? error.message : startFault(error);
}

/** True where the database could not be opened because a later version has changed it. */
export function isOfLaterVersion(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isSaid = /previously executed migration .* is missing/.test(error.message);
  return isSaid || isOfLaterVersion(error.cause);
}

/** In Spanish; null for what nobody but its programmers can mend. */
export function startFault(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null;
  const { code, errcode, path, dest, cause } = error as Coded;
  if (typeof errcode === 'number') return sqliteFault(errcode & PRIMARY_CODE);
  if (typeof code === 'string') {
    // Of a copy it is where that was to be.
    const place = dest ?? path;
    if (FOLDER_CODES.has(code) && typeof place === 'string') return folderFault(code, place);
    if (SILENT_CODES.has(code)) {
      return `PostgreSQL no responde en la dirección de DATABASE_URL (${code}). ${IN_THE_PASSWORD}`;
    }
    const said = SAID_BY_POSTGRES[code];
    if (said !== undefined) return said;
  }
  if (isOfLaterVersion(error)) return NEWER;
  return startFault(cause);
}

function sqliteFault(code: number): string | null {
  if (code === SQLITE_FULL) return 'No queda sitio en el disco de la base de datos';
  return code === SQLITE_IOERR
    ? 'El disco de la base de datos no responde, o no le queda sitio'
    : null;
}

function folderFault(code: string, path: string): string {
  if (code === 'ENOSPC') return `No queda sitio en el disco para ${path}`;
  if (code === 'EEXIST' || code === 'ENOTDIR')
    return `${path} es un archivo: DATA_DIR es una carpeta`;
  return `Brasa no puede escribir en ${path}: désela al usuario que la arranca (chown -R), o elija otra carpeta con DATA_DIR`;
}
