// A letter by mail before it is text or HTML.

export type Letter = {
  /** Whose letter it is, above everything; empty where the shop has no name. */
  sender: string;
  subject: string;
  title: string;
  paragraphs: readonly string[];
  /** What has to be found at a glance: "Recogida", "sábado, 14:00". */
  facts: readonly { name: string; value: string }[];
  /** What was ordered; `amount` is empty where there is none. */
  lines: readonly { name: string; note: string | null; amount: string }[];
  /** "Total", "20,70 €"; null without. */
  total: { name: string; amount: string } | null;
  links: readonly { text: string; url: string }[];
  /** Under it all, smaller; the sender ends the text. */
  ending: readonly string[];
};

/** Of words that stay in one line, such as a telephone. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/** The letter for whoever reads no HTML. */
export function letterText({
  sender,
  title,
  paragraphs,
  facts,
  lines,
  total,
  links,
  ending,
}: Letter): string {
  const parts = [
    [title],
    paragraphs,
    facts.map(({ name, value }) => `${name}: ${value}`),
    [
      ...lines.flatMap(({ name, note, amount }) => [
        amount === '' ? name : `${name}  ${amount}`,
        ...(note === null ? [] : [`  (${note})`]),
      ]),
      ...(total === null ? [] : [`${total.name}: ${total.amount}`]),
    ],
    ...links.map(({ text, url }) => [`${text}:`, url]),
    [...ending, ...(sender === '' ? [] : [sender])],
  ];
  const texts = parts.filter((part) => part.length > 0).map((part) => part.join('\n'));
  return `${texts.join('\n\n')}\n`;
}
