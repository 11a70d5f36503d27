// See docs/rules/orders.md#order-messages.
import { pausedTitle } from '@brasa/core/oven/pause.rules.ts';
import type { ApiError } from '../../browser/api/api-error.ts';
import { endOfPause } from './pick-up/paused-refusal.ts';
import { isUnanswered, isWordless } from '../../browser/api/error-texts.ts';

export type OrderFailure = { title: string; description: string };

type Fault = {
  status?: number | undefined;
  /** The friendly text for 401 and 403. */
  actionText?: string | undefined;
  details?: readonly { message: string }[] | undefined;
  message?: string | undefined;
  serverMessage?: string | undefined;
  code?: string | undefined;
  body?: unknown;
};

const TITLE = 'Error al crear el pedido';
const DESCRIPTION = 'No se pudo realizar el pedido. Por favor, inténtalo de nuevo.';
/** It may have arrived all the same; the same content has the same key. */
const UNANSWERED =
  'No se sabe si el pedido ha llegado. Si lo envías otra vez sin cambiar nada, no se repite.';
/** The same of one that had gone out before the page was loaded. */
export const UNANSWERED_BEFORE: OrderFailure = {
  title: 'Tu pedido se quedó sin respuesta',
  description: UNANSWERED,
};
const NOT_TAKEN = 'No hemos registrado tu pedido. Lo que has escrito sigue aquí.';
const TITLE_LIMIT = 50;
const DESCRIPTION_LIMIT = 200;
const CUT_AT = 197;

/** Takes whatever was thrown; what is no fault of a call is a fault of the application. */
export function orderFailure(thrown: unknown): OrderFailure {
  const { title, description } = explain(thrown);
  const isTooLong = description.length > DESCRIPTION_LIMIT;
  return {
    title,
    description: isTooLong ? `${description.slice(0, CUT_AT)}...` : description,
  };
}

function explain(thrown: unknown): OrderFailure {
  const fault = asFault(thrown);
  if (!fault) return { title: 'Error en la aplicación', description: DESCRIPTION };
  const pausedUntil = endOfPause(fault);
  if (pausedUntil !== null) {
    return { title: pausedTitle(Date.parse(pausedUntil)), description: NOT_TAKEN };
  }
  if (fault.actionText) return friendly(fault.actionText, fault.status);
  const details = fault.details?.map(({ message }) => message).filter(Boolean) ?? [];
  if (details.length > 0) return { title: TITLE, description: sentences(details) };
  // What is unanswered without an error of the connection is the answer of a proxy, whose words are not the shop's.
  if (isUnanswered(thrown) && fault.status !== 0) return { title: TITLE, description: UNANSWERED };
  if (fault.message && !isWordless(thrown)) return byMessage(fault.message, fault.status);
  return { title: TITLE, description: fault.serverMessage ?? DESCRIPTION };
}

/** Of a refusal that stands at its field: what the title has room for is not said again. */
export function refusedFieldFailure(error: ApiError): OrderFailure {
  const failure = orderFailure(error);
  return error.message.length > TITLE_LIMIT ? failure : { ...failure, description: NOT_TAKEN };
}

// Errors of our own code (a TypeError and the like) carry English messages and no status.
function asFault(thrown: unknown): Fault | null {
  if (typeof thrown !== 'object' || thrown === null) return null;
  const isOurBug = thrown instanceof Error && !('status' in thrown);
  return isOurBug ? null : (thrown as Fault);
}

function friendly(text: string, status: number | undefined): OrderFailure {
  switch (status ?? 0) {
    case 401:
      return {
        title: 'Sesión requerida',
        description: `${text}. Serás redirigido al inicio de sesión.`,
      };
    case 403:
      return {
        title: 'Permiso denegado',
        description: `${text}. Contacta con un administrador.`,
      };
    default:
      return { title: 'Error en la aplicación', description: text };
  }
}

function byMessage(message: string, status: number | undefined): OrderFailure {
  switch (status ?? -1) {
    case 0:
      return { title: titleOf(message), description: UNANSWERED };
    case 401:
      return {
        title: 'No has iniciado sesión',
        description: 'Debes iniciar sesión para realizar esta acción.',
      };
    case 403:
      return {
        title: 'No tienes permisos',
        description: 'Tu usuario no tiene permisos para crear pedidos.',
      };
    default:
      return { title: titleOf(message), description: message };
  }
}

function titleOf(message: string): string {
  return `Error: ${message.slice(0, TITLE_LIMIT)}`;
}

function sentences(messages: readonly string[]): string {
  return [...new Set(messages)].join('. ');
}
