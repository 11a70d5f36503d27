export { ALL_PARTS, sumPayments, takePayments, type PaymentSums } from './payments.store.ts';
export { recordPayment } from './record-payment.ts';
