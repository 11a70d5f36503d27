// What leaves is what its call declares (docs/rules/wire.md#answers-are-what-is-declared), and the tests'
// own check of it notices what is not.
import { describe, expect, test } from 'vitest';
import { CALLS } from '@brasa/core/calls.ts';
import type { SiteFacts } from '@brasa/core/settings/settings.contract.ts';
import { STARTER_SETTINGS } from '@brasa/core/settings/settings.rules.ts';
import { publicFacts } from '@brasa/core/settings/public-facts.rules.ts';
import { declaredRefusal, declaredResult } from '../../src/http/document/declared-answers.ts';
import { expectDeclaredAnswer } from '../declared-answers.ts';

const FACTS: SiteFacts = {
  ...publicFacts({ ...STARTER_SETTINGS }),
  chickenPrice: '',
  today: '2026-11-20',
};
const ticketPrinter = 'tcp://192.168.1.50:9100';
const SETTING = { key: 'city', value: 'Sax', version: 2, updatedAt: '2026-11-20T11:10:00.000Z' };
const CONFLICT = { error: 'Otra persona', code: 'EDITED_MEANWHILE', current: SETTING };

describe('what the server answers', () => {
  test('loses the fields that the call does not declare', () => {
    const more = { ...FACTS, ticketPrinter };
    expect(declaredResult(CALLS.readSiteFacts, more)).toEqual(FACTS);
  });

  test('is a bug where it does not fit', () => {
    const wrong = { ...FACTS, today: 20 } as unknown as SiteFacts;
    expect(() => declaredResult(CALLS.readSiteFacts, wrong)).toThrow('today');
  });

  test('says more than the text in a refusal only as the call declares it', () => {
    const more = { ...CONFLICT, current: { ...SETTING, updatedBy: 7 }, until: 'hoy' };
    expect(declaredRefusal(CALLS.changeSetting, more)).toEqual(CONFLICT);
    const plain = { error: 'Otra persona', code: 'EDITED_MEANWHILE' };
    expect(declaredRefusal(CALLS.addSetting, more)).toEqual(plain);
    expect(declaredRefusal(undefined, more)).toEqual(plain);
  });
});

describe('the check of what a test is answered', () => {
  const json = 'application/json; charset=utf-8';
  const site = (status: number, body: unknown, type = json) =>
    expectDeclaredAnswer('GET', '/api/site', { status, body, type });
  const change = (status: number, body: unknown) =>
    expectDeclaredAnswer('PATCH', '/api/settings/city', { status, body, type: json });
  const page = (data: object) =>
    `<script type="application/json" id="page-data">${JSON.stringify(data)}</script>`;

  test('lets pass what is declared', () => {
    site(200, FACTS);
    site(304, '');
    change(200, SETTING);
    change(409, CONFLICT);
    const html = page({ '/api/site': FACTS });
    expectDeclaredAnswer('GET', '/', { status: 200, body: html, type: 'text/html' });
  });

  test.each([
    ['more than a result', () => site(200, { ...FACTS, ticketPrinter })],
    ['less than a result', () => site(200, { ...FACTS, today: undefined })],
    ['another status', () => site(201, FACTS)],
    ['another type', () => site(200, FACTS, 'text/plain')],
    ['a body where there is none', () => site(304, FACTS)],
    [
      'more than a row in a conflict',
      () => change(409, { ...CONFLICT, current: { ...SETTING, id: 1 } }),
    ],
    ['more than a refusal', () => change(404, { error: 'No', code: 'SETTING_NOT_FOUND', at: 'x' })],
    ['a refusal that is not listed', () => change(404, { error: 'No', code: 'ORDER_NOT_FOUND' })],
    ['a conflict of a call without versions', () => site(409, CONFLICT)],
  ])('refuses %s', (_what, answered) => {
    expect(answered).toThrow();
  });

  test('refuses a page that begins with more', () => {
    const html = page({ '/api/site': { ...FACTS, ticketPrinter } });
    const visit = () =>
      expectDeclaredAnswer('GET', '/', { status: 200, body: html, type: 'text/html' });
    expect(visit).toThrow(
      'readSiteFacts answered 200 with what its schema does not declare: ticketPrinter',
    );
  });
});
