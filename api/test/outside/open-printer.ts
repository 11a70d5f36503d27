import { onTestFinished } from 'vitest';
import { PrinterUnderTest, WELL, type Conduct } from './printer-under-test.ts';

/** Listens until the test ends. */
export async function openPrinter(usual: Partial<Conduct> = {}): Promise<PrinterUnderTest> {
  const printer = new PrinterUnderTest();
  printer.usual = { ...WELL, ...usual };
  await printer.open();
  onTestFinished(() => printer.close());
  return printer;
}
