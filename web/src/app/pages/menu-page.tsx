import type { Product } from '@brasa/core/catalog/catalog.contract.ts';
import { ProductsPage } from '../../catalog/menu/products-page.tsx';
import { OrderActions } from '../../orders/choose/order-actions.tsx';
import { useSiteFacts } from '../../settings/site-facts.queries.ts';

export default function MenuPage() {
  const { data: site } = useSiteFacts();
  return (
    <ProductsPage
      ordering={(product: Product) => <OrderActions product={product} chickens={site} />}
    />
  );
}
