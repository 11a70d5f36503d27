// What the server says by itself (server-sent events), for as long as the page is shown.

// All streams of ours say these two.
const EVENTS = ['ready', 'change'] as const;
/** "ready" comes first on every connection, "change" after changes. */
export type ServerEvent = (typeof EVENTS)[number];

/** EventSource.CLOSED: the browser has given up. */
const CLOSED = 2;
/** A browser gives up for good when the server refuses; then the page tries again by itself. */
const TRY_AGAIN_MS = 15_000;

/** Listens at the address until the function that it returns is called. */
export function listenToServer(
  address: string,
  hear: (event: ServerEvent, message: unknown) => void,
): () => void {
  if (typeof EventSource === 'undefined') return () => undefined;
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    source?.close();
  };
  const connect = () => {
    stop();
    const opened = new EventSource(address);
    source = opened;
    for (const event of EVENTS) {
      opened.addEventListener(event, ({ data }: MessageEvent<string>) =>
        hear(event, JSON.parse(data) as unknown),
      );
    }
    opened.addEventListener('error', () => {
      if (opened.readyState === CLOSED) timer = setTimeout(connect, TRY_AGAIN_MS);
    });
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) connect();
  };
  connect();
  // A page that is kept for the way back must not keep its connection.
  window.addEventListener('pagehide', stop);
  window.addEventListener('pageshow', comeBack);
  return () => {
    window.removeEventListener('pagehide', stop);
    window.removeEventListener('pageshow', comeBack);
    stop();
  };
}
