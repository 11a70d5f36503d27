import { SitePicture } from '../site-picture.tsx';
import { Link } from '../../ui/link.tsx';

const ARMENIA = ['Lavash', 'Dolma', 'Jorovats', 'Pajlavá'];
const SPAIN = ['Pollo a la leña', 'Paella', 'Croquetas', 'Arroz a banda'];

export function TwoKitchens() {
  return (
    <section aria-labelledby="fusion" className="py-10 sm:py-20 lg:py-28">
      <div className="page-width">
        <h2 id="fusion" className="max-w-[16ch] text-3xl sm:mx-auto sm:text-center">
          Dos cocinas, una sola mesa
        </h2>
      </div>
      <SitePicture
        name="two-hands"
        sizes="(min-width: 64rem) 62rem, 100vw"
        className="mx-auto mt-8 aspect-15/8 w-full max-w-248 object-cover"
      />
      <div className="page-width mt-2">
        <div className="mx-auto grid max-w-248 sm:grid-cols-2 sm:divide-x sm:divide-line-strong">
          <Side
            title="De Armenia"
            dishes={ARMENIA}
            text="Las recetas que trajimos de casa: pan fino recién hecho, hojas de parra rellenas, carne en espetón sobre la brasa y dulces de nuez."
            className="sm:pr-10 sm:text-right"
          />
          <Side
            title="De Alicante"
            dishes={SPAIN}
            text="Lo que aprendimos aquí y ya es nuestro: el arroz de los domingos, las croquetas y el pollo asado despacio, con leña."
            className="sm:pl-10"
          />
        </div>
        <p className="mt-10 max-w-prose text-ink-soft sm:mx-auto sm:text-center">
          No las mezclamos por moda: en nuestra casa siempre se han comido juntas.{' '}
          <Link to="/productos" className="text-ink underline underline-offset-4">
            Mira la carta
          </Link>
        </p>
      </div>
    </section>
  );
}

type SideProps = { title: string; dishes: string[]; text: string; className: string };

function Side({ title, dishes, text, className }: SideProps) {
  return (
    <div className={`py-6 sm:py-8 ${className}`}>
      <h3 className="text-sm font-sans font-semibold tracking-normal text-ink-soft">{title}</h3>
      <ul className="mt-2 font-display text-xl leading-tight font-semibold text-accent">
        {dishes.map((dish) => (
          <li key={dish}>{dish}</li>
        ))}
      </ul>
      <p className="mt-4 text-ink-soft">{text}</p>
    </div>
  );
}
