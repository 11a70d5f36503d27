import { failures } from '../kernel/failure.ts';

export const INVOICES_FAILURES = failures({
  404: {
    INVOICE_NOT_FOUND: 'Factura no encontrada',
  },
  409: {
    INVOICE_ANNULLED: 'La factura está anulada',
    INVOICE_SUPERSEDED: 'Otra factura rectifica o sustituye a esta: corrige la última',
    INVOICE_ORDER_CHANGED:
      'El pedido ha cambiado desde entonces: rectifica o haz la factura de lo que queda',
    INVOICE_CORRECTED_MEANWHILE:
      'La factura se ha rectificado mientras tanto: mira cuánto vale ahora y comprueba lo que has escrito',
    INVOICE_HAS_RECIPIENT: 'El pedido ya tiene una factura completa',
    INVOICE_NOT_FISCAL:
      'Este documento se hizo sin datos fiscales: no tiene registro de facturación',
    INVOICE_CLOCK_BEHIND:
      'El reloj del servidor va por detrás de la última factura. Ponlo en hora antes de facturar',
    INVOICE_CLOCK_DOUBTED:
      'El reloj de este dispositivo y el del servidor no marcan el mismo día. Mira cuál va mal y ponlo en hora antes de facturar',
  },
  422: {
    INVOICE_TAX_IDENTITY_MISSING:
      'Faltan los datos fiscales de la tienda: razón social, NIF y dirección, en Configuración',
    INVOICE_WITHOUT_AMOUNT: 'No se puede facturar un pedido o una venta sin importe',
    INVOICE_LINES_MISMATCH: 'Las líneas no suman el total de la factura',
    INVOICE_ORDER_CALLED_OFF: 'No se puede facturar un pedido cancelado o marcado como error',
    INVOICE_SALE_ANNULLED: 'No se puede facturar una venta anulada',
    SIMPLIFIED_TOO_LARGE: 'Una factura simplificada no puede pasar de 3.000 €: haz una completa',
    EXPORT_WITHOUT_RECORDS: 'En ese periodo no hay registros que descargar',
    EXPORT_OF_TWO_ISSUERS:
      'En ese periodo hay facturas de dos NIF, y un fichero es de uno: elige otro, o descarga el XML de cada factura',
    EXPORT_TOO_MANY_RECORDS:
      'Un fichero lleva como máximo 1.000 registros: elige un periodo más corto',
    CORRECTION_KIND_WRONG:
      'Una factura simplificada se rectifica con R5, y una completa con R1 o R4',
    CORRECTION_EXCEEDS_INVOICE: 'Con esa rectificación quedaría un importe negativo',
    CORRECTION_TOO_LARGE: 'Con esa rectificación la factura pasaría de 99.999.999,99 €',
    CORRECTION_OF_DIFFERENCE:
      'Una rectificación por diferencias no se rectifica: rectifica la factura original',
    CORRECTION_WITHOUT_EFFECT: 'La rectificación no cambia nada',
  },
});

export type InvoicesFailure = keyof typeof INVOICES_FAILURES;
