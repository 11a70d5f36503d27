import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Button } from '../../ui/button/button.tsx';
import { tolerateTranslators } from './translated-pages.ts';

const methods = Object.getOwnPropertyDescriptors(Node.prototype);
beforeEach(() => tolerateTranslators());
afterEach(() => {
  Object.defineProperty(Node.prototype, 'removeChild', methods.removeChild);
  Object.defineProperty(Node.prototype, 'insertBefore', methods.insertBefore);
});

/** As Chrome does: each text is inside two elements that the page does not know. */
function translate(root: Element): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    const outer = document.createElement('span');
    text.replaceWith(outer);
    outer.append(document.createElement('span'));
    outer.firstElementChild?.append(text);
  }
}

it('a button of a translated page begins its work and ends it', () => {
  const { rerender, container } = render(<Button>Enviar</Button>);
  translate(container);
  rerender(
    <Button pending pendingText="Enviando…">
      Enviar
    </Button>,
  );
  expect(screen.getByRole('button').textContent).toContain('Enviando…');
  translate(container);
  rerender(<Button>Enviar</Button>);
  expect(screen.getByRole('button').textContent).toBe('Enviar');
});

it('a text of a translated page goes, and what comes before another one comes', () => {
  const { rerender, container } = render(
    <p>
      uno
      {'dos'}
    </p>,
  );
  translate(container);
  rerender(
    <p>
      <b>cero</b>
      {'dos'}
    </p>,
  );
  expect(container.textContent).toBe('cerodos');
});

it('other mistakes are told as ever', () => {
  const parent = document.createElement('p');
  expect(() => parent.insertBefore(parent, null)).toThrow();
});
