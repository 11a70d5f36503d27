import { expect, it } from 'vitest';
import { mapEmbedUrl, mapPageUrl } from './map-embed-url.ts';

const query = (latitude: number, longitude: number) =>
  Object.fromEntries(new URL(mapEmbedUrl(latitude, longitude)).searchParams);

it('embeds the map of OpenStreetMap with the place marked in its middle', () => {
  const { origin, pathname } = new URL(mapEmbedUrl(38.6371, -0.8657));
  expect(origin + pathname).toBe('https://www.openstreetmap.org/export/embed.html');
  expect(query(38.6371, -0.8657)).toEqual({
    bbox: '-0.8717,38.6341,-0.8597,38.6401',
    layer: 'mapnik',
    marker: '38.6371,-0.8657',
  });
});

it('writes whole and tiny degrees as plain decimals', () => {
  expect(query(40, 0.0000001).marker).toBe('40,0');
  expect(query(0, 100).bbox).toBe('99.994,-0.003,100.006,0.003');
});

it('does not reach beyond the edges of the world', () => {
  expect(query(90, -180).bbox).toBe('-180,89.997,-179.994,90');
  expect(query(-90, 180).bbox).toBe('179.994,-90,180,-89.997');
});

it('leads to the same place on the large map', () => {
  expect(mapPageUrl({ latitude: 38.6371, longitude: -0.8657 })).toBe(
    'https://www.openstreetmap.org/?mlat=38.6371&mlon=-0.8657#map=17/38.6371/-0.8657',
  );
});
