import { CONSENT_VERSION } from '@brasa/core/kernel/consent.ts';
import { LegalPage, type LegalSection } from './legal-page.tsx';
import { Changes, Minors, Rights, Security } from './privacy-rights.tsx';
import { Controller, Decisions, Recipients, Sources } from './privacy-handling.tsx';
import { Storage } from './privacy-storage.tsx';
import { Treatments } from './privacy-treatments.tsx';

const SECTIONS: readonly LegalSection[] = [
  { id: 'responsable', title: 'Quién es el responsable', Text: Controller },
  { id: 'finalidades', title: 'Qué datos, para qué y cuánto tiempo', Text: Treatments },
  { id: 'origen', title: 'De dónde salen los datos', Text: Sources },
  { id: 'destinatarios', title: 'Quién más los ve', Text: Recipients },
  { id: 'decisiones', title: 'Publicidad y decisiones automáticas', Text: Decisions },
  { id: 'cookies', title: 'Cookies y almacenamiento', Text: Storage },
  { id: 'derechos', title: 'Tus derechos', Text: Rights },
  { id: 'menores', title: 'Menores de edad', Text: Minors },
  { id: 'seguridad', title: 'Cómo los protegemos', Text: Security },
  { id: 'cambios', title: 'Cambios en esta política', Text: Changes },
];

export default function PrivacyPage() {
  return (
    <LegalPage
      title="Política de privacidad"
      summary="Pedimos los datos justos para preparar tu encargo y llevar tus puntos. Ni los vendemos ni te perseguimos con ellos."
      updated={CONSENT_VERSION}
      sections={SECTIONS}
    />
  );
}
