export { recordPayment } from './record-payment.ts';
