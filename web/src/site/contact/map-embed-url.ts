// The shop on OpenStreetMap: the map to embed, and the page with the large one.
import type { MapPosition } from './map-position.ts';

const OPEN_STREET_MAP = 'https://www.openstreetmap.org';

/** How far the embedded map reaches to each side: some 500 m by 350 m in the middle of Spain. */
const REACH = { latitude: 0.003, longitude: 0.006 };

/** Some ten centimetres: no setting is more exact. */
const DECIMALS = 6;

const ZOOM_OF_A_STREET = 17;

export function mapEmbedUrl(latitude: number, longitude: number): string {
  const [lat, lon] = [written(latitude), written(longitude)];
  const box = [
    Math.max(longitude - REACH.longitude, -180),
    Math.max(latitude - REACH.latitude, -90),
    Math.min(longitude + REACH.longitude, 180),
    Math.min(latitude + REACH.latitude, 90),
  ];
  const query = new URLSearchParams({
    bbox: box.map(written).join(','),
    layer: 'mapnik',
    marker: `${lat},${lon}`,
  });
  return `${OPEN_STREET_MAP}/export/embed.html?${query}`;
}

export function mapPageUrl({ latitude, longitude }: MapPosition): string {
  const [lat, lon] = [written(latitude), written(longitude)];
  return `${OPEN_STREET_MAP}/?mlat=${lat}&mlon=${lon}#map=${ZOOM_OF_A_STREET}/${lat}/${lon}`;
}

/** Without the noise of binary fractions, and never as "1e-7". */
function written(degrees: number): string {
  return degrees.toFixed(DECIMALS).replace(/\.?0+$/, '');
}
