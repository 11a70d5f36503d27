import type { ReactNode } from 'react';
import { WhereWeAre } from './where-we-are.tsx';
import { Link } from '../../ui/link.tsx';

type ClosingRowProps = {
  menus: ReactNode;
  hours: ReactNode;
};

const LINK_STYLE =
  'inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:text-accent';

export function ClosingRow({ menus, hours }: ClosingRowProps) {
  return (
    <section
      aria-label="Cocina, horario y lugar"
      className="page-width grid gap-y-16 py-10 sm:py-20 lg:gap-y-24 lg:py-32"
    >
      <Entry
        title="Cocina tradicional"
        text="Lo que más sale de nuestro horno. Los precios llevan el IVA incluido."
      >
        {menus}
        <Link to="/productos" className={`mt-4 ${LINK_STYLE}`}>
          Toda la carta, con sus alérgenos
        </Link>
      </Entry>
      <Entry title="Cuándo está encendido el horno">{hours}</Entry>
      <Entry title="Dónde estamos">
        <WhereWeAre />
      </Entry>
    </section>
  );
}

type EntryProps = { title: string; text?: string; children: ReactNode };

/** What it is about stands in the margin, the matter beside it. */
function Entry({ title, text, children }: EntryProps) {
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-5 xl:grid-cols-[17rem_minmax(0,1fr)] xl:gap-x-16">
      <div>
        <h2 className="text-2xl">{title}</h2>
        {text !== undefined && <p className="mt-3 max-w-[40ch] text-ink-soft">{text}</p>}
      </div>
      <div>{children}</div>
    </div>
  );
}
