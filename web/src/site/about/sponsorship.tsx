import { SitePicture } from '../site-picture.tsx';

export function Sponsorship() {
  return (
    <section
      aria-labelledby="sponsorship"
      className="page-width grid items-center gap-x-12 gap-y-4 py-10 sm:py-20 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)] lg:gap-x-24 lg:py-28"
    >
      <SitePicture
        name="basketball"
        sizes="(min-width: 40rem) 26rem, 16rem"
        className="aspect-square w-full max-w-64 object-cover sm:max-w-none"
      />
      <div>
        <h2 id="sponsorship" className="max-w-[16ch] text-3xl">
          El otro equipo de la casa
        </h2>
        <p className="mt-5 max-w-prose">
          El pueblo nos dio sitio y nosotros intentamos devolverle algo. Desde{' '}
          <strong className="font-display text-xl leading-none font-semibold text-accent">
            2006
          </strong>{' '}
          patrocinamos el baloncesto local. Cuando se gana, hay que celebrarlo; y cuando no, también
          hay que cenar.
        </p>
      </div>
    </section>
  );
}
