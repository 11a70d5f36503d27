import { ButtonLink } from '../../ui/button/button-link.tsx';
import { SitePicture } from '../site-picture.tsx';

export function Festivals() {
  return (
    <section aria-labelledby="festivals" className="pt-10 sm:pt-20 lg:pt-28">
      <div className="page-width grid gap-x-12 gap-y-5 lg:grid-cols-[1.5fr_1fr] lg:items-end">
        <h2 id="festivals" className="max-w-[15ch] text-3xl lg:text-4xl">
          Cuando el pueblo está de fiesta, el horno también
        </h2>
        <p className="max-w-prose text-ink-soft">
          En Moros y Cristianos cocinamos para las comparsas: encargos especiales para el desfile,
          la comida de hermandad o la cena de después, a la hora que marque la fiesta.
        </p>
      </div>
      <SitePicture
        name="fiesta"
        sizes="(min-width: 80rem) 70rem, 100vw"
        className="mx-auto mt-10 aspect-5/3 w-full max-w-280 object-cover sm:aspect-2/1"
      />
      <div className="page-width grid gap-x-12 gap-y-6 pt-10 sm:grid-cols-[auto_1fr] sm:items-center lg:grid-cols-[auto_1fr_auto]">
        <p className="font-display text-[min(4.5rem,22vw)] leading-[0.8] font-semibold text-accent lg:text-[6.5rem]">
          +100
        </p>
        <p className="max-w-[46ch]">
          <strong className="font-display text-lg font-semibold">Paellas gigantes</strong> para más
          de 100 personas, hechas en una sola paella y delante de todos. Dinos cuántos sois y qué
          día, y te preparamos un presupuesto.
        </p>
        <ButtonLink to="/contacto" variant="secondary" className="justify-self-start">
          Pedir presupuesto
        </ButtonLink>
      </div>
    </section>
  );
}
