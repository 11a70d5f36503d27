import { describe, expect, test } from 'vitest';
import { mergeRefusal, personAfterMerge } from './merging.rules.ts';

const superadmin = { id: 1, role: 'superadmin', username: 'dueña' } as const;
const owner = { id: 2, role: 'superadmin', username: 'dueño' } as const;
const staff = { id: 3, role: 'haykakan', username: 'ani' } as const;
const customer = { id: 4, role: 'abaranci', username: 'maria' } as const;
const sister = { id: 5, role: 'abaranci', username: 'lucia' } as const;
const phone = { id: 6, role: 'abaranci', username: null } as const;
const otherPhone = { id: 7, role: 'abaranci', username: null } as const;

describe('an account becomes part of another', () => {
  test.each([
    [customer, phone, null],
    [phone, otherPhone, null],
    [otherPhone, phone, null],
    [customer, sister, null],
    [sister, customer, null],
    [staff, customer, null],
    [staff, phone, null],
    [phone, customer, 'MERGE_SIGN_IN_STAYS'],
    [customer, customer, 'MERGE_SAME_USER'],
    [phone, phone, 'MERGE_SAME_USER'],
    [customer, staff, 'MERGE_STAFF_STAYS'],
    [phone, staff, 'MERGE_STAFF_STAYS'],
  ] as const)('into %o goes %o: %s', (kept, merged, refusal) => {
    for (const actor of [superadmin, { ...staff, id: 9 }]) {
      expect(mergeRefusal(actor, kept, merged)).toBe(refusal);
    }
  });

  test('never a superadmin, on either side, whoever asks', () => {
    expect(mergeRefusal(superadmin, owner, phone)).toBe('MERGE_SUPERADMIN');
    expect(mergeRefusal(superadmin, phone, owner)).toBe('MERGE_SUPERADMIN');
    expect(mergeRefusal(staff, owner, phone)).toBe('SUPERADMIN_ONLY');
    expect(mergeRefusal(staff, phone, owner)).toBe('SUPERADMIN_ONLY');
  });

  test('never the own one of who asks, nor anybody into it', () => {
    expect(mergeRefusal(staff, customer, staff)).toBe('MERGE_STAFF_STAYS');
    expect(mergeRefusal(staff, staff, phone)).toBe('MERGE_INTO_OWN');
    expect(mergeRefusal(staff, staff, customer)).toBe('MERGE_INTO_OWN');
    expect(mergeRefusal(staff, staff, { ...staff, id: 9 })).toBe('MERGE_STAFF_STAYS');
    expect(mergeRefusal(staff, { ...staff, id: 9 }, phone)).toBeNull();
  });
});

describe('afterwards', () => {
  const blank = { name: null, email: null, phone: null, details: null };

  test('blanks are filled, and nothing that was written is lost to the other side', () => {
    const kept = { ...blank, name: 'María', phone: '600111222' };
    const merged = { ...blank, name: 'M. José', email: 'mj@example.com', phone: '611222333' };
    expect(personAfterMerge(kept, merged)).toEqual({
      ...{ name: 'María', email: 'mj@example.com', phone: '600111222', details: null },
    });
    expect(personAfterMerge(blank, merged)).toEqual(merged);
    expect(personAfterMerge(merged, blank)).toEqual(merged);
  });

  test.each([
    ['Estudiantes', 'Sin sal', 'Estudiantes\nSin sal'],
    ['Estudiantes', null, 'Estudiantes'],
    [null, 'Sin sal', 'Sin sal'],
    ['Estudiantes, sin sal', 'sin sal', 'Estudiantes, sin sal'],
  ])('details %s and %s are %s', (kept, merged, details) => {
    const after = personAfterMerge({ ...blank, details: kept }, { ...blank, details: merged });
    expect(after.details).toBe(details);
  });
});
