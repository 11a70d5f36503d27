import { z } from 'zod';
import { staff } from '../kernel/call.ts';
import { byId } from '../kernel/fields.ts';
import { printReply, printRequest, receiptRequest, ticket } from '../tickets/tickets.contract.ts';
import {
  amendmentRequest,
  annulmentRequest,
  chainCheck,
  correctionRequest,
  invoice,
  invoiceList,
  invoiceRequest,
  invoicesQuery,
  invoicingSystem,
  periodQuery,
  saleInvoiceRequest,
} from './invoices.contract.ts';

const file = z.string();
const pdf = { produces: 'application/pdf', headers: ['Content-Disposition'] } as const;
const xml = { produces: 'application/xml', headers: ['Content-Disposition'] } as const;

const ISSUE_REFUSALS = [
  'ORDER_NOT_FOUND',
  'INVOICE_ORDER_CALLED_OFF',
  'INVOICE_TAX_IDENTITY_MISSING',
  'INVOICE_WITHOUT_AMOUNT',
  'INVOICE_CLOCK_BEHIND',
  'INVOICE_CLOCK_DOUBTED',
] as const;

export const issueInvoice = staff.post('/api/orders/:id/invoice', {
  summary: "Make an order's invoice, or answer the one that it has",
  repeatable: true,
  params: byId,
  body: invoiceRequest,
  answers: { 200: file },
  refusals: [...ISSUE_REFUSALS, 'INVOICE_LINES_MISMATCH'],
  ...pdf,
});

export const issueSimplifiedInvoice = staff.post('/api/orders/:id/simplified-invoice', {
  summary: "Make an order's simplified invoice, or answer the one that it has",
  repeatable: true,
  params: byId,
  answers: { 200: invoice },
  refusals: [...ISSUE_REFUSALS, 'INVOICE_HAS_RECIPIENT', 'SIMPLIFIED_TOO_LARGE'],
});

const SALE_ISSUE_REFUSALS = [
  'SALE_NOT_FOUND',
  'INVOICE_SALE_ANNULLED',
  'INVOICE_TAX_IDENTITY_MISSING',
  'INVOICE_WITHOUT_AMOUNT',
  'INVOICE_CLOCK_BEHIND',
  'INVOICE_CLOCK_DOUBTED',
  'SIMPLIFIED_TOO_LARGE',
] as const;

export const issueFullSaleInvoice = staff.post('/api/sales/:id/invoice', {
  summary: "Make a counter sale's full invoice, or answer the one that it has",
  repeatable: true,
  params: byId,
  body: saleInvoiceRequest,
  answers: { 200: invoice },
  refusals: SALE_ISSUE_REFUSALS,
});

export const issueSaleInvoice = staff.post('/api/sales/:id/simplified-invoice', {
  summary: "Make a counter sale's simplified invoice, or answer the one that it has",
  repeatable: true,
  params: byId,
  answers: { 200: invoice },
  refusals: SALE_ISSUE_REFUSALS,
});

export const readOrderInvoice = staff.get('/api/orders/:id/invoice', {
  summary: "An order's stored invoice",
  params: byId,
  answers: { 200: file },
  refusals: ['ORDER_NOT_FOUND', 'INVOICE_NOT_FOUND'],
  ...pdf,
});

export const readSaleInvoice = staff.get('/api/sales/:id/invoice', {
  summary: "A counter sale's stored invoice",
  params: byId,
  answers: { 200: file },
  refusals: ['SALE_NOT_FOUND', 'INVOICE_NOT_FOUND'],
  ...pdf,
});

export const listInvoices = staff.get('/api/invoices', {
  summary: "A period's invoices with their totals, and how the sending of records stands",
  query: invoicesQuery,
  answers: { 200: invoiceList },
});

export const readInvoice = staff.get('/api/invoices/:id', {
  summary: 'One invoice',
  params: byId,
  answers: { 200: invoice },
  refusals: ['INVOICE_NOT_FOUND'],
});

export const readInvoicePdf = staff.get('/api/invoices/:id/pdf', {
  summary: 'One invoice as it is printed',
  params: byId,
  answers: { 200: file },
  refusals: ['INVOICE_NOT_FOUND'],
  ...pdf,
});

export const readInvoiceXml = staff.get('/api/invoices/:id/xml', {
  summary: "The record of an invoice, its last one, in the tax agency's form",
  params: byId,
  answers: { 200: file },
  refusals: ['INVOICE_NOT_FOUND'],
  ...xml,
});

export const exportInvoices = staff.get('/api/invoices.csv', {
  summary: "A period's book of issued invoices for a Spanish spreadsheet",
  changesState: true,
  query: periodQuery,
  answers: { 200: file },
  produces: 'text/csv',
  headers: ['Content-Disposition'],
});

export const exportRecords = staff.get('/api/invoices.xml', {
  summary: "A period's records in the tax agency's form",
  changesState: true,
  query: periodQuery,
  answers: { 200: file },
  refusals: ['EXPORT_WITHOUT_RECORDS', 'EXPORT_TOO_MANY_RECORDS', 'EXPORT_OF_TWO_ISSUERS'],
  ...xml,
});

export const checkChain = staff.get('/api/invoice-chain', {
  summary: 'Whether every stored record is as it was made',
  answers: { 200: chainCheck },
});

export const readInvoicingSystem = staff.get('/api/invoicing-system', {
  summary: "What the program's statement of compliance is made of",
  answers: { 200: invoicingSystem },
});

const CHANGE_REFUSALS = [
  'INVOICE_NOT_FOUND',
  'INVOICE_NOT_FISCAL',
  'INVOICE_ANNULLED',
  'INVOICE_CLOCK_BEHIND',
  'INVOICE_CLOCK_DOUBTED',
] as const;

export const correctInvoice = staff.post('/api/invoices/:id/corrections', {
  summary: 'Correct an invoice by a further one',
  repeatable: true,
  params: byId,
  body: correctionRequest,
  answers: { 201: invoice },
  refusals: [
    ...CHANGE_REFUSALS,
    'INVOICE_SUPERSEDED',
    'INVOICE_CORRECTED_MEANWHILE',
    'INVOICE_ORDER_CHANGED',
    'CORRECTION_KIND_WRONG',
    'CORRECTION_EXCEEDS_INVOICE',
    'CORRECTION_TOO_LARGE',
    'CORRECTION_OF_DIFFERENCE',
    'CORRECTION_WITHOUT_EFFECT',
    'SIMPLIFIED_TOO_LARGE',
    'INVOICE_ORDER_CALLED_OFF',
    'INVOICE_SALE_ANNULLED',
  ],
});

export const annulInvoice = staff.post('/api/invoices/:id/annulment', {
  summary: 'Annul the invoice of a sale that never was',
  repeatable: true,
  params: byId,
  body: annulmentRequest,
  answers: { 201: invoice },
  refusals: [
    ...CHANGE_REFUSALS,
    'INVOICE_SUPERSEDED',
    'INVOICE_ORDER_CHANGED',
    'INVOICE_ORDER_CALLED_OFF',
    'INVOICE_SALE_ANNULLED',
  ],
});

export const amendInvoiceRecord = staff.post('/api/invoices/:id/amendment', {
  summary: "Put right what an invoice's record says of its recipient, by a further record",
  repeatable: true,
  params: byId,
  body: amendmentRequest,
  answers: { 201: invoice },
  refusals: [...CHANGE_REFUSALS],
});

export const printTicket = staff.post('/api/orders/:id/tickets', {
  summary: "Print an order's ticket or receipt; with a tax identity the receipt is its invoice",
  repeatable: true,
  params: byId,
  body: printRequest,
  answers: { 201: printReply },
  refusals: [...ISSUE_REFUSALS, 'SIMPLIFIED_TOO_LARGE', 'PRINTER_MISSING'],
});

export const printSaleReceipt = staff.post('/api/sales/:id/tickets', {
  summary: "Print a counter sale's receipt; with a tax identity it is its simplified invoice",
  repeatable: true,
  params: byId,
  body: receiptRequest,
  answers: { 201: printReply },
  refusals: [...SALE_ISSUE_REFUSALS, 'PRINTER_MISSING'],
});

export const readTicket = staff.get('/api/tickets/:id', {
  summary: 'A ticket as it is printed, of its order or sale as it is now',
  params: byId,
  answers: { 200: ticket },
  refusals: ['TICKET_NOT_FOUND'],
});
