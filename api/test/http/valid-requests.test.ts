// A request that the document calls valid is none that the shop calls invalid (docs/rules/wire.md#openapi-document).
// `npm run long -- requests` makes 300 of each on both engines.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openShop } from '../shop-under-test.ts';
import { describedOperations } from './valid-requests.ts';

const REQUESTS = Number(process.env['BRASA_VALID_REQUESTS'] ?? 4);
const SEED = Number(process.env['BRASA_VALID_REQUESTS_SEED'] ?? 20_261_129);

/** How long the calls take is the machine's business. */
const PATIENCE = 600_000;

/** Faults of several fields together, or of what there is: no schema of one request knows them. */
const BEYOND_THE_SCHEMA: Partial<Record<string, readonly string[]>> = {
  accumulatePoints: ['walkInId: Falta el identificador de la visita'],
  addProduct: [
    'chickens: Con medias unidades, los pollos por unidad deben ser enteros: media unidad no puede llevar un cuarto de pollo',
    'minQuantity: El mínimo debe ser un múltiplo del paso',
    'categoryId: Esa categoría no existe',
  ],
  addSpecialDay: [
    'closeTime: La hora de cierre debe ser posterior a la de apertura',
    'date: Como máximo, dos años por delante',
    'date: Esta fecha ya ha pasado',
  ],
  changeWeekday: ['closeTime: La hora de cierre debe ser posterior a la de apertura'],
  changeSpecialDay: ['closeTime: La hora de cierre debe ser posterior a la de apertura'],
  // Either a quantity or lines.
  createOrder: [
    'quantity: Cantidad inválida',
    'quantity: La cantidad debe ser mayor que cero',
    'paymentMethod: Para pagos mixtos: desglose requerido y mínimo 50% en efectivo',
  ],
  createUser: ['confirmPassword: Las contraseñas no coinciden'],
  editOwnAccount: ['currentPassword: La contraseña actual es requerida'],
  editUser: ['confirmPassword: Las contraseñas no coinciden'],
  exportProductReport: [
    'to: El último día no puede ser anterior al primero',
    'to: Como máximo 366 días',
  ],
  exportReport: ['to: El último día no puede ser anterior al primero', 'to: Como máximo 366 días'],
  moveCash: ['amount: Escribe un importe', 'reason: Indica el motivo'],
  moveStock: [
    'quantity: La cantidad debe ser mayor que cero',
    'quantity: La corrección no puede ser cero',
    'quantity: La cantidad no puede ser negativa',
  ],
  pauseOrdering: [
    'until: La pausa puede durar como mucho hasta el final de hoy',
    'until: La pausa tiene que acabar más tarde que ahora',
  ],
  putOnSpit: ['slot: Indica una media hora de hoy'],
  sellAtCounter: [
    'atPricesTaken: Solo una venta hecha sin conexión se anota con los precios de entonces',
  ],
};

type Refusal = { details?: { path: string; message: string }[] };

/** What the answer calls invalid although the schema does not. */
function unexpectedFaults(name: string, body: unknown): unknown[] {
  const { details } = body as Refusal;
  if (!details) return [body];
  const known = BEYOND_THE_SCHEMA[name] ?? [];
  return details
    .map(({ path, message }) => `${path}: ${message}`)
    .filter((fault) => !known.includes(fault));
}

test(
  'every call takes what its schema allows',
  async () => {
    const { signedIn } = await openShop({ RATE_LIMITS: 'off' });
    let staff = await signedIn('superadmin');
    const refused: unknown[] = [];
    for (const { name, method, requests } of describedOperations()) {
      for (const { url, body, headers } of fc.sample(requests, { numRuns: REQUESTS, seed: SEED })) {
        const { status, body: answered } = await staff.send(method, url, body, headers);
        // It may have signed itself out.
        if (status === 401) staff = await signedIn('superadmin');
        const faults = status === 400 ? unexpectedFaults(name, answered) : [];
        if (faults.length > 0) refused.push({ name, url, body, headers, faults });
      }
    }
    expect(refused).toEqual([]);
  },
  PATIENCE,
);
