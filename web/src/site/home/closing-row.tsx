import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { WhereWeAre } from './where-we-are.tsx';

type ClosingRowProps = {
  /** What the kitchen recommends. */
  menus: ReactNode;
  hours: ReactNode;
};

const HEADING_STYLE = 'text-2xl';
const LINK_STYLE =
  'inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:text-accent';

/** The last things one wants to know: what to eat, when, and where. */
export function ClosingRow({ menus, hours }: ClosingRowProps) {
  return (
    <section
      aria-label="Cocina, horario y lugar"
      className="page-width grid gap-16 py-20 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] lg:py-32"
    >
      <div>
        <h2 className="text-3xl leading-[1.02] lg:text-4xl">Cocina tradicional</h2>
        <p className="mt-4 max-w-[46ch] text-ink-soft">
          Lo que más sale de nuestro horno. Los precios llevan el IVA incluido.
        </p>
        <div className="mt-8">{menus}</div>
        <Link to="/productos" className={`mt-4 ${LINK_STYLE}`}>
          Toda la carta, con sus alérgenos
        </Link>
      </div>
      <div className="lg:col-span-2 lg:row-start-2">
        <h2 className={HEADING_STYLE}>Cuándo está encendido el horno</h2>
        <div className="mt-5">{hours}</div>
      </div>
      <div>
        <h2 className={HEADING_STYLE}>Dónde estamos</h2>
        <WhereWeAre />
      </div>
    </section>
  );
}
