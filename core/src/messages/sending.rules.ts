// When a message is tried, and what is said of one that does not arrive (docs/rules/messages.md#sending).
import { DAY, HOUR, MINUTE } from '../kernel/time/durations.ts';

/** What is told of an order. */
export const ORDER_KINDS = ['confirmation', 'changed', 'cancelled', 'ready', 'withdrawn'] as const;
export type OrderMessageKind = (typeof ORDER_KINDS)[number];

/** What a message tells: of an order, to an address of an account, or of somebody's points. */
export const MESSAGE_KINDS = [
  ...ORDER_KINDS,
  ...(['passwordLinks', 'emailChanged', 'pointsGiven', 'pointsExpiring'] as const),
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** "push" is a notification to a browser. */
export const CHANNELS = ['mail', 'push'] as const;
export type ChannelName = (typeof CHANNELS)[number];

/** Why a message has not been taken. */
export const SENDING_FAULTS = [
  ...(['address_refused', 'not_yet', 'refused', 'away'] as const),
  /** The mail server does not encrypt, and is not on this machine. */
  'no_tls',
  /** The mailbox has had as many as it may have. */
  'too_many',
] as const;
export type SendingFault = (typeof SENDING_FAULTS)[number];

const FAULT_TEXTS: Record<ChannelName, Record<SendingFault, string>> = {
  mail: {
    address_refused: 'La dirección no existe o no admite correo',
    not_yet: 'El correo del cliente pide que se espere',
    refused: 'El servidor de correo lo rechaza',
    away: 'El servidor de correo no responde',
    no_tls: 'El servidor de correo no cifra la conexión',
    too_many: 'A esa dirección ya le han llegado demasiados correos en una hora',
  },
  push: {
    address_refused: 'El móvil ya no admite avisos',
    not_yet: 'El servicio de avisos del móvil pide que se espere',
    refused: 'El servicio de avisos del móvil lo rechaza',
    away: 'El servicio de avisos del móvil no responde',
    no_tls: 'El servicio de avisos del móvil no cifra la conexión',
    too_many: 'El móvil ya ha recibido demasiados avisos en una hora',
  },
};

/** "El servidor de correo no responde". */
export const sendingFaultText = (channel: ChannelName, fault: SendingFault): string =>
  FAULT_TEXTS[channel][fault];

const KIND_TEXTS: Record<MessageKind, string> = {
  confirmation: 'Confirmación',
  changed: 'Cambio del pedido',
  cancelled: 'Cancelación',
  ready: 'Pedido listo',
  withdrawn: 'Desistimiento',
  passwordLinks: 'Contraseña',
  emailChanged: 'Cambio de email',
  pointsGiven: 'Puntos apuntados',
  pointsExpiring: 'Puntos que caducan',
};

/** "Confirmación". */
export const messageKindText = (kind: MessageKind): string => KIND_TEXTS[kind];

/** How long whoever sends may be silent until another process takes over. */
export const SENDING_LEASE = 2 * MINUTE;
/** How long one attempt may take; less than the lease. */
export const SENDING_LIMIT = MINUTE;

/** After that long without success a message is given up, and staff are told. */
const GIVEN_UP_AFTER = DAY;
const SHORTEST_PAUSE = MINUTE;
/** How long a message waits at most for its next attempt. */
export const LONGEST_PAUSE = HOUR;

/** How long staff are told of a confirmation that was given up after the order was handed over. */
export const LATE_FAILURE_TOLD = 7 * DAY;

/** Sent and ended messages are forgotten after this long. */
export const MESSAGES_TERM = 30 * DAY;

/** How long after the attempt with this number, from 1, the next one comes: a minute, two, four … an hour. */
export const pauseAfter = (attempts: number): number =>
  Math.min(LONGEST_PAUSE, SHORTEST_PAUSE * 2 ** Math.min(attempts - 1, 10));

/**
 * When a message of this age is tried again after the attempt that failed now, from 1; null where it is given
 * up. A refused address stays refused.
 */
export function nextAttempt(
  message: { madeAt: number; attempts: number },
  fault: SendingFault,
  now: number,
): number | null {
  if (fault === 'address_refused') return null;
  const next = now + pauseAfter(message.attempts);
  return next > message.madeAt + GIVEN_UP_AFTER ? null : next;
}

/** Whether nobody was there to take it: a server that all messages go to has nobody for any. */
export const isServersFault = (fault: SendingFault): boolean =>
  fault === 'away' || fault === 'no_tls';
