import { LegalPage } from './legal-page.tsx';
import { ORDER_SECTIONS } from './purchase-terms-order.tsx';
import { RIGHTS_SECTIONS } from './purchase-terms-rights.tsx';

export default function PurchaseTermsPage() {
  return (
    <LegalPage
      title="Condiciones de compra"
      summary="Encargas aquí, recoges en el local y pagas en el mostrador. Estas son las reglas."
      updated="2026-11-30"
      sections={[...ORDER_SECTIONS, ...RIGHTS_SECTIONS]}
    />
  );
}
