import { ButtonLink } from '../../ui/button/button-link.tsx';
import { SitePicture } from '../site-picture.tsx';
import { SectionHeading } from './section-heading.tsx';

export function Festival() {
  return (
    <section aria-labelledby="festival" className="overflow-clip bg-sunk pb-10 sm:pb-20 lg:pb-32">
      <div className="-mx-[20vw] pt-12 sm:mx-0">
        <SitePicture
          name="fiesta"
          sizes="(min-width: 40rem) 100vw, 140vw"
          className="h-auto w-full"
        />
      </div>
      <div className="page-width mt-10 grid gap-x-8 gap-y-6 lg:mt-12 lg:grid-cols-12">
        <SectionHeading id="festival" className="max-w-[15ch] lg:col-span-7">
          En Moros y Cristianos, la comida llega a su hora
        </SectionHeading>
        <div className="lg:col-span-5">
          <p className="max-w-[44ch] text-lg leading-snug text-ink-soft">
            Encargos especiales para las comparsas: pollos por docenas, croquetas para todo el
            desfile y paellas gigantes para más de cien festeros. Cuando calla la banda, la mesa
            está puesta.
          </p>
          <ButtonLink to="/contact" size="large" variant="secondary" className="mt-7">
            Encargar para la fiesta
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
