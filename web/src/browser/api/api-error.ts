// What a refused or failed call leaves behind (docs/rules/screens.md#error-texts).
import type { FailureCode } from '@brasa/core/failures.ts';

/** What the visitor must have before the same call can succeed. */
export type RequiredAction = 'login' | 'permissions';

export type FaultyField = { path: string; message: string };

type ApiErrorParts = {
  /** 0 when no answer came at all. */
  status: number;
  statusText: string;
  url: string;
  body?: unknown;
};

const FRIENDLY = {
  401: {
    actionText: 'Debe iniciar sesión para acceder a esta función',
    requiredAction: 'login',
  },
  403: {
    actionText: 'No tiene permisos para realizar esta acción',
    requiredAction: 'permissions',
  },
} as const;

/** Said where no answer came, and of code that does not come. */
export const NO_ANSWER = 'Sin conexión con el servidor. Inténtalo de nuevo.';

/**
 * `message` is always the server's own words where it sent some: it knows best what was wrong, and
 * the screens that show "the server's message" read it there. The fixed texts for 401 and 403 stand
 * beside it in `actionText`, for screens that say what to do instead of what happened.
 */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly statusText: string;
  readonly url: string;
  /** The body's error or message field; undefined when the server sent neither. */
  readonly serverMessage: string | undefined;
  readonly actionText: string | undefined;
  readonly requiredAction: RequiredAction | undefined;
  readonly details: FaultyField[] | undefined;
  readonly code: string | undefined;
  readonly endpoint: string | undefined;
  readonly role: string | undefined;
  /** The whole body, for the few calls that answer a refusal with more (registration). */
  readonly body: unknown;

  constructor({ status, statusText, url, body }: ApiErrorParts) {
    const fields = isRecord(body) ? body : {};
    const serverMessage = text(fields['error']) ?? text(fields['message']);
    super(serverMessage ?? (status === 0 ? NO_ANSWER : `${status} ${statusText}`.trim()));
    const friendly = status === 401 || status === 403 ? FRIENDLY[status] : undefined;
    this.status = status;
    this.statusText = statusText;
    this.url = url;
    this.serverMessage = serverMessage;
    this.actionText = friendly?.actionText;
    this.requiredAction = friendly?.requiredAction;
    this.details = faultsIn(fields['details']);
    this.code = text(fields['code']);
    this.endpoint = text(fields['endpoint']);
    this.role = text(fields['role']);
    this.body = body;
  }
}

export function hasCode(error: unknown, code: FailureCode): error is ApiError {
  return error instanceof ApiError && error.code === code;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The faults of a list; a text is the one fault of the whole. */
function faultsIn(details: unknown): FaultyField[] | undefined {
  const whole = text(details);
  if (whole !== undefined) return [{ path: '', message: whole }];
  return Array.isArray(details) ? details.filter(isFault) : undefined;
}

function isFault(value: unknown): value is FaultyField {
  return isRecord(value) && typeof value['message'] === 'string';
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
