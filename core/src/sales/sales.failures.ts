import { failures } from '../kernel/failure.ts';

export const SALES_FAILURES = failures({
  400: {
    IDEMPOTENCY_KEY_MISSING:
      'Falta la cabecera Idempotency-Key: sin ella una venta podría contarse dos veces',
  },
  404: {
    SALE_NOT_FOUND: 'Venta no encontrada',
  },
  409: {
    SALE_ALREADY_NOTED: 'Esta visita ya tiene su venta',
    SALE_ANNULLED: 'La venta está anulada',
    SALE_RETURNED: 'Todo lo de esta venta ya se ha devuelto',
    SALE_CHANGED: 'Alguien ha devuelto algo de esta venta hace un momento. Mira lo que queda',
    SALE_INVOICED: 'La venta tiene factura: rectifícala o anúlala antes, en Facturas',
  },
});
