import { LegalPage } from './legal-page.tsx';
import { RULES_SECTIONS } from './points-terms-rules.tsx';
import { DUTIES_SECTIONS } from './points-terms-duties.tsx';

export default function PointsTermsPage() {
  return (
    <LegalPage
      title="Condiciones del programa de puntos"
      summary="Un euro en efectivo es un punto; con cien ya tienes descuento. Aquí está lo demás, sin letra pequeña."
      updated="2026-11-29"
      sections={[...RULES_SECTIONS, ...DUTIES_SECTIONS]}
    />
  );
}
