import { centsToDecimal, type Cents } from '@brasa/core/kernel/cents.ts';
import { instantToIso } from '@brasa/core/kernel/madrid-time.ts';
import { tenthsToDecimal } from '@brasa/core/kernel/tenths.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import type { OrderRow } from './orders.store.ts';

const decimal = (amount: Cents | null): string | null =>
  amount === null ? null : centsToDecimal(amount);

/** An order as it travels. */
export function viewOrder(row: OrderRow): Order {
  return {
    id: row.id,
    customerName: row.customer_name,
    customerPhone: row.customer_phone,
    customerEmail: row.customer_email,
    customerDNI: row.customer_dni,
    customerAddress: row.customer_address,
    quantity: tenthsToDecimal(row.quantity),
    details: row.details,
    pickupTime: instantToIso(row.pickup_time),
    status: row.status,
    totalAmount: centsToDecimal(row.total_amount),
    invoicePDF: row.invoice_pdf,
    invoiceNumber: row.invoice_number,
    deleted: row.deleted === 1,
    confirmado: row.confirmado === 1,
    error: row.error === 1,
    notificado: row.notificado === 1,
    userId: row.user_id,
    pointsEarned: row.points_earned,
    pointsRedeemed: row.points_redeemed,
    finalAmount: decimal(row.final_amount),
    paymentMethod: row.payment_method,
    cashAmount: decimal(row.cash_amount),
    cardAmount: decimal(row.card_amount),
    transferAmount: decimal(row.transfer_amount),
    isManualEntry: row.is_manual_entry === 1,
    version: row.version,
    createdAt: instantToIso(row.created_at),
    updatedAt: instantToIso(row.updated_at),
  };
}
