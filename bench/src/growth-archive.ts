// Searches of the archive in the grown shop: each has to be answered within 100 ms, by its median; what a busy
// machine adds to the slowest is told beside it
// (docs/rules/orders.md#searching-the-archive).
import type { Counter } from './growth-calls.ts';
import { readEach, type Reading } from './growth-readings.ts';

const SEARCHES: readonly (readonly [name: string, query: string])[] = [
  ['everything', ''],
  ['everything, eight years ago', 'to=2018-12-01'],
  ['a common name', 'search=maria'],
  ['two common words', 'search=maria garcia'],
  ['two words, never together', 'search=luis flores'],
  ['three words', 'search=maria garcia baceba'],
  ['a rare word', 'search=zuzuzu'],
  ['a beginning', 'search=mar'],
  ['a letter wrong', 'search=gonzales'],
  ['a letter wrong in each of two', 'search=franncisco gutierez'],
  ['names alike too', 'search=maria&near=true'],
  ['nobody', 'search=xyzxyz'],
  ['unpaid', 'payment=unpaid'],
  ['by transfer: none', 'payment=transfer'],
  ['errors, a month', 'status=error&from=2024-03-01&to=2024-03-31'],
  ['common name, cancelled', 'search=maria&status=cancelled'],
  ['common name, error, card', 'search=maria&status=error&payment=card'],
  ['common name, by transfer: none', 'search=maria&payment=transfer'],
  ['common name, pending: none', 'search=maria&status=pending'],
  [
    'common words, unpaid, a year',
    'search=maria garcia&payment=unpaid&from=2023-01-01&to=2023-12-31',
  ],
  ['phone', 'search=700000500'],
  ['e-mail', 'search=cliente-500@example.com'],
  ['number', 'search=%23000500'],
];

/** Each search many times, one after the other. */
export function readArchive(counter: Counter): Promise<Reading[]> {
  return readEach(
    counter,
    SEARCHES.map(([name, query]) => [name, `/api/order-archive?${query.replaceAll(' ', '%20')}`]),
  );
}
