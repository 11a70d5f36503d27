import type { ArtName } from '../art.ts';
import { SitePicture } from '../site-picture.tsx';
import { SectionHeading } from './section-heading.tsx';

type Kitchen = { art: ArtName; title: string; text: string; place: string };

/** Each lies where its hand reaches: one to the left, one to the right, the third where they meet. */
const KITCHENS: readonly Kitchen[] = [
  {
    art: 'fusion-armenia',
    title: 'La mano armenia',
    text: 'Jorovats sobre la brasa, lavash recién hecho y la granada que nunca falta en casa.',
    place: 'lg:col-span-4 lg:col-start-1',
  },
  {
    art: 'fusion-spain',
    title: 'La mano española',
    text: 'Pollo a la leña, paella y croquetas caseras: la mesa de un domingo en Alicante.',
    place: 'lg:col-span-4 lg:col-start-9 lg:mt-16 max-lg:flex-row-reverse',
  },
  {
    art: 'fusion-together',
    title: 'Las dos juntas',
    text: 'El pollo de aquí, adobado con las especias de allá. No hay que elegir.',
    place: 'lg:col-span-4 lg:col-start-5 lg:row-start-1 lg:mt-40',
  },
];

export function Fusion() {
  return (
    <section aria-labelledby="fusion" className="overflow-clip bg-sunk py-10 sm:py-20 lg:py-32">
      <div className="page-width">
        <div className="grid gap-x-8 gap-y-4 lg:grid-cols-12 lg:items-end">
          <SectionHeading id="fusion" className="max-w-[13ch] lg:col-span-7">
            Armenia y España, dos manos de una misma mesa
          </SectionHeading>
          <p className="max-w-[40ch] text-lg leading-snug text-ink-soft lg:col-span-5">
            Somos una familia entre Armenia y Alicante. El fuego es el mismo; cambian el pan, las
            hierbas y las historias que se cuentan mientras se come.
          </p>
        </div>
      </div>
      {/* The line below it is the edge of the table. */}
      <div className="relative left-1/2 mt-10 w-[130vw] -translate-x-1/2 border-b-4 border-ink sm:w-full lg:mt-4">
        <SitePicture
          name="two-hands"
          sizes="(min-width: 40rem) 100vw, 130vw"
          className="h-auto w-full"
        />
      </div>
      <ul className="page-width grid gap-x-8 gap-y-12 mt-12 lg:mt-16 lg:grid-cols-12">
        {KITCHENS.map(({ art, title, text, place }) => (
          <li key={title} className={`flex items-center gap-5 lg:block ${place}`}>
            <SitePicture
              name={art}
              sizes="(min-width: 64rem) 30vw, 40vw"
              className="h-auto w-2/5 shrink-0 lg:w-4/5"
            />
            <div className="lg:mt-5">
              <h3 className="text-xl">{title}</h3>
              <p className="mt-2 max-w-[34ch] text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
