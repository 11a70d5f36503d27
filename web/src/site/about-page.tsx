import { ButtonLink } from '../ui/button-link.tsx';
import { AboutFacts } from './about-facts.tsx';

/** Nosotros: who stands behind the oven. */
export default function AboutPage() {
  return (
    <div className="pb-24">
      <header className="page-width pt-12 lg:pt-20">
        <h1 className="max-w-[13ch] text-4xl">Una familia, un horno y dos cocinas</h1>
        <div className="mt-8 grid max-w-5xl gap-x-12 gap-y-5 text-lg leading-relaxed lg:grid-cols-2">
          <p>
            Llevamos más de veinte años asando pollos en horno de leña, con madera cien por cien
            natural. Nada más y nada menos: fuego, buen género y el tiempo que hace falta.
          </p>
          <p>
            Somos una familia entre Armenia y Alicante. Por eso en la misma mesa caben una paella y
            las recetas armenias que trajimos de casa, y por eso nadie se va sin probar las dos.
          </p>
        </div>
      </header>
      <AboutFacts />
      <div className="page-width flex flex-wrap gap-3">
        <ButtonLink to="/encargar" size="large">
          Encargar
        </ButtonLink>
        <ButtonLink to="/contacto" size="large" variant="secondary">
          Contactar
        </ButtonLink>
      </div>
    </div>
  );
}
