import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as calls from '@brasa/core/invoices/invoices.calls.ts';
import type { Invoice, InvoicingSystem } from '@brasa/core/invoices/invoices.contract.ts';
import { submissionXml, xmlDocument } from '@brasa/core/invoices/records/record-xml.rules.ts';
import { recordExport } from '../audit/index.ts';
import { orRefuse } from '../failure.ts';
import { answerCall } from '../http/answer-call.ts';
import { attach, CSV } from '../http/attach.ts';
import { deviceClock } from '../http/requests/device-clock.ts';
import { targetOf } from '../http/staff-target.ts';
import { findOrder } from '../orders/index.ts';
import { findSale } from '../sales/index.ts';
import type { RoomParts } from '../room-routes.ts';
import type { Shop } from '../shop.ts';
import type { StaffTarget } from '../transact-once.ts';
import { VERSION } from '../version.ts';
import { amendRecord, annulInvoice, correctInvoice } from './change-invoice.ts';
import { checkChain } from './records/check-chain.ts';
import { exportRecords, invoiceBook } from './export-invoices.ts';
import { refuseDoubtedClock } from './records/invoice-clock.ts';
import { InvoiceFiles } from './invoice-files.ts';
import { keyOf } from './issue/invoice-key.ts';
import { viewInvoices } from './invoice-view.ts';
import {
  listHolding,
  listStandingOfSale,
  readInvoice,
  type StoredInvoice,
} from './invoices.store.ts';
import { issueInvoice, issueSimplifiedInvoice } from './issue/issue-invoice.ts';
import { issueFullSaleInvoice, issueSaleInvoice } from './issue/issue-sale-invoice.ts';
import { issuedInvoice } from './issue/issued-invoice.ts';
import { listInvoices } from './list-invoices.ts';
import { printSaleReceipt, printTicket, readTicket } from './print-ticket.ts';
import { listRecordsOf } from './records/records.store.ts';

type Issuing = Parameters<typeof targetOf>[0] & { request: FastifyRequest };

/** As targetOf(), of what writes into the chain. Throws INVOICE_CLOCK_DOUBTED. */
function issuingTarget({ clock }: Shop, exchange: Issuing): StaffTarget {
  refuseDoubtedClock(deviceClock(exchange.request), clock());
  return targetOf(exchange);
}

/** `dataFolder` is where the PDFs are stored. */
export function registerRoutes(app: FastifyInstance, shop: Shop, { dataFolder }: RoomParts): void {
  const sql = shop.db.read;
  const files = new InvoiceFiles(dataFolder, (error) =>
    app.log.warn({ err: error }, 'the PDF of an invoice could not be stored'),
  );
  const viewed = async (id: number): Promise<Invoice> => {
    const [view] = await viewInvoices(sql, [fiscal(await readInvoice(sql, id))]);
    return orRefuse(view, 'INVOICE_NOT_FOUND');
  };
  const sendPdf = async (reply: FastifyReply, id: number) => {
    const invoice = await issuedInvoice(sql, await readInvoice(sql, id));
    return attach(
      reply,
      `factura-${invoice.code}.pdf`,
      'application/pdf',
      await files.read(invoice),
    );
  };

  answerCall(app, calls.issueInvoice, async (exchange) => {
    const made = await issueInvoice(shop, issuingTarget(shop, exchange), exchange.body);
    return sendPdf(exchange.reply, made.invoiceId);
  });
  answerCall(app, calls.issueSimplifiedInvoice, async (exchange) => {
    const made = await issueSimplifiedInvoice(shop, issuingTarget(shop, exchange));
    return viewed(made.invoiceId);
  });
  answerCall(app, calls.issueSaleInvoice, async (exchange) => {
    const made = await issueSaleInvoice(shop, issuingTarget(shop, exchange));
    return viewed(made.invoiceId);
  });
  answerCall(app, calls.issueFullSaleInvoice, async (exchange) => {
    const target = issuingTarget(shop, exchange);
    const made = await issueFullSaleInvoice(shop, target, exchange.body);
    return viewed(made.invoiceId);
  });
  answerCall(app, calls.readInvoice, ({ params }) => viewed(params.id));
  answerCall(app, calls.readInvoiceXml, async ({ params, reply }) => {
    const invoice = fiscal(await readInvoice(sql, params.id));
    const record = orRefuse((await listRecordsOf(sql, [invoice.id])).at(-1), 'INVOICE_NOT_FOUND');
    const sender = { name: invoice.issuerName, nif: keyOf(invoice).issuerNif };
    const document = submissionXml(sender, [record.xml], { isAfterOutage: false });
    return attach(reply, `factura-${invoice.code}.xml`, XML, xmlDocument(document));
  });
  answerCall(app, calls.correctInvoice, async (exchange) => {
    const changed = await correctInvoice(shop, issuingTarget(shop, exchange), exchange.body);
    return viewed(changed.invoiceId);
  });
  answerCall(app, calls.annulInvoice, async (exchange) => {
    const changed = await annulInvoice(shop, issuingTarget(shop, exchange), exchange.body);
    return viewed(changed.invoiceId);
  });
  answerCall(app, calls.amendInvoiceRecord, async (exchange) => {
    const changed = await amendRecord(shop, issuingTarget(shop, exchange), exchange.body);
    return viewed(changed.invoiceId);
  });
  registerPdfRoutes(app, shop, sendPdf);
  registerTicketRoutes(app, shop);
  registerPeriodRoutes(app, shop);
}

type SendPdf = (reply: FastifyReply, id: number) => Promise<FastifyReply>;

/** Of an order or a sale the one that stands. */
function registerPdfRoutes(app: FastifyInstance, { db }: Shop, sendPdf: SendPdf): void {
  const sql = db.read;
  answerCall(app, calls.readOrderInvoice, async ({ params, reply }) => {
    const order = orRefuse(await findOrder(sql, params.id), 'ORDER_NOT_FOUND');
    const last = (await listHolding(sql, order)).at(-1);
    return sendPdf(reply, orRefuse(last, 'INVOICE_NOT_FOUND').id);
  });
  answerCall(app, calls.readSaleInvoice, async ({ params, reply }) => {
    const sale = orRefuse(await findSale(sql, params.id), 'SALE_NOT_FOUND');
    const last = (await listStandingOfSale(sql, sale.id)).at(-1);
    return sendPdf(reply, orRefuse(last, 'INVOICE_NOT_FOUND').id);
  });
  answerCall(app, calls.readInvoicePdf, ({ params, reply }) => sendPdf(reply, params.id));
}

function registerTicketRoutes(app: FastifyInstance, shop: Shop): void {
  /** With a tax identity a receipt is an invoice. */
  const receiptTarget = async (exchange: Issuing): Promise<StaffTarget> => {
    const { taxId } = await shop.settings();
    return taxId === '' ? targetOf(exchange) : issuingTarget(shop, exchange);
  };
  answerCall(app, calls.printTicket, async (exchange) => {
    const isReceipt = exchange.body.kind === 'receipt';
    const target = isReceipt ? await receiptTarget(exchange) : targetOf(exchange);
    return printTicket(shop, target, exchange.body);
  });
  answerCall(app, calls.printSaleReceipt, async (exchange) =>
    printSaleReceipt(shop, await receiptTarget(exchange), exchange.body),
  );
  answerCall(app, calls.readTicket, ({ params }) => readTicket(shop, params.id));
}

const XML = 'application/xml; charset=utf-8';

function registerPeriodRoutes(app: FastifyInstance, shop: Shop): void {
  answerCall(app, calls.listInvoices, ({ query }) => listInvoices(shop, query));
  answerCall(app, calls.readInvoicingSystem, () => viewSystem(shop));
  answerCall(app, calls.checkChain, () => checkChain(shop.db.read));
  answerCall(app, calls.exportInvoices, async ({ actor, query, reply }) => {
    await recordExport(shop, actor, 'invoices', query);
    const book = Readable.from(invoiceBook(shop, query));
    return attach(reply, 'libro-de-facturas.csv', CSV, book);
  });
  answerCall(app, calls.exportRecords, async ({ actor, query, reply }) => {
    const records = await exportRecords(shop, query);
    await recordExport(shop, actor, 'invoiceRecords', query);
    return attach(reply, 'registros-de-facturacion.xml', XML, records);
  });
}

/** What the producer has said, and null for what is still to be said. */
function viewSystem({ invoicingSystem }: Shop): InvoicingSystem {
  const { producer, installation, declaration } = invoicingSystem;
  return {
    version: VERSION,
    installation,
    producerName: producer?.name ?? null,
    producerNif: producer?.nif ?? null,
    producerAddress: declaration.address ?? null,
    declaredOn: declaration.declaredOn ?? null,
    declaredIn: declaration.declaredIn ?? null,
  };
}

/** One with a tax identity. Throws INVOICE_NOT_FOUND for a paper without. */
function fiscal(invoice: StoredInvoice): StoredInvoice {
  orRefuse(invoice.series, 'INVOICE_NOT_FOUND');
  return invoice;
}
