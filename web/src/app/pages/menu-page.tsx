import type { Product } from '@brasa/core/catalog/catalog.contract.ts';
import { ProductsPage } from '../../catalog/menu/products-page.tsx';
import { OrderActions } from '../../orders/choose/order-actions.tsx';
import { useChickenProducts } from './use-chicken-products.ts';

export default function MenuPage() {
  const products = useChickenProducts();
  return (
    <ProductsPage
      ordering={(product: Product) => <OrderActions product={product} products={products} />}
    />
  );
}
