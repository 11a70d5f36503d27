// What the five slides of the hero say, and where each of them leads.
import type { SiteFacts } from '@brasa/core/settings/settings.contract.ts';
import type { ArtName } from '../../art.ts';

type SlideLink = { label: string; to: string } | { label: string; href: string };

export type HeroSlide = { line: string; text: string; art: ArtName; link: SlideLink };

const CONTACT = { label: 'Contactar', to: '/contacto' };

/** The shop's profile is a setting; without one that slide leads to the other ways to reach us. */
export function heroSlides(site: SiteFacts | undefined): readonly [HeroSlide, ...HeroSlide[]] {
  const profile = site?.instagramUrl;
  return [
    {
      line: 'Leña, brasas y tiempo.',
      text: 'Pollo asado en horno de leña. Pídelo ahora y recógelo a tu hora.',
      art: 'hero-chicken',
      link: { label: 'Hacer Pedido', to: '/order' },
    },
    {
      line: 'Paellas para más de cien.',
      text: 'Paellas gigantes, catering y celebraciones. Dinos cuántos sois.',
      art: 'hero-paella',
      link: CONTACT,
    },
    {
      line: 'Dos cocinas, una mesa.',
      text: 'El pollo y la paella de aquí, el lavash y el jorovats de Armenia.',
      art: 'hero-table',
      link: { label: 'Ver Productos', to: '/productos' },
    },
    {
      line: 'Mira cómo arde.',
      text: 'Lo que sale del horno, las fiestas y la familia, contado día a día.',
      art: 'hero-phone',
      link: profile ? { label: 'Seguir en Instagram', href: profile } : CONTACT,
    },
    {
      line: 'Una familia y un fuego.',
      text: 'Más de veinte años asando con leña, entre Armenia y Alicante.',
      art: 'hero-family',
      link: { label: 'Nuestra Historia', to: '/nosotros' },
    },
  ];
}
