import { describe, expect, test } from 'vitest';
import type { Day } from '../../kernel/time/madrid-time.ts';
import {
  outcomesOf,
  type AnswerLine,
  type RecordOutcome,
  type SentRecord,
} from './agency-answer.rules.ts';

const registration: SentRecord = {
  position: 7,
  invoice: { issuerNif: 'B12345674', code: 'F2027-000001', issuedOn: '2027-01-04' as Day },
  type: 'registration',
  isAnnulledLater: false,
  isRepeat: true,
};
const annulment: SentRecord = { ...registration, position: 8, type: 'annulment' };
const amendment: SentRecord = { ...registration, position: 9, type: 'amendment' };

const correct: AnswerLine = {
  issuerNif: 'B12345674',
  code: 'F2027-000001',
  issuedOn: '04-01-2027',
  operation: 'Alta',
  isAmendment: false,
  state: 'Correcto',
  error: { code: null, text: null },
  duplicate: null,
};
const annulled: AnswerLine = { ...correct, operation: 'Anulacion' };
const amended: AnswerLine = { ...correct, isAmendment: true };
const none = { code: null, text: null };

const refused = (line: AnswerLine, code: number, text: string): AnswerLine => ({
  ...line,
  state: 'Incorrecto',
  error: { code, text },
});

function duplicate(state: string, error: AnswerLine['error'] = none): AnswerLine {
  return {
    ...refused(correct, 3000, 'Registro de facturación duplicado.'),
    duplicate: { state, error },
  };
}

const answered = (sent: SentRecord[], ...lines: AnswerLine[]): RecordOutcome[] =>
  outcomesOf(sent, { csv: 'A-CSV', waitSeconds: 60, lines });

/** What became of one record that was sent alone. */
function stateOf(record: SentRecord, line: AnswerLine) {
  const [outcome] = answered([record], line);
  return outcome && [outcome.state, outcome.text, outcome.csv];
}

describe('a record is', () => {
  test.each([
    ['taken', correct, ['accepted', null, 'A-CSV']],
    [
      'taken with errors',
      { ...correct, state: 'AceptadoConErrores' as const, error: { code: 2000, text: 'Huella' } },
      ['accepted_with_errors', '2000: Huella', 'A-CSV'],
    ],
    [
      'refused',
      refused(correct, 1104, 'NIF no censado'),
      ['rejected', '1104: NIF no censado', null],
    ],
    [
      'refused without a word',
      { ...correct, state: 'Incorrecto' as const },
      ['rejected', null, null],
    ],
    ['there already', duplicate('Correcta'), ['accepted', null, null]],
    [
      'there already with errors',
      duplicate('AceptadaConErrores', { code: 2001, text: 'No censado' }),
      ['accepted_with_errors', '2001: No censado', null],
    ],
    [
      'there already, annulled by somebody else',
      duplicate('Anulada'),
      ['rejected', 'La Agencia Tributaria tiene esta factura como anulada', null],
    ],
    [
      'there already, nobody knows how',
      refused(correct, 3000, 'Registro duplicado'),
      ['accepted_with_errors', '3000: Registro duplicado', null],
    ],
  ])('%s', (_name, line, expected) => {
    expect(stateOf(registration, line)).toEqual(expected);
  });

  test('there already and annulled by the chain: the agency has both', () => {
    const record = { ...registration, isAnnulledLater: true };
    expect(stateOf(record, duplicate('Anulada'))).toEqual(['accepted', null, null]);
  });

  test.each(['Correcta', 'AceptadaConErrores', 'Anulada'])(
    'there although it was never sent (%s): somebody has to look',
    (state) => {
      expect(stateOf({ ...registration, isRepeat: false }, duplicate(state))).toEqual([
        'accepted_with_errors',
        'La Agencia Tributaria ya tenía un registro de esta factura: comprueba en su sede que sea el mismo',
        null,
      ]);
    },
  );

  test('annulled already: that annulment was taken before', () => {
    const line = refused(annulled, 3001, 'El registro de facturación ya ha sido dado de baja.');
    expect(stateOf(annulment, line)).toEqual(['accepted', null, null]);
    expect(stateOf(annulment, refused(annulled, 3002, 'No existe'))).toEqual([
      'rejected',
      '3002: No existe',
      null,
    ]);
  });

  test.each([3500, 3501])('still pending after a fault of the database: %d', (code) => {
    expect(answered([registration], refused(correct, code, 'Error técnico'))).toEqual([]);
  });
});

describe('a line belongs', () => {
  test('to the record of its operation, in whatever order the lines come', () => {
    const states = answered(
      [registration, annulment, amendment],
      refused(amended, 1, 'tres'),
      refused(annulled, 2, 'dos'),
      correct,
    ).map(({ position, text }) => [position, text]);
    expect(states).toEqual([
      [7, null],
      [8, '2: dos'],
      [9, '1: tres'],
    ]);
  });

  test('to the records of one name in their order where nothing else tells them apart', () => {
    const sent = [amendment, { ...amendment, position: 10 }];
    const states = answered(sent, refused(amended, 1, 'uno'), amended);
    expect(states.map(({ position, state }) => [position, state])).toEqual([
      [9, 'rejected'],
      [10, 'accepted'],
    ]);
  });

  test('to nobody where the names, the days or the numbers of lines differ', () => {
    expect(answered([registration])).toEqual([]);
    expect(answered([registration], correct, correct)).toEqual([]);
    expect(answered([registration, amendment], correct)).toEqual([]);
    for (const other of [
      { issuerNif: 'B00000000' },
      { code: 'F2027-000002' },
      { issuedOn: '05-01-2027' },
      { operation: 'Anulacion' as const },
    ]) {
      expect(answered([registration], { ...correct, ...other })).toEqual([]);
    }
  });

  test('to its record although other records are not spoken of', () => {
    const other = { ...registration, invoice: { ...registration.invoice, code: 'F2027-000002' } };
    expect(answered([other, registration], correct).map(({ position }) => position)).toEqual([7]);
  });
});

test('what the agency says is kept, however long, up to a limit', () => {
  const [outcome] = answered([registration], refused(correct, 1, 'x'.repeat(10_000)));
  expect(outcome?.text).toHaveLength(1500);
});
