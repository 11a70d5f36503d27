import { centsToDecimal, type Cents } from '@brasa/core/kernel/cents.ts';
import { instantToIso } from '@brasa/core/kernel/madrid-time.ts';
import { tenthsToDecimal } from '@brasa/core/kernel/tenths.ts';
import { viewLine } from '@brasa/core/orders/order-line-wire.rules.ts';
import { linesTotal } from '@brasa/core/orders/order-lines.rules.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import type { OrderRow } from './orders.store.ts';

const decimal = (amount: Cents | null): string | null =>
  amount === null ? null : centsToDecimal(amount);

const instantOrNull = (at: number | null): string | null => (at === null ? null : instantToIso(at));

/** What is paid; where nothing is, the total of its invoice. */
function totalShown({ finalAmount, invoiceAmount, totalAmount }: OrderRow): Cents {
  return finalAmount === null ? (invoiceAmount ?? totalAmount) : totalAmount;
}

export function viewOrder(row: OrderRow): Order {
  return {
    id: row.id,
    code: row.code,
    customerName: row.customerName,
    customerPhone: row.customerPhone,
    customerEmail: row.customerEmail,
    customerDNI: row.customerDni,
    customerAddress: row.customerAddress,
    quantity: tenthsToDecimal(row.quantity),
    details: row.details,
    note: row.note,
    lines: row.lines.map(viewLine),
    linesTotal: row.lines.length === 0 ? null : centsToDecimal(linesTotal(row.lines)),
    pickupTime: instantToIso(row.pickupTime),
    status: row.status,
    totalAmount: centsToDecimal(totalShown(row)),
    invoicePDF: row.invoicePdf,
    invoiceNumber: row.invoiceNumber,
    invoicedTotal: decimal(row.invoicedTotal),
    deleted: row.deleted === 1,
    confirmado: row.confirmado === 1,
    error: row.error === 1,
    notificado: row.notificado === 1,
    readyAt: instantOrNull(row.readyAt),
    userId: row.userId,
    pointsEarned: row.pointsEarned,
    pointsRedeemed: row.pointsRedeemed,
    finalAmount: decimal(row.finalAmount),
    paymentMethod: row.paymentMethod,
    cashAmount: decimal(row.cashAmount),
    cardAmount: decimal(row.cardAmount),
    transferAmount: decimal(row.transferAmount),
    isManualEntry: row.isManualEntry === 1,
    customerChangedAt: instantOrNull(row.customerChangedAt),
    erasedAt: instantOrNull(row.erasedAt),
    version: row.version,
    createdAt: instantToIso(row.createdAt),
    updatedAt: instantToIso(row.updatedAt),
  };
}
