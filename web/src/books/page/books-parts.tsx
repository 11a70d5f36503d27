import { useLocation } from 'react-router';
import { isReport, REPORT_SEARCH } from '../report/use-report-period.ts';
import { Link } from '../../ui/link.tsx';

const PARTS = [
  { label: 'Hoy y cierres', search: '' },
  { label: 'Informes', search: REPORT_SEARCH },
];

/** The two parts of the page, each with an address of its own. */
export function BooksParts() {
  const shown = isReport(useLocation().search);
  return (
    <nav aria-label="Partes de la caja" className="flex gap-1 border-b-2 border-line">
      {PARTS.map(({ label, search }) => (
        <Link
          key={label}
          to={{ search }}
          aria-current={shown === isReport(search) ? 'page' : undefined}
          className="-mb-0.5 flex min-h-14 items-center border-b-4 border-transparent px-4 font-semibold text-ink-soft transition-colors hover:text-ink aria-[current=page]:border-action aria-[current=page]:text-ink max-sm:flex-1 max-sm:justify-center sm:text-lg"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
