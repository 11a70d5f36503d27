import { expect, test } from 'vitest';
import { isSameEmail, mailboxOf } from './email.ts';

test.each([
  ['ana@example.com', ' ANA@Example.com ', true],
  ['ana@example.com', 'ana.@example.com', false],
  ['ana@example.com', null, false],
  [null, null, true],
])('%j and %j are one address: %j', (one, other, isSame) => {
  expect(isSameEmail(one, other)).toBe(isSame);
});

test.each([
  ['Ana.Ruiz+web@Example.com', 'anaruiz@example.com'],
  ['ana+1+2@example.com', 'ana@example.com'],
  ['ana@mail.example.com', 'ana@mail.example.com'],
])('%s leads to the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
