import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { listenTo } from '../../browser/device/listen-to.ts';

type DeskHeadProps = {
  /** How many are pending; undefined until it is known. */
  count: number | undefined;
  /** What is known of the connection. */
  connection: ReactNode;
  /** What has come in; it takes the heading's place, so that nothing moves under a finger. */
  notice?: ReactNode;
  /** The figures that matter in a rush. */
  children: ReactNode;
};

/** What stays in sight above the list. On a small screen that lies on its side it goes with the page. */
export function DeskHead({ count, connection, notice, children }: DeskHeadProps) {
  const head = useMeasuredHead();
  return (
    <div
      ref={head}
      className="group/head sticky top-[calc(var(--desk-bar)+var(--desk-strip))] z-30 border-b border-line bg-paper px-4 pt-1 pb-2 sm:px-6 split:flex split:items-center split:gap-5 split:py-1.5 short:py-0 max-sm:short:static"
    >
      <div className="group/line relative flex min-h-11 items-center justify-between gap-x-3 split:min-w-0 split:grow">
        {/* Beside a connection that is away what is new has this place alone, else the whole line. */}
        <div className="min-w-0 grow group-has-data-away/line:relative">
          <h1 className="flex min-h-11 items-center text-lg whitespace-nowrap">
            Pedidos
            {count !== undefined && <span className="ml-2 font-normal text-ink-soft">{count}</span>}
          </h1>
          {notice}
        </div>
        {connection}
      </div>
      {children}
    </div>
  );
}

/** What sticks below it has to know how high it is (styles.css). */
function useMeasuredHead() {
  const head = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = head;
    const { style, dataset } = document.documentElement;
    if (!current) return;
    const measure = () => {
      const isStuck = getComputedStyle(current).position === 'sticky';
      style.setProperty('--desk-head', `${isStuck ? current.offsetHeight : 0}px`);
    };
    dataset['deskHead'] = '';
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    // Whether it sticks depends on the screen, and may change while its height does not.
    const stop = listenTo(window, ['resize'], measure);
    return () => {
      observer.disconnect();
      stop();
      style.removeProperty('--desk-head');
      delete dataset['deskHead'];
    };
  }, []);
  return head;
}
