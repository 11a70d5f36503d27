import { lazy, Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { Product } from '@brasa/core/catalog/catalog.contract.ts';
import { ProductThumb } from '../../catalog/product-thumb.tsx';
import { AllergenList } from '../../catalog/menu/allergen-list.tsx';
import { useSoldOutNow } from '../../catalog/sold-out-now.ts';
import { useProducts } from '../../catalog/catalog.queries.ts';
import { useCurrentUser } from '../../accounts/accounts.queries.ts';
import { dayStage } from '@brasa/core/hours/hours.rules.ts';
import { madridDay, type Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { chickensSoldOutOn } from '@brasa/core/catalog/sold-out.rules.ts';
import type { Offer } from '@brasa/core/orders/place/basket.rules.ts';
import { formatPhone } from '@brasa/core/kernel/text/phone.ts';
import { useNowInBrowser } from '../../browser/device/use-now.ts';
import { telLink } from '../../browser/device/tel-link.ts';
import { useOpeningHours } from '../../hours/opening-hours.ts';
import { useDishInAddress } from '../../orders/choose/dish-in-address.ts';
import { OrderConfirmation } from '../../orders/place/order-confirmation.tsx';
import { OrderForm } from '../../orders/place/order-form.tsx';
import {
  usePlacedOrder,
  type JustPlaced,
  type PlacedOrder,
} from '../../orders/place/placed-order.ts';
import { usePausedUntil } from '../../oven/ordering.queries.ts';
import { StockCard } from '../../stock/stock-card.tsx';
import { useSiteFacts } from '../../settings/site-facts.queries.ts';
import { ERROR_TOAST_MS } from '../../ui/toast/toast.ts';
import { TextLink } from '../../ui/button/text-link.tsx';
import { useOwnContact } from './use-own-contact.ts';
import { useOffer } from './use-offer.ts';
import {
  ChickenPrices,
  OrderedAllergens,
  ShopPauseNotice,
  useLargeOrders,
} from './order-page-facts.tsx';
import { useWhereabouts } from './use-whereabouts.tsx';

const QuickPointsCard = lazy(
  () => import('../../loyalty/staff/quick-points/quick-points-card.tsx'),
);

const TICK_MS = 60_000;

export default function OrderPage() {
  const { placed, show, startAnother } = usePlacedOrder();
  const [isAnother, setIsAnother] = useState(false);
  if (!placed) return <OrderingPage isAnother={isAnother} onPlaced={show} />;
  const start = () => {
    setIsAnother(true);
    startAnother();
  };
  return <PlacedPage key={placed.key} order={placed} onAnother={start} />;
}

type OrderingPageProps = {
  /** The next one after another: the page begins at its start again. */
  isAnother: boolean;
  onPlaced: (order: JustPlaced) => void;
};

function OrderingPage({ isAnother, onPlaced }: OrderingPageProps) {
  const week = useOpeningHours();
  const now = useNowInBrowser(TICK_MS);
  const { offer, sections, loadOffer } = useOffer();
  useSoldOutNow();
  useDishInAddress(useProducts().data, useSiteFacts().data);
  const { capacity, phone } = useLargeOrders();
  const own = useOwnContact();
  const pausedUntil = usePausedUntil();
  const goToLogin = useDelayedLogin();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isAnother) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [isAnother]);
  return (
    <>
      <div className="night ember-glow">
        <div className="page-width grid gap-7 pt-8 pb-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-end lg:gap-20 lg:py-16 lg:low:py-8">
          <div>
            <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none xl:text-4xl">
              Realizar Pedido
            </h1>
            <p className="mt-3 max-w-prose text-ink-soft max-sm:hidden">
              Elige cuántos y a qué hora pasas. Los tenemos recién salidos del fuego.
            </p>
          </div>
          <StockCard
            isPaused={pausedUntil !== null}
            isSoldOut={now !== null && isSoldOut(offer, madridDay(now))}
            {...(week && now !== null && { today: dayStage(week, now) })}
          />
        </div>
      </div>
      <div className="page-width pt-10 pb-24 lg:pt-16 lg:low:pt-8">
        <StaffPanel />
        <WithoutScripts />
        <OrderForm
          week={week}
          sections={sections}
          offer={offer}
          loadOffer={loadOffer}
          capacity={capacity}
          own={own}
          phone={phone}
          chicken={CHICKEN}
          pictureOf={pictureOf}
          allergensOf={allergensOf}
          allergens={allergensOfOrder}
          pausedUntil={pausedUntil}
          pauseNotice={pauseNotice}
          onPlaced={onPlaced}
          onLoginRequired={goToLogin}
        />
      </div>
    </>
  );
}

const isSoldOut = (offer: Offer | null, today: Day): boolean =>
  offer !== null && chickensSoldOutOn(offer.menu.values(), offer.products) === today;

// The same for all renderings, so that the form is rendered only for a reason of its own.
const CHICKEN = <ChickenPrices />;
const pictureOf = ({ imageUrl }: Product) => (
  <ProductThumb imageUrl={imageUrl} className="w-16" sizes="4rem" missing={null} />
);
const allergensOf = (product: Product) => <AllergenList allergens={product.allergens} />;
const allergensOfOrder = (productIds: readonly number[] | null) => (
  <OrderedAllergens productIds={productIds} />
);

const pauseNotice = (until: number, instead: ReactNode) => (
  <ShopPauseNotice until={until}>{instead}</ShopPauseNotice>
);

type PlacedPageProps = { order: PlacedOrder; onAnother: () => void };

function PlacedPage({ order, onAnother }: PlacedPageProps) {
  const { place, phone } = useWhereabouts();
  return (
    <div className="page-width pt-10 pb-24 lg:pt-16">
      <OrderConfirmation
        order={order}
        allergens={allergensOfOrder(order.productIds ?? null)}
        place={place}
        phone={phone}
        onAnother={onAnother}
      />
    </div>
  );
}

/** Panel Haykakan, for that role alone (docs/rules/loyalty.md#quick-points-dialog). */
function StaffPanel() {
  const { data: user } = useCurrentUser();
  if (user?.role !== 'haykakan') return null;
  return (
    <Suspense>
      <div className="mb-12">
        <QuickPointsCard />
      </div>
    </Suspense>
  );
}

/** For whoever has scripts off: the shop still takes orders, by the ways of the contact pair too. */
function WithoutScripts() {
  const { data: site } = useSiteFacts();
  if (!site) return null;
  const phone = site.phonePrimary;
  return (
    <p className="mb-10 hidden noscript:block">
      Para encargar por internet hace falta JavaScript. Sin él te lo preparamos igual en el local
      {phone !== '' && (
        <>
          {' '}
          o en el <TextLink href={telLink(phone)}>{formatPhone(phone)}</TextLink>
        </>
      )}
      .
    </p>
  );
}

function useDelayedLogin(): () => void {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void navigate('/login'), ERROR_TOAST_MS);
  }, [navigate]);
}
