// The notes of lines as they stand in an order's details (docs/rules/orders.md#details-follow-the-lines).

export const DETAILS_LENGTH = 1000;

/** The note in brackets that it cannot close: what came after them would read as another dish. */
export const withNote = (text: string, note: string | null): string =>
  note === null ? text : `${text} (${withoutBrackets(note)})`;

export const withoutBrackets = (note: string): string =>
  note
    .replaceAll(/\p{Ps}/gu, '[')
    .replaceAll(/\p{Pe}/gu, ']')
    .replaceAll(/[×✕✖⨯]/g, 'x');
