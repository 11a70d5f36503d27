import { ButtonLink } from '../../ui/button/button-link.tsx';
import { SectionHeading } from './section-heading.tsx';
import { StampCard } from './stamp-card.tsx';

export function Loyalty() {
  return (
    <section
      aria-labelledby="loyalty"
      className="night relative overflow-clip py-10 sm:py-20 lg:py-32"
    >
      <div
        aria-hidden="true"
        className="absolute inset-0 bg-[radial-gradient(56rem_36rem_at_8%_105%,rgb(217_72_15/0.3),transparent_70%)]"
      />
      <div className="page-width relative grid items-center gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)]">
        <div>
          <SectionHeading id="loyalty" className="max-w-[12ch]">
            Cada pollo deja su sello
          </SectionHeading>
          <p className="mt-6 max-w-[40ch] text-lg leading-snug">
            En el programa de puntos, cada euro que pagas en efectivo es un punto:{' '}
            <strong className="whitespace-nowrap text-accent">1&nbsp;€ = 1&nbsp;punto</strong>. Con
            100 puntos se activa tu bono y lo gastas en el siguiente pedido.
          </p>
          <p className="mt-4 text-ink-soft">Los puntos caducan al año de ganarlos.</p>
          <p className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to="/puntos" size="large" variant="secondary">
              Ver mis Puntos
            </ButtonLink>
            <ButtonLink to="/encargar" size="large">
              Hacer Pedido
            </ButtonLink>
          </p>
        </div>
        <StampCard />
      </div>
    </section>
  );
}
