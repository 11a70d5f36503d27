// A letter as a mail: text, and HTML that old mail programs understand (tables, styles in place, nothing from
// elsewhere, nothing that reports back).
import { letterText, type Letter } from '@brasa/core/messages/letter.rules.ts';
import { escapeHtml } from '../escape-html.ts';
import type { Mail } from '../outside/mail-server.ts';

const INK = '#241a14';
const SOFT = '#6b5a4e';
const FIRE = '#b3410f';
const PAPER = '#fffaf3';
const AROUND = '#f1e7da';
const LINE = '#e2d4c3';
// In a style attribute, which stands in double quotes.
const FONT = "font-family:Georgia,'Times New Roman',serif";
const PLAIN = 'font-family:Arial,Helvetica,sans-serif';

/** Outlook lays mail out by Word, which knows no max-width. */
const forWordAlone = (html: string) => `<!--[if mso]>${html}<![endif]-->`;

/** The mail without whom it goes to. */
export function layOutLetter(letter: Letter): Omit<Mail, 'to'> {
  return { subject: letter.subject, text: letterText(letter), html: htmlOf(letter) };
}

function htmlOf(letter: Letter): string {
  const { sender, title, paragraphs, facts, links, ending } = letter;
  const parts = [
    sender === ''
      ? ''
      : `<p style="margin:0 0 20px;${FONT};font-size:20px;font-weight:bold;line-height:1.2;color:${FIRE}">${escapeHtml(sender)}</p>`,
    `<h1 style="margin:0 0 16px;${FONT};font-size:28px;line-height:1.2;color:${INK}">${escapeHtml(title)}</h1>`,
    ...paragraphs.map((text) => paragraph(text)),
    facts.length === 0 ? '' : factsTable(facts),
    foodTable(letter),
    ...links.map(button),
    ...ending.map((text) => paragraph(text, `font-size:14px;color:${SOFT};margin:0 0 8px`)),
  ];
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<meta name="color-scheme" content="light">
<meta name="supported-color-schemes" content="light">
<title>${escapeHtml(letter.subject)}</title>
</head>
<body bgcolor="${AROUND}" style="margin:0;padding:0;background:${AROUND};color:${INK}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${AROUND}" style="background:${AROUND}">
<tr><td align="center" style="padding:24px 12px">
${forWordAlone('<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td>')}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${PAPER}" style="max-width:600px;background:${PAPER};border-top:6px solid ${FIRE}">
<tr><td style="padding:28px 24px">
${parts.filter((part) => part !== '').join('\n')}
</td></tr>
</table>
${forWordAlone('</td></tr></table>')}
</td></tr>
</table>
</body>
</html>
`;
}

function paragraph(text: string, style = `font-size:16px;color:${INK};margin:0 0 16px`): string {
  return `<p style="${PLAIN};line-height:1.5;${style}">${escapeHtml(text)}</p>`;
}

const CELL = `${PLAIN};font-size:16px;line-height:1.4;padding:8px 0;border-top:1px solid ${LINE};vertical-align:top`;

const table = (rows: readonly string[]) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px;border-bottom:1px solid ${LINE}">
${rows.join('\n')}
</table>`;

function factsTable(facts: Letter['facts']): string {
  return table(
    facts.map(
      ({ name, value }) =>
        `<tr><td width="96" style="${CELL};color:${SOFT};padding-right:12px">${escapeHtml(name)}</td><td style="${CELL};color:${INK};font-weight:bold">${escapeHtml(value)}</td></tr>`,
    ),
  );
}

function foodTable({ lines, total }: Letter): string {
  if (lines.length === 0) return '';
  const rows = lines.map(({ name, note, amount }) => {
    const said =
      note === null
        ? ''
        : `<br><span style="color:${SOFT};font-size:14px">${escapeHtml(note)}</span>`;
    return `<tr><td style="${CELL};color:${INK}">${escapeHtml(name)}${said}</td><td align="right" style="${CELL};color:${INK};white-space:nowrap;padding-left:12px">${escapeHtml(amount)}</td></tr>`;
  });
  const sum =
    total === null
      ? []
      : [
          `<tr><td style="${CELL};color:${INK};font-weight:bold">${escapeHtml(total.name)}</td><td align="right" style="${CELL};color:${INK};font-weight:bold;white-space:nowrap;padding-left:12px">${escapeHtml(total.amount)}</td></tr>`,
        ];
  return table([...rows, ...sum]);
}

/** A cell with a colour of its own: programs that know no padding on links still show a button. */
function button({ text, url }: Letter['links'][number]): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px"><tr><td bgcolor="${FIRE}" style="background:${FIRE};padding:14px 22px"><a href="${escapeHtml(url)}" style="${PLAIN};font-size:16px;font-weight:bold;color:#ffffff;text-decoration:none">${escapeHtml(text)}</a></td></tr></table>`;
}
