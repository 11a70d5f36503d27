// Why records could not be sent, as the shop reads it (docs/rules/invoices.md#sending-faults).

const TEXTS = {
  CERTIFICATE_MISSING: 'No se encuentra el fichero del certificado digital en el servidor',
  CERTIFICATE_UNREADABLE: 'El servidor no tiene permiso para leer el fichero del certificado',
  CERTIFICATE_PASSWORD: 'La contraseña del certificado digital no es correcta',
  CERTIFICATE_UNUSABLE: 'El fichero del certificado no es un .p12 o .pfx que el servidor entienda',
  CERTIFICATE_REFUSED:
    'La Agencia Tributaria no acepta el certificado: comprueba que no haya caducado y que sea del titular de las facturas o de su representante',
  UNREACHABLE: 'No hay conexión con la Agencia Tributaria',
  NOT_THE_AGENCY:
    'Quien responde en la dirección de envío no se identifica como la Agencia Tributaria',
  TOO_SLOW: 'La Agencia Tributaria no ha respondido a tiempo',
  CUT_OFF: 'La conexión con la Agencia Tributaria se ha cortado antes de su respuesta',
  OUT_OF_ORDER: 'El servicio de la Agencia Tributaria no funciona en este momento',
  UNUSABLE: 'La respuesta de la Agencia Tributaria no se entiende',
  NO_VERDICT: 'La Agencia Tributaria no ha respondido por ninguno de los registros enviados',
  SUBMISSION_REFUSED: 'La Agencia Tributaria ha rechazado el envío entero',
} as const;

export type SendingFault = keyof typeof TEXTS;

/** `detail` is what was said of it, if anything. */
export type SendingFailure = { fault: SendingFault; detail: string | null };

const DETAIL_LENGTH = 500;

/** Whether the tax agency blames the submission: sending it again will hardly help. */
export const isSubmissionToBlame = ({ fault }: SendingFailure): boolean =>
  fault === 'SUBMISSION_REFUSED';

/** "La Agencia Tributaria ha rechazado el envío entero: Codigo[4104]…". */
export function failureText({ fault, detail }: SendingFailure): string {
  const said = detail?.replaceAll(/\s+/g, ' ').trim().slice(0, DETAIL_LENGTH) ?? '';
  return said === '' ? TEXTS[fault] : `${TEXTS[fault]}: ${said}`;
}
