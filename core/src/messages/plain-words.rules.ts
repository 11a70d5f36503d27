// What strangers type stands in mails to other people: it shall lead nowhere
// (docs/rules/messages.md#what-people-type-is-no-link).

/**
 * The text as words that no mail program makes a link of: "https://evil.example" → "https: //evil. example",
 * "ana@evil.example" → "ana @ evil. example". "J. L.", "1.5", "14:30", "n.º 3" and ":)" stay as they are.
 */
export const plainWords = (text: string): string =>
  text
    .replaceAll(/[.．。｡․](?=[^\s\d.)º»”"])/g, '. ')
    .replaceAll(/[:：](?=[^\s\d)(])/g, ': ')
    .replaceAll(/(?<=\p{L})[:：](?=\d)/gu, ': ')
    .replaceAll(/ ?[@＠﹫] ?/g, ' @ ')
    .replaceAll(/\\(?=\\)/g, '\\ ');
