import { ApiError } from '../../browser/api/api-error.ts';

/** Whether the password that was asked for again was not the right one: that belongs to its field. */
export function isWrongPassword(error: Error): boolean {
  return error instanceof ApiError && error.code === 'OWN_PASSWORD_WRONG';
}
