import { ButtonLink } from '../../ui/button/button-link.tsx';
import { SitePicture } from '../site-picture.tsx';
import { SectionHeading } from './section-heading.tsx';

export function History() {
  return (
    <section
      aria-labelledby="history"
      className="page-width grid items-center gap-x-12 gap-y-10 py-10 sm:py-20 lg:grid-cols-12 lg:py-32"
    >
      <div className="lg:col-span-5 lg:col-start-1">
        <SectionHeading id="history" className="max-w-[12ch]">
          La historia de una familia
        </SectionHeading>
        <div className="mt-6 grid max-w-[46ch] gap-4 text-lg leading-snug">
          <p>
            Vinimos de Armenia con unas cuantas recetas y las manos acostumbradas al fuego. En
            Alicante aprendimos el arroz, las fiestas y que un domingo sin pollo no es domingo.
          </p>
          <p className="text-ink-soft">
            Más de veinte años después seguimos aquí: los mayores al horno, los pequeños en el
            mostrador y la misma leña de siempre.
          </p>
        </div>
        <ButtonLink to="/nosotros" variant="secondary" size="large" className="mt-8">
          Conoce nuestra historia
        </ButtonLink>
      </div>
      <div className="max-lg:row-start-1 max-lg:-mx-5 lg:col-span-7 lg:-mr-12">
        <SitePicture
          name="family"
          sizes="(min-width: 64rem) 55vw, 100vw"
          className="h-auto w-full"
        />
      </div>
    </section>
  );
}
