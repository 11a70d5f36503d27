import { useState, useEffect, useRef } from 'react';
import type { SiteFacts } from '@brasa/core/settings/settings.contract.ts';
import { Button } from '../../ui/button/button.tsx';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { OutsideLink } from '../../ui/button/outside-link.tsx';
import { addressLines, directionsLink } from '../contact-links.ts';
import { useFacts } from '../site-facts.ts';
import { DrawnMap, MAP_FRAME } from './drawn-map.tsx';
import { mapPageUrl, mapEmbedUrl } from './map-embed-url.ts';
import { mapPosition, type MapPosition } from './map-position.ts';

/** The address beside a map: the drawn one, until the visitor asks for the real one. */
export function FindUs() {
  const { data: site } = useFacts();
  const [isLive, setIsLive] = useState(false);
  const position = site ? mapPosition(site) : null;
  return (
    <section aria-labelledby="find-us" className="bg-sunk py-16 lg:py-24">
      <div className="page-width grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.7fr)]">
        <div>
          <h2 id="find-us" className="text-lg text-ink-soft">
            Dónde estamos
          </h2>
          {site && <Address site={site} />}
          {site && position && (
            <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
              <OutsideLink href={directionsLink(site)} className={buttonStyle('secondary')}>
                Cómo llegar
              </OutsideLink>
              <OutsideLink
                href={mapPageUrl(position)}
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                Ver en el mapa grande
              </OutsideLink>
            </p>
          )}
          {position && !isLive && <ShowMap onShowMap={() => setIsLive(true)} />}
        </div>
        {site && position && isLive ? (
          <LiveMap position={position} name={site.restaurantName} />
        ) : (
          <DrawnMap />
        )}
      </div>
    </section>
  );
}

function Address({ site }: { site: SiteFacts }) {
  return (
    <address className="mt-3 font-display text-2xl leading-tight font-semibold text-balance not-italic">
      {addressLines(site).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </address>
  );
}

/** What asking means comes before the asking: nothing is loaded from elsewhere without it. */
function ShowMap({ onShowMap }: { onShowMap: () => void }) {
  return (
    <div className="mt-8 grid justify-items-start gap-4 border-t border-line-strong pt-5 noscript:hidden">
      <p id="map-source" className="max-w-[46ch] text-sm text-ink-soft">
        El mapa de calles viene de OpenStreetMap. Si lo cargas, sus servidores verán la dirección IP
        de tu dispositivo; hasta entonces no les pedimos nada.
      </p>
      <Button variant="secondary" aria-describedby="map-source" onClick={onShowMap}>
        Cargar mapa
      </Button>
    </div>
  );
}

type LiveMapProps = { position: MapPosition; name: string };

/** The real map, from OpenStreetMap. It takes the focus, as the button that asked for it is gone. */
function LiveMap({ position, name }: LiveMapProps) {
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
