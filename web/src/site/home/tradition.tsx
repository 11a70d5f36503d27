import { SitePicture } from '../site-picture.tsx';
import { SectionHeading } from './section-heading.tsx';

const STATS = [
  { figure: '20+', name: 'años', text: 'con el mismo oficio y el mismo horno.' },
  { figure: '100\u00a0%', name: 'leña natural', text: 'sin gas, sin carbón y sin atajos.' },
  { figure: '5', name: 'estrellas', text: 'de quienes vienen y vuelven.' },
];

export function Tradition() {
  return (
    <section aria-labelledby="tradition" className="overflow-clip py-10 sm:py-20 lg:py-32">
      <div className="page-width grid gap-y-12 md:grid-cols-12 md:gap-x-8">
        <div className="md:col-span-7 md:col-start-6 lg:col-span-6 lg:col-start-7 md:row-start-1">
          <SectionHeading id="tradition" className="max-w-[14ch]">
            La tradición del horno de leña
          </SectionHeading>
          <p className="mt-5 max-w-[46ch] text-lg leading-snug text-ink-soft lg:mt-7">
            Se prende la leña, se espera la brasa y el pollo da vueltas despacio hasta que la piel
            cruje. Así lo hicimos el primer día y así lo hacemos hoy.
          </p>
        </div>
        <div className="-ml-[34vw] w-[116vw] md:col-span-5 md:col-start-1 md:row-span-2 md:row-start-1 md:-ml-[38vw] md:w-[74vw] md:self-end lg:col-span-6 lg:-ml-[max(5rem,15vw)] lg:w-auto">
          <SitePicture
            name="oven"
            sizes="(min-width: 64rem) 55vw, (min-width: 48rem) 74vw, 116vw"
            className="h-auto w-full"
          />
        </div>
        <dl className="md:col-span-7 md:col-start-6 md:row-start-2 lg:col-span-6 lg:col-start-7">
          {STATS.map(({ figure, name, text }) => (
            <div
              key={name}
              className="grid items-end gap-x-4 gap-y-1 border-b border-line-strong/50 pt-5 pb-4 first:border-t-2 first:border-t-ink sm:max-md:grid-cols-[minmax(0,1fr)_12rem] lg:grid-cols-[minmax(0,1fr)_12rem]"
            >
              <dt className="flex flex-col gap-2">
                <span className="font-display text-[min(clamp(4rem,19vw,5.5rem),20vw)] leading-[0.85] font-semibold tracking-tight text-accent lg:text-[clamp(5rem,8vw,7.5rem)]">
                  {figure}
                </span>{' '}
                <span className="font-display text-lg leading-tight font-semibold">{name}</span>
              </dt>
              <dd className="text-sm leading-snug text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
