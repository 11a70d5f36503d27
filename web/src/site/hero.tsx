import { ButtonLink } from '../ui/button-link.tsx';
import oven from './art/oven.svg';

/** The first screen: the fire, what is made on it, and the one thing to do. */
export function Hero() {
  return (
    <section className="night relative overflow-clip">
      {/* The glow that the fire throws on the wall; the drawing itself carries none. */}
      <div
        aria-hidden="true"
        className="absolute inset-0 bg-[radial-gradient(60rem_44rem_at_72%_78%,rgb(217_72_15/0.34),transparent_70%)] max-lg:bg-[radial-gradient(34rem_30rem_at_50%_88%,rgb(217_72_15/0.38),transparent_70%)]"
      />
      <div className="page-width relative grid min-h-svh content-between gap-8 pt-[calc(var(--header-height)+2rem)] lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)] lg:content-stretch lg:items-end lg:gap-4">
        <div className="lg:self-center lg:pb-16">
          <h1 className="text-[clamp(3.25rem,15.5vw,4.75rem)] leading-[0.95] lg:text-[clamp(4.5rem,7.2vw,7rem)]">
            Leña, brasas y tiempo.
          </h1>
          <p className="mt-5 max-w-[34ch] text-lg leading-snug text-ink-soft lg:mt-8">
            Pollo asado en horno de leña. Pídelo ahora y recógelo a tu hora.
          </p>
          <ButtonLink to="/order" size="large" className="mt-7 lg:mt-10">
            Hacer Pedido
          </ButtonLink>
        </div>
        <img
          src={oven}
          alt=""
          width={800}
          height={800}
          fetchPriority="high"
          className="mx-auto aspect-square w-full max-w-[23rem] self-end max-lg:-mb-3 lg:max-h-[84svh] lg:max-w-none lg:object-contain lg:object-bottom"
        />
      </div>
    </section>
  );
}
