import { SitePicture } from '../site-picture.tsx';

const TURNS = [
  {
    name: 'La leña',
    text: 'Madera natural y nada más. Se elige, se apila y se deja secar hasta que arde limpia.',
  },
  {
    name: 'La brasa',
    text: 'No asa la llama, asa lo que queda de ella: un calor parejo que dora sin quemar.',
  },
  {
    name: 'El tiempo',
    text: 'El que pida cada pieza. La piel cruje cuando está hecha, ni un minuto antes.',
  },
];

export function FireTradition() {
  return (
    <section aria-labelledby="tradition" className="night relative overflow-clip">
      {/* The glow that the fire throws on the wall; the drawing itself carries none. */}
      <div
        aria-hidden="true"
        className="absolute inset-0 bg-[radial-gradient(46rem_38rem_at_24%_88%,rgb(217_72_15/0.34),transparent_70%)] max-lg:bg-[radial-gradient(30rem_26rem_at_50%_92%,rgb(217_72_15/0.36),transparent_70%)]"
      />
      <div className="page-width relative grid gap-x-16 gap-y-12 pt-10 sm:pt-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] lg:pt-28">
        <div className="lg:order-last lg:pb-28">
          <h2 id="tradition" className="text-3xl">
            La tradición del fuego
          </h2>
          <p className="mt-8 flex flex-wrap items-end gap-x-5 gap-y-4">
            <span className="font-display text-[min(clamp(5rem,24vw,7rem),25vw)] leading-[0.8] font-semibold text-accent lg:text-[8.5rem]">
              100&nbsp;%
            </span>{' '}
            <span className="text-lg leading-tight lg:max-w-[9ch]">madera natural</span>
          </p>
          <dl className="mt-10 grid gap-6">
            {TURNS.map(({ name, text }) => (
              <div key={name} className="grid gap-x-6 sm:grid-cols-[7.5rem_1fr]">
                <dt className="font-display text-lg font-semibold">{name}</dt>
                <dd className="max-w-[44ch] text-ink-soft">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <SitePicture
          name="oven"
          sizes="(min-width: 64rem) 34rem, 24rem"
          className="mx-auto aspect-square object-cover w-full max-w-96 self-end lg:max-w-none"
        />
      </div>
    </section>
  );
}
