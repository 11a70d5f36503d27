// In the place of react-style-singleton (vite.config.ts), with which an open sheet keeps the page behind it
// from scrolling: a sheet that the document adopts, where that package writes a style element, which the
// Content-Security-Policy would have to allow to whoever finds a way to write one.
import { useEffect } from 'react';

/** A component whose styles hold as long as any of it is there; the first one's count. */
export function styleSingleton(): (sheet: { styles: string }) => null {
  const adopted = new AdoptedSheet();
  return function Style({ styles }) {
    useEffect(() => {
      adopted.add(styles);
      return () => adopted.remove();
    }, [styles]);
    return null;
  };
}

class AdoptedSheet {
  #uses = 0;
  #sheet: CSSStyleSheet | undefined;

  add(styles: string): void {
    this.#uses += 1;
    if (this.#uses > 1) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    this.#sheet = sheet;
  }

  remove(): void {
    this.#uses -= 1;
    if (this.#uses > 0) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
      (sheet) => sheet !== this.#sheet,
    );
  }
}
