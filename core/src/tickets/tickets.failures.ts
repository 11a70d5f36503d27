import { failures } from '../kernel/failure.ts';

export const TICKETS_FAILURES = failures({
  404: {
    TICKET_NOT_FOUND: 'Ese ticket ya no está',
  },
  409: {
    PRINTER_MISSING: 'No hay ninguna impresora en Configuración: imprime desde este dispositivo',
  },
});
