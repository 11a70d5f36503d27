export function History() {
  return (
    <section
      aria-labelledby="history"
      className="page-width grid gap-x-10 gap-y-6 pt-14 pb-10 sm:pb-20 lg:grid-cols-[1fr_2.4fr] lg:pt-16 lg:pb-28"
    >
      <h2 id="history" className="border-t-2 border-ink pt-4 text-2xl lg:self-start">
        Nuestra historia
      </h2>
      <div className="grid gap-5 leading-relaxed lg:border-t lg:border-line lg:pt-5">
        <div className="gap-x-10 lg:columns-2 [&>p+p]:mt-4">
          <p className="first-letter:float-left first-letter:mt-1 first-letter:pr-2 first-letter:font-display first-letter:text-[5.5em] first-letter:leading-[0.82] first-letter:font-semibold first-letter:text-accent">
            En Armenia, cuando llega alguien a casa, se aviva el fuego y se pone pan en la mesa. En
            Alicante, los domingos huelen a leña y a arroz. Nuestra familia creció entre esas dos
            costumbres y de las dos hizo un oficio.
          </p>
          <p>
            Empezamos con lo que sabíamos hacer: encender un horno de leña y no apartarnos de él.
            Más de veinte años después seguimos igual. Los mismos que cargan la leña y vigilan las
            brasas son los que te atienden en el mostrador y te preguntan por los tuyos.
          </p>
          <p>
            Por el camino llegaron las paellas, las croquetas, las celebraciones y las fiestas del
            pueblo. Ha crecido la carta y ha crecido la familia; la manera de asar, esa no la hemos
            tocado.
          </p>
        </div>
        <p className="mt-4 max-w-[24ch] font-display text-2xl leading-tight font-semibold text-accent lg:mt-8">
          Primero el fuego. Lo demás viene después.
        </p>
      </div>
    </section>
  );
}
