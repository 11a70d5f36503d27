// What an order's log holds of a state, by the order's fields. Logs are append-only, and the older
// ones name columns ("customer_name").
import { fieldName } from '../db/names.ts';

export type LoggedState = Record<string, unknown>;

/** The state by its fields, however old the log is; nothing where the log has none. */
export function readState(state: string | null): LoggedState {
  if (state === null) return {};
  const entries = Object.entries(JSON.parse(state) as object);
  return Object.fromEntries(entries.map(([name, value]) => [fieldName(name), value]));
}
