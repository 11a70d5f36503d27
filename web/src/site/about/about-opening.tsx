import { SitePicture } from '../site-picture.tsx';

export function AboutOpening() {
  return (
    <header className="page-width grid gap-x-10 gap-y-8 pt-12 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] lg:pt-10 sm:pt-20">
      <div className="lg:self-center lg:pb-16">
        <h1 className="max-w-[11ch] text-[clamp(2.75rem,13vw,3.75rem)] leading-[0.98] lg:text-[clamp(4rem,6.4vw,5.75rem)]">
          Una familia, un horno y dos cocinas
        </h1>
        <p className="mt-6 max-w-[38ch] text-lg leading-snug text-ink-soft lg:mt-9">
          Venimos de Armenia y somos de Alicante. Llevamos más de veinte años asando pollos con leña
          y poniendo en la misma mesa lo de allí y lo de aquí.
        </p>
      </div>
      <SitePicture
        name="family"
        sizes="(min-width: 64rem) 33rem, 90vw"
        priority="high"
        className="mx-auto aspect-square w-full max-w-md object-cover lg:max-w-none lg:self-end"
      />
    </header>
  );
}
