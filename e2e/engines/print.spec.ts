// What comes on paper where the shop has no printer of its own: the browser prints the ticket alone.
import { addDays, madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { LONG } from '../long.ts';
import { enter } from './steps.ts';
import { expect, test } from './visit.ts';

/** In the page: the screen becomes the sheet of paper as soon as the page prints. */
function printOnScreen(): void {
  const everywhere = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print')
        rule.media.mediaText = 'all';
      if ('cssRules' in rule) everywhere(rule.cssRules as CSSRuleList);
    }
  };
  window.print = () => {
    for (const sheet of document.styleSheets) everywhere(sheet.cssRules);
  };
}

const shownText = () => document.body.innerText;

test('a ticket comes on paper alone and whole', LONG, async ({ meet }) => {
  const staff = await meet({ isStaff: true });
  const tomorrow = addDays(madridDay(Date.now()), 1);
  await enter(staff, { customerName: 'María Núñez', pickupTime: `${tomorrow}T13:30` });
  await staff.visit('/admin/orders');
  await staff.byRole('button', /María Núñez/).tap();
  await staff.byRole('button', 'Imprimir ticket').tap();
  await staff.byRole('dialog', 'Ticket de cocina').expectShown();
  await staff.run(printOnScreen);
  await staff.byRole('button', 'Imprimir').tap();
  const paper = await staff.run(shownText);
  expect(paper).toContain('María Núñez');
  expect(paper).toContain('13:30');
  expect(paper.match(/Imprimir|Volver|Pedidos|Pausar web/g)).toEqual(null);
});
