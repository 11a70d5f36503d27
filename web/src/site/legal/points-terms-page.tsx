import { LegalPage, type LegalSection } from './legal-page.tsx';
import { Discounts, Earning, Expiry, Programme, Reversals } from './points-terms-rules.tsx';
import {
  Changes,
  Complaints,
  Fraud,
  Leaving,
  PersonalData,
  YourBalance,
} from './points-terms-duties.tsx';

const SECTIONS: readonly LegalSection[] = [
  { id: 'programa', title: 'Qué es el programa', Text: Programme },
  { id: 'ganar', title: 'Cómo se ganan los puntos', Text: Earning },
  { id: 'descuentos', title: 'Qué descuentos dan', Text: Discounts },
  { id: 'caducidad', title: 'Cuándo caducan', Text: Expiry },
  { id: 'anulaciones', title: 'Si se anula un pedido', Text: Reversals },
  { id: 'saldo', title: 'Tu saldo y los errores', Text: YourBalance },
  { id: 'fraude', title: 'Condiciones de fraude', Text: Fraud },
  { id: 'datos', title: 'Tus datos', Text: PersonalData },
  { id: 'baja', title: 'Cómo darte de baja', Text: Leaving },
  { id: 'cambios', title: 'Cambios y final del programa', Text: Changes },
  { id: 'reclamaciones', title: 'Reclamaciones y ley', Text: Complaints },
];

export default function PointsTermsPage() {
  return (
    <LegalPage
      title="Condiciones del programa de puntos"
      summary="Un euro en efectivo es un punto; con cien ya tienes descuento. Aquí está lo demás, sin letra pequeña."
      updated="2026-11-21"
      sections={SECTIONS}
    />
  );
}
