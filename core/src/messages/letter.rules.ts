// A letter by mail before it is text or HTML.

export type Letter = {
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
  /** Under it all, smaller. */
  ending: readonly string[];
};

/** The letter for whoever reads no HTML. */
export function letterText({
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
    ending,
  ];
  const texts = parts.filter((part) => part.length > 0).map((part) => part.join('\n'));
  return `${texts.join('\n\n')}\n`;
}
