// Tickets: the desk is told when the paper is out, the ticket comes when it is in again, and the browser prints
// the same one.
import { PrinterUnderTest } from '../api/test/outside/printer-under-test.ts';
import { readPaper } from '../api/test/outside/read-paper.ts';
import { DESK_SCREENS, faultsOnEach } from './accessibility.ts';
import { button, enter, line, openDesk } from './desk-journey.ts';
import { expect, test } from './journey.ts';
import { LONG } from './long.ts';

test.use({ environment: { TICKET_PRINTER_ANYWHERE: 'on' } });

test(
  'an order’s ticket waits for paper, comes out, and is printed again as a copy',
  LONG,
  async ({ openPage }) => {
    const printer = new PrinterUnderTest();
    await printer.open();
    printer.usual = { ...printer.usual, paper: 'out' };
    const staff = await openPage({ isStaff: true });
    for (const [key, value] of [
      ['ticketPrinter', printer.address],
      ['ticketPrinting', 'sí'],
    ]) {
      const answer = await staff.request.patch(`/api/settings/${key}`, { data: { value } });
      expect(answer.ok()).toBe(true);
    }
    await openDesk(staff);
    await enter(staff, { name: 'María Núñez', quantity: 2 });
    const notice = staff.getByRole('status', { name: 'Impresora' });
    await expect(notice).toContainText('Impresora sin papel');
    await expect(notice).toContainText('1 ticket espera');
    expect(await faultsOnEach(staff, DESK_SCREENS)).toEqual([]);
    printer.usual = { ...printer.usual, paper: 'there' };
    await expect(notice).toBeEmpty();
    const [content = new Uint8Array()] = printer.received;
    const lines = readPaper(content).lines.map(({ text }) => text);
    expect(lines).toContain('María Núñez');

    await line(staff, 'María Núñez').click();
    await button(staff, 'Usar este dispositivo').click();
    await button(staff, 'Imprimir ticket').click();
    const sheet = staff.getByRole('dialog', { name: 'Ticket de cocina' });
    await expect(sheet.getByText('COPIA')).toBeVisible();
    expect(await faultsOnEach(staff, DESK_SCREENS)).toEqual([]);
    await staff.emulateMedia({ media: 'print' });
    const paper = staff.locator('[data-ticket]');
    await expect(paper).toBeVisible();
    await expect(sheet).toBeHidden();
    expect((await paper.innerText()).split('\n').map((text) => text.trim())).toEqual(
      expect.arrayContaining(['COPIA', ...lines.map((text) => text.trim())]),
    );
    await staff.emulateMedia({ media: 'screen' });
    // The device goes on being what prints, also beside the list.
    await staff.setViewportSize({ width: 1280, height: 800 });
    await staff.reload();
    await line(staff, 'María Núñez').click();
    await expect(staff.getByText('En este dispositivo')).toBeVisible();
    await expect(button(staff, 'Usar la impresora')).toBeVisible();
    await printer.close();
  },
);
