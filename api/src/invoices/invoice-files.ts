// The PDFs of invoices as files of the shop (docs/rules/invoices.md#stored-pdfs). An invoice is made of
// what is stored of it and always the same, so a file that is missing is written again.
import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PQueue from 'p-queue';
import type { IssuedInvoice } from '@brasa/core/invoices/issued-invoice.rules.ts';
import { documentIdOf } from './issue/document-id.ts';
import { closeFolder, makePrivateFolder, OWNER_ONLY } from '../db/copies/private-files.ts';

export const INVOICES = 'invoices';

/** Where the order says its invoice is, below the shop's data: "invoices/F2026-000001.pdf". */
export function pdfPathOf(code: string): string {
  return `${INVOICES}/${code}.pdf`;
}

type Warn = (error: unknown) => void;

export class InvoiceFiles {
  readonly #dataFolder: string;
  readonly #warn: Warn;
  /** One at a time: each takes memory. */
  readonly #queue = new PQueue({ concurrency: 1 });

  /**
   * `warn` hears of a file that could not be written; the invoice is answered all the same. Files of before that
   * others could read are closed to them.
   */
  constructor(dataFolder: string, warn: Warn) {
    this.#dataFolder = dataFolder;
    this.#warn = warn;
    closeFolder(join(dataFolder, INVOICES));
  }

  /** The invoice's PDF, from its file where there is one; a file of another invoice gives way to it. */
  async read(invoice: IssuedInvoice): Promise<Buffer> {
    const path = join(this.#dataFolder, pdfPathOf(invoice.code));
    const stored = await this.#stored(path);
    return stored?.includes(documentIdOf(invoice))
      ? stored
      : this.#queue.add(() => this.#make(path, invoice));
  }

  async #stored(path: string): Promise<Buffer | null> {
    return readFile(path).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') this.#warn(error);
      return null;
    });
  }

  async #make(path: string, invoice: IssuedInvoice): Promise<Buffer> {
    const { renderInvoice } = await import('./pdf/render-invoice.ts');
    const pdf = await renderInvoice(invoice);
    await this.#keep(path, pdf).catch(this.#warn);
    return pdf;
  }

  /** Written whole or not at all: a process that ends in between leaves no half of it. */
  async #keep(path: string, pdf: Buffer): Promise<void> {
    makePrivateFolder(join(this.#dataFolder, INVOICES));
    const unfinished = `${path}.${randomUUID()}`;
    try {
      await writeFile(unfinished, pdf, { mode: OWNER_ONLY });
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }
}
