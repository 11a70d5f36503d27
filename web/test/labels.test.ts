import { expect, it } from 'vitest';

const PAGE = `
  <label for="phone" data-n="1">Teléfono</label>
  <label data-n="2"><span><input id="phone"> <button id="inner">x</button></span></label>
  <label for="phone" data-n="3">Otra vez</label>
  <label for="" data-n="4"><input id="empty"></label>
  <label for="nobody" data-n="5"><select id="elsewhere"></select></label>
  <label data-n="6"><input type="hidden" id="hidden"><textarea id="text"></textarea></label>
  <label for="twice" data-n="7">Dos</label><meter id="twice"></meter><progress id="twice"></progress>`;

it.each([
  ['phone', ['1', '2', '3']],
  ['inner', []],
  ['empty', []],
  ['elsewhere', []],
  ['hidden', null],
  ['text', ['6']],
  ['twice', ['7']],
])('the labels of #%s are those that a browser finds', (id, expected) => {
  document.body.innerHTML = PAGE;
  const field = document.querySelector<HTMLInputElement>(`#${id}`);
  const found = field?.labels && [...field.labels].map(({ dataset }) => dataset['n']);
  expect(found).toEqual(expected);
  document.body.innerHTML = '';
});

it('of two with one id, the second has no label', () => {
  document.body.innerHTML = PAGE;
  expect(document.querySelector('progress')?.labels).toHaveLength(0);
  document.body.innerHTML = '';
});
