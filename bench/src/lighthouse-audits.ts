// The audits that a page fails, each with what failed it; performance is told by its figures.
import type { Audit, Report } from './lighthouse-report.ts';

const CATEGORIES = ['accessibility', 'best-practices', 'seo'];

/** A title and, below it, every node, address or message that the audit complains of. */
export function failingAudits(report: Report): string[] {
  return CATEGORIES.flatMap((category) =>
    (report.categories[category]?.auditRefs ?? [])
      .map(({ id }) => report.audits[id])
      .filter((audit) => audit !== undefined)
      .filter(({ score }) => score !== null && score < 1)
      .map((audit) => [`${category}: ${audit.title}`, ...offenders(audit)].join('\n    ')),
  );
}

function offenders({ details }: Audit): string[] {
  const hasRows = details?.type === 'table' || details?.type === 'list';
  return hasRows ? (details.items ?? []).map((item) => inWords(item).join(' ')) : [];
}

/** The texts of a row, whose cells are texts, figures, nodes, addresses or rows of their own. */
function inWords(cell: unknown): string[] {
  if (typeof cell === 'string') return [cell];
  if (typeof cell !== 'object' || cell === null) return [];
  if (!('type' in cell)) return Object.values(cell).flatMap(inWords);
  const { snippet, url, text, items } = cell as Record<string, unknown>;
  return [snippet ?? url ?? text ?? items].flat().flatMap(inWords);
}
