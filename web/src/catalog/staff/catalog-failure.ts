// Why an edit of the catalogue failed, in words.
import { ApiError } from '../../browser/api/api-error.ts';
import type { ToastRequest } from '../../ui/toast/toast.ts';

/** In the style of the settings' messages: title Error, and the server's own words where it has any. */
export function catalogFailure(
  error: Error,
  otherwise: string,
): ToastRequest & { description: string } {
  const text = error instanceof ApiError ? (error.serverMessage ?? textOf(error)) : undefined;
  return { title: 'Error', description: text ?? otherwise, tone: 'bad' };
}

function textOf({ status, message }: ApiError): string | undefined {
  return status === 0 ? message : undefined;
}
