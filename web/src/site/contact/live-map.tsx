import { useEffect, useRef } from 'react';
import { MAP_FRAME } from './drawn-map.tsx';
import { mapEmbedUrl } from './map-embed-url.ts';
import type { MapPosition } from './map-position.ts';

type LiveMapProps = { position: MapPosition; name: string };

/** The real map, from OpenStreetMap. It takes the focus, as the button that asked for it is gone. */
export function LiveMap({ position, name }: LiveMapProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    frame.current?.focus();
  }, []);
  return (
    <div className={MAP_FRAME}>
      <iframe
        ref={frame}
        src={mapEmbedUrl(position.latitude, position.longitude)}
        title={`Mapa de OpenStreetMap con la situación de ${name}`}
        // A map to move about in, which may open its own links; nothing else.
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        className="size-full"
      />
    </div>
  );
}
