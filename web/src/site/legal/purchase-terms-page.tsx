import { LegalPage, type LegalSection } from './legal-page.tsx';
import {
  Availability,
  Changes,
  Ordering,
  Payment,
  PickUp,
  Prices,
  Seller,
} from './purchase-terms-order.tsx';
import {
  Allergens,
  Complaints,
  Events,
  Faults,
  PointsAndData,
  Withdrawal,
} from './purchase-terms-rights.tsx';

const SECTIONS: readonly LegalSection[] = [
  { id: 'vendedor', title: 'Quién te vende', Text: Seller },
  { id: 'encargos', title: 'Cómo se encarga', Text: Ordering },
  { id: 'disponibilidad', title: 'Si quedan pollos', Text: Availability },
  { id: 'precios', title: 'Precios', Text: Prices },
  { id: 'pago', title: 'Cómo se paga', Text: Payment },
  { id: 'recogida', title: 'Recogida', Text: PickUp },
  { id: 'cambios', title: 'Cambiar o anular un encargo', Text: Changes },
  { id: 'alergenos', title: 'Alérgenos', Text: Allergens },
  { id: 'desistimiento', title: 'Derecho de desistimiento', Text: Withdrawal },
  { id: 'garantia', title: 'Si algo no está bien', Text: Faults },
  { id: 'eventos', title: 'Eventos y encargos especiales', Text: Events },
  { id: 'datos', title: 'Puntos y datos personales', Text: PointsAndData },
  { id: 'reclamaciones', title: 'Reclamaciones y ley', Text: Complaints },
];

export default function PurchaseTermsPage() {
  return (
    <LegalPage
      title="Condiciones de compra"
      summary="Encargas aquí, recoges en el local y pagas en el mostrador. Estas son las reglas."
      updated="2026-11-21"
      sections={SECTIONS}
    />
  );
}
