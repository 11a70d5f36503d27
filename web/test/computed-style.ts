// What queries by role, clicks and dialogs ask of an element's style. jsdom goes through its whole stylesheet
// for each answer, which took a quarter of the time of the tests; here it does so once for each kind of
// element. Whatever else is asked, or set by a stylesheet of the page's own, is jsdom's to answer.

/** What is asked for: what it is unless something says otherwise, and whether children inherit it. */
const ASKED = {
  display: { initial: 'inline', isInherited: false },
  opacity: { initial: '1', isInherited: false },
  visibility: { initial: 'visible', isInherited: true },
  'pointer-events': { initial: 'auto', isInherited: true },
  position: { initial: '', isInherited: false },
  'animation-name': { initial: '', isInherited: false },
} as const;
type Asked = keyof typeof ASKED;
const NAMES = Object.keys(ASKED) as Asked[];

/** The attributes by which jsdom's stylesheet tells elements of one name apart, as to what is asked. */
const TELLING = ['hidden', 'open', 'type'];
const KEYWORDS = ['inherit', 'initial', 'unset', 'revert', 'revert-layer'];

/** "animationName" */
const asProperty = (name: string) =>
  name.replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());
const NAME_OF = new Map<unknown, Asked>(
  NAMES.flatMap((name) => [[name, name] as const, [asProperty(name), name] as const]),
);

/** By their sheets, for as long as these have as many rules. */
const known = new WeakMap<CSSStyleSheet, { rules: number; text: string }>();

/** Whether the page's own stylesheet may set this. */
function isAbout(sheet: CSSStyleSheet, name: Asked): boolean {
  const { length } = sheet.cssRules;
  let read = known.get(sheet);
  if (read?.rules !== length) {
    read = { rules: length, text: [...sheet.cssRules].map(({ cssText }) => cssText).join('\n') };
    known.set(sheet, read);
  }
  return read.text.includes(name);
}

type AskJsdom = typeof window.getComputedStyle;

class ComputedStyles {
  readonly #askJsdom: AskJsdom;
  readonly #kinds = new Map<string, Record<Asked, string>>();

  constructor(askJsdom: AskJsdom) {
    this.#askJsdom = askJsdom;
  }

  of(element: Element): CSSStyleDeclaration {
    const ask = () => this.#askJsdom(element);
    const read = (name: Asked) => this.#valueOf(element, name) ?? ask().getPropertyValue(name);
    const getPropertyValue = (name: string) => {
      const asked = NAME_OF.get(name);
      return asked ? read(asked) : ask().getPropertyValue(name);
    };
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_nothing, name) => {
        if (name === 'getPropertyValue') return getPropertyValue;
        const asked = NAME_OF.get(name);
        if (asked) return read(asked);
        const style = ask();
        const value: unknown = Reflect.get(style, name);
        return typeof value === 'function' ? (value.bind(style) as unknown) : value;
      },
    });
  }

  /** The value that applies to the element; none where jsdom must be asked. */
  #valueOf(element: Element, name: Asked): string | undefined {
    const { styleSheets } = element.ownerDocument;
    // Mostly there are none, and jsdom is slow to list even that.
    if (styleSheets.length > 0 && [...styleSheets].some((sheet) => isAbout(sheet, name)))
      return undefined;
    // These are told apart by more than their attributes.
    if (element.localName === 'summary' || element.hasAttribute('popover')) return undefined;
    const inline = 'style' in element ? (element as HTMLElement).style.getPropertyValue(name) : '';
    if (KEYWORDS.includes(inline)) return undefined;
    if (inline !== '') return inline;
    const value = this.#styleOfKind(element)[name];
    const { initial, isInherited } = ASKED[name];
    if (!isInherited || value !== initial || !element.parentElement) return value;
    return this.#valueOf(element.parentElement, name);
  }

  /** What jsdom's stylesheet says of an element of this kind that stands alone. */
  #styleOfKind(element: Element): Record<Asked, string> {
    const attributes = TELLING.map((name) => element.getAttribute(name) ?? 'none');
    const kind = [element.namespaceURI, element.localName, ...attributes].join(' ');
    const before = this.#kinds.get(kind);
    if (before) return before;
    const alone = element.cloneNode(false) as Element;
    alone.removeAttribute('style');
    const style = this.#askJsdom(alone);
    const values = NAMES.map((name) => [name, style.getPropertyValue(name)]);
    const found = Object.fromEntries(values) as Record<Asked, string>;
    this.#kinds.set(kind, found);
    return found;
  }
}

let isAnswering = false;

/** Lets the window answer what it is asked of styles without jsdom's stylesheet; once is enough. */
export function answerStylesQuickly(): void {
  if (isAnswering) return;
  isAnswering = true;
  const askJsdom = window.getComputedStyle.bind(window);
  const styles = new ComputedStyles(askJsdom);
  window.getComputedStyle = (element, pseudo) =>
    pseudo === undefined || pseudo === null ? styles.of(element) : askJsdom(element, pseudo);
}
