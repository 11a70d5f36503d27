import type { Generated } from 'kysely';
import type { Day } from '@brasa/core/kernel/madrid-time.ts';
import type { OrderStatus, PaymentMethod } from '@brasa/core/orders/orders.rules.ts';
import type { AutoId, Cents, Flag, Instant, Json, Tenths } from './columns.ts';

export type OrdersTable = {
  id: AutoId;
  customer_name: string;
  customer_phone: string | null;
  customer_email: string | null;
  customer_dni: string | null;
  customer_address: string | null;
  quantity: Tenths;
  details: string | null;
  pickup_time: Instant;
  /** The Madrid day of the pick-up: the stock day that the order belongs to. */
  pickup_day: Day;
  status: OrderStatus;
  total_amount: Cents;
  invoice_pdf: string | null;
  invoice_number: string | null;
  deleted: Flag;
  confirmado: Flag;
  error: Flag;
  notificado: Flag;
  user_id: number | null;
  points_earned: number;
  points_redeemed: number;
  /** What the points took off the total; kept through every correction of the total. */
  discount_amount: Generated<Cents>;
  final_amount: Cents | null;
  payment_method: PaymentMethod;
  cash_amount: Cents | null;
  card_amount: Cents | null;
  transfer_amount: Cents | null;
  gdpr_consent_date: Instant | null;
  gdpr_consent_version: string | null;
  is_manual_entry: Flag;
  /** Counts the changes that an edit could overwrite. */
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
};

/** Append-only. */
export type OrderLogsTable = {
  id: AutoId;
  order_id: number;
  action: string;
  previous_state: Json | null;
  new_state: Json | null;
  created_at: Instant;
  created_by: number | null;
};
