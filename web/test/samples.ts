import type { Category, Product } from '@brasa/core/catalog/catalog.contract.ts';
import type { OrderAhead } from '@brasa/core/catalog/menu-item.rules.ts';
import type { Photograph } from '@brasa/core/catalog/photographs.contract.ts';
import type { ClockTime } from '@brasa/core/kernel/time/madrid-time.ts';
import type { StockDayView } from '@brasa/core/stock/stock.contract.ts';
import type { BusinessHours } from '@brasa/core/hours/hours.contract.ts';
import type { DashboardData } from '@brasa/core/dashboard/dashboard.contract.ts';
import type { PageData } from '@brasa/core/site/page-data.contract.ts';
import type { SiteFacts } from '@brasa/core/settings/settings.contract.ts';

export const SITE: SiteFacts = {
  restaurantName: 'Brasa',
  tagline: 'Pollos a la leña',
  phonePrimary: '965000111',
  phoneSecondary: '600000222',
  email: 'hola@brasa.example',
  streetAddress: 'Calle Mayor, 12',
  postalCode: '03400',
  city: 'Villena',
  province: 'Alicante',
  latitude: '38.6371',
  longitude: '-0.8657',
  whatsappNumber: '600000222',
  instagramUrl: 'https://www.instagram.com/brasa',
  facebookUrl: 'https://www.facebook.com/brasa',
  legalName: '',
  taxId: '',
  wholeChickenProduct: '',
  chickenPrice: '',
  halfChickenProduct: '',
  ovenChickensPerSlot: '',
  walletOpen: false,
  today: '2026-11-20',
};

export const STOCK: StockDayView = {
  date: '2026-11-20',
  initialStock: '60.0',
  currentStock: '60.0',
  reservedStock: '0.0',
  unreservedStock: '60.0',
  lastUpdated: null,
};

/** Closed on Mondays. */
const weekday = (dayOfWeek: number): BusinessHours => ({
  id: dayOfWeek + 1,
  dayOfWeek,
  openTime: '10:00',
  closeTime: '17:00',
  isOpen: dayOfWeek !== 1,
  autoUpdate: true,
  version: 1,
  updatedAt: '2026-11-20T11:10:00.000Z',
});
export const SUNDAY = weekday(0);
export const HOURS = [SUNDAY, ...[1, 2, 3, 4, 5, 6].map(weekday)];

export const QUIET_DASHBOARD: DashboardData = {
  orders: [],
  unlisted: 0,
  stock: STOCK,
  today: { ordered: '0.0', delivered: '0.0', reserved: '0.0', left: '60.0' },
  chickenProducts: { whole: 8, half: 9 },
  cancelledByCustomer: [],
  dictation: { service: true, browser: false },
  lastUpdated: null,
};

export function category(id: number, name: string): Category {
  return { id, name, description: null, imageUrl: null };
}

/** So many days before, until that time. */
export const ahead = (days: number, until: string): OrderAhead => ({
  days,
  until: until as ClockTime,
});

export function product(fields: Partial<Product> & Pick<Product, 'id' | 'name'>): Product {
  return {
    description: null,
    price: '5.00',
    vatRate: 10,
    chickens: '0.0',
    quantityStep: '1.0',
    minQuantity: '1.0',
    orderAhead: null,
    soldOutOn: null,
    imageUrl: null,
    categoryId: 2,
    featured: false,
    featuredOrder: 0,
    allergens: [],
    ...fields,
  };
}

export function photographNamed(name: string): Photograph {
  return {
    src: `/images/sizes/${name}.jpeg`,
    width: 1200,
    height: 800,
    sources: [{ type: 'image/avif', srcSet: `/images/sizes/${name}.avif 1200w` }],
  };
}

/** What every page that the server has rendered brings along. */
export const PAGE_ANSWERS: PageData = {
  '/api/site': SITE,
  '/api/business-hours': HOURS,
  '/api/business-hours/special-days': [],
  '/api/photographs': {},
};
