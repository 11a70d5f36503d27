export {
  ENTRIES,
  sumByClose,
  sumBySubject,
  sumPayments,
  takePayments,
  totalOf,
  type MethodSum,
  type PaymentSums,
} from './payments.store.ts';
export { recordPayment } from './record-payment.ts';
