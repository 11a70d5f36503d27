// The code of a page: a chunk of its own, loaded when the page is first opened, or before anything is
// rendered where the page has been rendered by the server already (hydration would otherwise wait for it).
import { lazy, useState, type ComponentType } from 'react';

export type PageModule = {
  /** The module's file, from web/: what the build calls it in its manifest. */
  source: string;
  Page: ComponentType;
  /** Loads the code; from then on Page renders without waiting. */
  preload: () => Promise<void>;
};

export function pageModule(
  source: string,
  load: () => Promise<{ default: ComponentType }>,
): PageModule {
  let loaded: ComponentType | undefined;
  const Lazy = lazy(() => load().catch(sayWhy));
  return {
    source,
    preload: async () => {
      loaded = (await load()).default;
    },
    Page: function Page() {
      // Decided once: a page on screen that changed its component would begin anew.
      const [Component] = useState(() => loaded ?? Lazy);
      return <Component />;
    },
  };
}

/** What the error screen shows: the browser's own words are English and name a file. */
function sayWhy(cause: unknown): never {
  throw new Error('No se pudo cargar esta página. Comprueba la conexión y vuelve a intentarlo.', {
    cause,
  });
}
