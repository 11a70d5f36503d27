import { useLocation } from 'react-router';
import { SitePicture } from '../../site/site-picture.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';

const HOME = { to: '/', label: 'Volver al inicio' };
const DESK = { to: '/admin/orders', label: 'Volver a los pedidos' };

export default function NotFoundPage() {
  const { pathname } = useLocation();
  const home = pathname.startsWith('/admin/') ? DESK : HOME;
  return (
    <div className="page-width grid grow content-center items-center gap-x-16 gap-y-8 py-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]">
      <SitePicture
        name="cold-oven"
        sizes="(min-width: 64rem) 28rem, 18rem"
        priority="high"
        className="aspect-square w-full max-w-72 object-cover lg:order-last lg:max-w-none"
      />
      <div className="grid justify-items-start gap-5">
        <h1 className="text-4xl">404 Page Not Found</h1>
        <p className="max-w-[40ch] text-lg leading-snug text-ink-soft">
          Este horno está frío: la dirección no existe o ha cambiado. Ven, que el de verdad sigue
          encendido.
        </p>
        <ButtonLink to={home.to} size="large">
          {home.label}
        </ButtonLink>
      </div>
    </div>
  );
}
