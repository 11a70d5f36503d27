import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, type Answers } from '../../../../test/fake-api.ts';
import { renderPart } from '../../../../test/render-app.tsx';
import { REVIEWS } from '../../../../test/review-samples.ts';
import { photographNamed } from '../../../../test/samples.ts';
import { ReviewsSection } from './reviews-section.tsx';

/** The engine, as far as the section speaks to it. */
const embla = vi.hoisted(() => {
  const listeners = new Map<string, () => void>();
  return {
    listeners,
    attached: null as HTMLElement | null,
    selected: 0,
    inView: [0, 1],
    canGoOn: true,
    api: {
      rootNode: () => embla.attached,
      on: (event: string, listener: () => void) => listeners.set(event, listener),
      selectedScrollSnap: () => embla.selected,
      slidesInView: () => embla.inView,
      canScrollNext: () => embla.canGoOn,
      scrollNext: vi.fn(() => embla.select(embla.selected + 1)),
      scrollTo: vi.fn((index: number) => embla.select(index)),
    },
    select: (index: number) => {
      embla.selected = index;
      listeners.get('select')?.();
    },
  };
});
vi.mock('embla-carousel-react', () => ({
  default: () => [
    (viewport: HTMLElement) => {
      embla.attached = viewport;
    },
    embla.api,
  ],
}));

beforeEach(() => {
  vi.useFakeTimers();
  embla.listeners.clear();
  Object.assign(embla, { selected: 0, inView: [0, 1], canGoOn: true });
});

/** The section, once the reviews are there. */
async function show(answers: Answers = {}) {
  fakeApi({
    'GET /api/photographs': { body: {} },
    'GET /api/reviews': { body: REVIEWS },
    ...answers,
  });
  const rendered = renderPart(<ReviewsSection />);
  await later(0);
  return rendered;
}

const later = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const section = () => screen.getByRole('region', { name: 'Reseñas de clientes' });
const strip = () => within(section()).getByRole('group', { name: 'Las reseñas' });
const slips = () => within(strip()).getAllByRole('group');
const dots = () => within(section()).getAllByRole('button', { name: /^Ver la reseña de/ });
const chosen = () => dots().findIndex((dot) => dot.getAttribute('aria-current') === 'true');

/** What the browser says is near. */
let tellSight: (isIntersecting: boolean) => void = () => {};

/** The section as it comes near, its engine loaded. */
async function renderNear() {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      report: (entries: { isIntersecting: boolean }[]) => void;
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        this.report = report;
      }
      observe() {
        tellSight = (isIntersecting) => this.report([{ isIntersecting }]);
        tellSight(true);
      }
      disconnect() {}
    },
  );
  await show();
  await act(() => vi.dynamicImportSettled());
  expect(embla.attached?.contains(slips()[0]!)).toBe(true);
}

it('says where the reviews come from and what they come to', async () => {
  await show();
  expect(screen.getByText('Basado en reseñas de Google')).toBeVisible();
  expect(screen.getByText(/no comprobamos que sean de clientes/)).toBeVisible();
  expect(screen.getByText('5,0')).toBeVisible();
  expect(screen.queryByText('Ejemplo')).not.toBeInTheDocument();
});

it('marks what is invented, and never calls it Google’s', async () => {
  const examples = REVIEWS.map((review) => ({ ...review, isExample: true }));
  await show({ 'GET /api/reviews': { body: examples } });
  expect(screen.getAllByText('Ejemplo')).toHaveLength(5);
  expect(screen.getByText('Reseñas de ejemplo')).toBeVisible();
  expect(document.body.textContent).not.toContain('Google');
});

it('counts the real ones alone where examples stand beside them', async () => {
  const mixed = REVIEWS.map((review, index) => ({
    ...review,
    isExample: index > 0,
    rating: index > 0 ? 5 : 4,
  }));
  await show({ 'GET /api/reviews': { body: mixed } });
  expect(screen.getByText('4,0')).toBeVisible();
  expect(screen.getByText('Con las reseñas de ejemplo sin contar')).toBeVisible();
  expect(screen.getAllByText('Ejemplo')).toHaveLength(4);
});

it('is not there without a review, and stands still with one', async () => {
  const { unmount } = await show({ 'GET /api/reviews': { body: [] } });
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  unmount();
  await show({ 'GET /api/reviews': { body: REVIEWS.slice(0, 1) } });
  expect(slips()).toHaveLength(1);
  expect(within(section()).queryByRole('button')).not.toBeInTheDocument();
});

it('shows every field of every review, all of them without the engine', async () => {
  await show();
  const shown = slips().map((slip) => slip.textContent.replaceAll('\u00a0', ' '));
  expect(shown).toHaveLength(5);
  for (const [index, review] of REVIEWS.entries()) {
    const slip = shown[index];
    expect(slip).toContain(review.name);
    expect(slip).toContain(review.initials);
    expect(slip).toContain(`${review.reviewCount} reseñas`);
    if (review.photoCount !== null) expect(slip).toContain(`· ${review.photoCount} fotos`);
    expect(slip).toContain(review.timeAgo);
    expect(slip).toContain(`«${review.text}»`);
    expect(slip).toContain(`Servicio${review.serviceType}`);
    expect(slip).toContain(`Tipo de comida${review.foodType}`);
    expect(slip).toContain(`Precio por persona${review.priceRange.replaceAll('\u00a0', ' ')}`);
    expect(slip).toContain(`Platos recomendados${review.recommendedDishes.join(', ')}`);
    expect(slip).toContain('Comida5 de 5Servicio5 de 5Ambiente5 de 5');
    expect(within(slips()[index]!).getByRole('img').getAttribute('aria-label')).toBe(
      '5 de 5 estrellas',
    );
  }
  expect(shown.filter((slip) => slip.includes('RestriccionesSin cebolla'))).toHaveLength(1);
  expect(shown.filter((slip) => !slip.includes('fotos'))).toHaveLength(1);
});

describe('as a carousel', () => {
  it('tells where one is, its pause first', async () => {
    await renderNear();
    expect(section().getAttribute('aria-roledescription')).toBe('carrusel');
    expect(slips().map((slip) => slip.getAttribute('aria-label'))).toEqual([
      '1 de 5',
      '2 de 5',
      '3 de 5',
      '4 de 5',
      '5 de 5',
    ]);
    const [first] = section().querySelectorAll('a, button');
    expect(first?.textContent).toBe('Pausar las reseñas');
  });

  it('goes on every 5000 ms', async () => {
    await renderNear();
    await later(4999);
    expect(chosen()).toBe(0);
    await later(1);
    expect(chosen()).toBe(1);
    await later(5000);
    expect(chosen()).toBe(2);
    expect(embla.api.scrollNext).toHaveBeenCalledTimes(2);
  });

  it('goes back to the start where it cannot go on', async () => {
    await renderNear();
    act(() => embla.select(4));
    embla.canGoOn = false;
    await later(5000);
    expect(embla.api.scrollTo).toHaveBeenLastCalledWith(0, false);
    expect(chosen()).toBe(0);
  });

  it('jumps to the slip whose dot is pressed', async () => {
    await renderNear();
    fireEvent.click(screen.getByRole('button', { name: 'Ver la reseña de Eva Gil' }));
    expect(embla.api.scrollTo).toHaveBeenLastCalledWith(4, false);
    expect(chosen()).toBe(4);
  });

  it('stands still under a mouse, under the focus and once it has been there, and from the pause on', async () => {
    await renderNear();
    fireEvent.pointerEnter(section(), { pointerType: 'mouse' });
    await later(20_000);
    fireEvent.pointerLeave(section());
    act(() => dots()[0]?.focus());
    await later(20_000);
    act(() => dots()[0]?.blur());
    await later(20_000);
    expect(chosen()).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Reanudar las reseñas' }));
    fireEvent.click(screen.getByRole('button', { name: 'Pausar las reseñas' }));
    await later(20_000);
    expect(chosen()).toBe(0);
  });

  it('does not begin to move under reduced motion, and jumps without gliding', async () => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
    await renderNear();
    await later(20_000);
    expect(chosen()).toBe(0);
    fireEvent.click(dots()[3]!);
    expect(embla.api.scrollTo).toHaveBeenLastCalledWith(3, true);
  });

  it('hides the slips that are out of sight from those who hear it', async () => {
    await renderNear();
    act(() => embla.listeners.get('slidesInView')?.());
    expect(slips().map((slip) => slip.hasAttribute('inert'))).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
  });
});

it('goes on where it was after it has been out of sight', async () => {
  await renderNear();
  fireEvent.click(dots()[2]!);
  act(() => tellSight(false));
  act(() => tellSight(true));
  await later(5000);
  expect(chosen()).toBe(3);
  expect(strip().tabIndex).toBe(-1);
});

it('is a strip that the keys reach until the engine has come', async () => {
  const { unmount } = await show();
  expect(strip().tabIndex).toBe(0);
  unmount();
  await renderNear();
  expect(strip().tabIndex).toBe(-1);
});

it('goes back to its start for the circle, once nothing makes it snap any more', async () => {
  const moves: [number, boolean][] = [];
  vi.spyOn(Element.prototype, 'scrollLeft', 'set').mockImplementation(function (
    this: Element,
    left: number,
  ) {
    moves.push([left, this.className.includes('snap-mandatory')]);
  });
  await renderNear();
  expect(moves).toEqual([[0, false]]);
});

it('follows a swipe of the strip with its dots', async () => {
  await show();
  for (const [index, slip] of slips().entries()) {
    vi.spyOn(slip, 'offsetLeft', 'get').mockReturnValue(20 + index * 300);
  }
  strip().scrollLeft = 620;
  fireEvent.scroll(strip());
  expect(chosen()).toBe(2);
});

describe('the logo', () => {
  const logo = () => section().querySelector('img')!;

  it('is another picture when it cannot be loaded', async () => {
    await show();
    expect(logo().getAttribute('src')).toContain('review-logo.svg');
    fireEvent.error(logo());
    expect(logo().getAttribute('src')).toContain('review-logo-alt.svg');
  });

  it('is the shop’s own picture where there is one, and may be another one all the same', async () => {
    const photographs = {
      'site/review-logo': photographNamed('insignia'),
      'site/review-logo-alt': photographNamed('otra'),
    };
    await show({ 'GET /api/photographs': { body: photographs } });
    // The section asks for it once it is there.
    await act(() =>
      // The library's own waits for a clock that stands.
      vi.waitFor(() => expect(logo().getAttribute('src')).toBe('/images/sizes/insignia.jpeg'), {
        timeout: 30_000,
      }),
    );
    fireEvent.error(logo());
    expect(logo().getAttribute('src')).toBe('/images/sizes/otra.jpeg');
    expect(section().querySelector('source')?.srcset).toContain('otra.avif');
  });

  it('is another picture when it had failed before the page came alive', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
    await show();
    expect(logo().getAttribute('src')).toContain('review-logo-alt.svg');
  });
});
