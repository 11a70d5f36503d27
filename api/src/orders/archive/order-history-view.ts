// An order's history as it travels. The logs hold fields and units; screens get fields and texts.
import { authorName } from '@brasa/core/accounts/users/author-name.rules.ts';
import { isStaff } from '@brasa/core/accounts/accounts.rules.ts';
import { instantToIso } from '@brasa/core/kernel/time/madrid-time.ts';
import type { OrderChange, OrderEvent } from '@brasa/core/orders/archive/order-history.contract.ts';
import type { OrderAction } from '@brasa/core/orders/archive/order-history.rules.ts';
import { isTold, readState, TOLD, type LoggedState } from './logged-state.ts';
import type { OrderLogRow } from '../orders.report.ts';

/** Fields of the row that travel under another name. */
const WIRE_NAMES = { customerDni: 'customerDNI', invoicePdf: 'invoicePDF' } as const;

const isRenamed = (name: string): name is keyof typeof WIRE_NAMES =>
  Object.hasOwn(WIRE_NAMES, name);

function changesOf(before: LoggedState, after: LoggedState): OrderChange[] {
  return Object.keys(after)
    .filter(isTold)
    .map((name) => {
      const told = (value: unknown) => (value == null ? null : TOLD[name](value));
      const field = isRenamed(name) ? WIRE_NAMES[name] : name;
      return { field, before: told(before[name]), after: told(after[name]) };
    });
}

export function viewOrderEvent(row: OrderLogRow): OrderEvent {
  const { createdBy: id, role } = row;
  return {
    id: row.id,
    action: row.action as OrderAction,
    createdAt: instantToIso(row.createdAt),
    createdBy:
      id === null || role === null
        ? null
        : { id, name: authorName(id, row), isStaff: isStaff(role) },
    changes: changesOf(readState(row.previousState), readState(row.newState)),
  };
}
