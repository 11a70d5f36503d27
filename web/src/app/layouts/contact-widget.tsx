import { lazy, Suspense } from 'react';
import { whatsappLink } from '@brasa/core/kernel/text/whatsapp-link.ts';
import { Phone } from 'lucide-react';
import { OutsideLink } from '../../ui/button/outside-link.tsx';
import { ORDER_MESSAGE } from '../../site/contact-links.ts';
import { telLink } from '../../browser/device/tel-link.ts';
import { useHasBasket } from '../../orders/basket/basket-text.ts';
import { useSiteFacts } from '../../settings/site-facts.queries.ts';
import { WhatsappIcon } from '../../ui/picture/brand-icons.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';

/** Its code comes once something is chosen. */
const BasketBar = lazy(() => import('./basket-bar.tsx'));

type ContactWidgetProps = {
  offerOrder: boolean;
  offerBasket: boolean;
  /** Where it is on the page. */
  className: string;
};

/**
 * Always at the thumb: writing and calling, and on a phone the order itself, unless the page's own
 * action is the order already. On a wide screen it stands in the margin, beside what the page shows.
 *
 * On every page of the public layout, the unknown ones
 * included; the staff's desk calls nobody's own shop. The numbers come along in the served document
 * (see page-data), so no request has to succeed first, and a later one that fails takes nothing away.
 * See docs/rules/site.md#contact-widget.
 */
export function ContactWidget({ offerOrder, offerBasket, className }: ContactWidgetProps) {
  const { data: site } = useSiteFacts();
  const hasBasket = useHasBasket() && offerBasket;
  if (!site) return null;
  const chat = whatsappLink(site.whatsappNumber, ORDER_MESSAGE);
  const phone = site.phonePrimary;
  if (chat === null && phone === '' && !offerOrder && !hasBasket) return null;
  const order = offerOrder && (
    <ButtonLink to="/order" className="grow shadow-high lg:hidden">
      Hacer Pedido
    </ButtonLink>
  );
  return (
    <aside
      aria-label="Contacto rápido"
      className={`pointer-events-none fixed inset-x-0 bottom-0 z-30 flex items-center justify-end gap-2 clear-of-edges pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] *:pointer-events-auto sm:py-5 sm:[--edge:1.25rem] lg:items-end lg:max-xl:pr-0 print:hidden ${className}`}
    >
      {hasBasket ? (
        <Suspense fallback={order}>
          <BasketBar instead={order} />
        </Suspense>
      ) : (
        order
      )}
      <div className="night flex divide-x divide-line rounded border border-line shadow-high lg:flex-col lg:divide-x-0 lg:divide-y lg:max-xl:rounded-r-none empty:hidden">
        {chat !== null && (
          <OutsideLink
            href={chat}
            aria-label="Pedir por WhatsApp"
            className="grid size-12 place-items-center rounded transition-colors hover:text-glow"
          >
            <WhatsappIcon />
          </OutsideLink>
        )}
        {phone !== '' && (
          <a
            href={telLink(phone)}
            aria-label="Llamar por teléfono"
            className="grid size-12 place-items-center rounded transition-colors hover:text-glow"
          >
            <Phone />
          </a>
        )}
      </div>
    </aside>
  );
}
