// A mail in programs that lay it out by rules of their own (docs/rules/messages.md).
import { expect, test } from 'vitest';
import type { Letter } from '@brasa/core/messages/letter.rules.ts';
import { layOutLetter } from '../../src/messages/lay-out-letter.ts';

const long = (characters: number) => 'ñ'.repeat(characters);

/** As long as the longest order can make it. */
const LONGEST: Letter = {
  sender: 'Brasa',
  subject: 'Tu pedido',
  title: 'Lo tenemos apuntado',
  paragraphs: [long(400)],
  facts: Array.from({ length: 6 }, () => ({ name: 'Recogida', value: long(200) })),
  lines: Array.from({ length: 40 }, () => ({
    name: long(120),
    note: long(120),
    amount: '999,99 €',
  })),
  total: { name: 'Total', amount: '9.999,99 €' },
  links: [{ text: 'Ver el pedido', url: 'https://brasa.example/pedido/x' }],
  ending: [long(400), long(400)],
};
const { html } = layOutLetter(LONGEST);

/** Each element that starts, with its attributes. */
const elements = [...html.matchAll(/<(\w+)((?:\s[\w-]+="[^"]*")*)\s*>/g)].map(
  ([, name, attributes = '']) => ({
    name,
    attributes: Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value]) => [
        key,
        value ?? '',
      ]),
    ),
  }),
);

const stylesOf = ({ style = '' }: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    style
      .split(';')
      .filter((rule) => rule.includes(':'))
      .map((rule) => [rule.slice(0, rule.indexOf(':')), rule.slice(rule.indexOf(':') + 1)]),
  );

test('Gmail shows it whole: it stays below 102 kB', () => {
  expect(Buffer.byteLength(html)).toBeLessThan(102_000);
});

test('Word, by which Outlook lays it out, knows every element and every rule of style', () => {
  const names = new Set(elements.map(({ name }) => name));
  expect([...names].toSorted()).toEqual(
    [
      'a',
      'body',
      'br',
      'h1',
      'head',
      'html',
      'meta',
      'p',
      'span',
      'table',
      'td',
      'title',
      'tr',
    ].filter((name) => names.has(name)),
  );
  const rules = new Set(elements.flatMap(({ attributes }) => Object.keys(stylesOf(attributes))));
  rules.delete('max-width');
  expect(
    [...rules].filter(
      (rule) =>
        !/^(?:margin|padding|border|font|color|background|line-height|text-decoration|vertical-align|white-space)/.test(
          rule,
        ),
    ),
  ).toEqual([]);
});

test('it is 600 px wide in Word, which knows no max-width', () => {
  expect(html).toMatch(
    /<!--\[if mso\]><table [^>]*width="600"[^>]*><tr><td><!\[endif\]-->\s*<table/,
  );
  expect(html).toContain('<!--[if mso]></td></tr></table><![endif]-->');
});

test('every ground is said twice, for programs that drop one of the two', () => {
  const grounds = elements.filter(({ attributes }) => 'background' in stylesOf(attributes));
  expect(grounds.length).toBeGreaterThan(3);
  for (const { attributes } of grounds) {
    expect(attributes['bgcolor']).toBe(stylesOf(attributes)['background']);
  }
});

test('it asks for its light colours in the dark, and its words have a colour of their own', () => {
  expect(html).toContain('<meta name="color-scheme" content="light">');
  const said = elements.filter(({ name }) => name === 'p' || name === 'h1' || name === 'a');
  for (const { attributes } of said) expect(stylesOf(attributes)['color']).toMatch(/^#[\da-f]{6}$/);
});
