import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { VoiceResult } from '@brasa/core/voice/voice.contract.ts';
import { takeConsoleErrors } from '../../../../../test/console-errors.ts';
import type { Answers } from '../../../../../test/fake-api.ts';
import { fakeTime, passTime, TIMERS_ALONE } from '../../../../../test/fake-time.ts';
import { fakeMicrophone, type FakeMicrophone } from '../../../../../test/fake-microphone.ts';
import {
  desk,
  deskOrder,
  findLine,
  findToast,
  LOLA,
  MENU,
  NOW,
  openDesk,
  openOrder,
  POLL,
} from '../../../../../test/staff-desk.ts';
import { userEvent } from '../../../../../test/user-event.ts';
// Loaded here, so that no test waits for it.
import '../../../layouts/staff/admin-layout.tsx';
import '../admin-orders-page.tsx';
import '../../../../orders/staff/manual-order/manual-order-drawer.tsx';

const SPEAK = 'POST /api/speech-to-text';
const SAID = 'dos pollos y medio para María a las dos y media';
const CREATED = 'Pedido creado: 2 pollos y medio para María, hoy a las 14:30';
const NO_MICROPHONE = 'No se pudo acceder al micrófono. Por favor, verifica los permisos.';
const NOT_PROCESSED = 'Error procesando el audio. Inténtalo de nuevo.';

const MARIA = deskOrder(9, '2026-11-20T14:30', { customerName: 'María', quantity: '2.5' });

const RESULT: VoiceResult = {
  success: true,
  transcription: SAID,
  confidence: 1,
  orderCreated: true,
  order: MARIA,
  extractedData: {
    ...{ customerName: 'María', customerPhone: null, quantity: '2.5', lines: [], details: '' },
    ...{ day: '2026-11-20', time: '14:30', pickupTime: MARIA.pickupTime },
  },
  message: CREATED,
  error: null,
};

const NOTHING = {
  ...{ customerName: null, customerPhone: null, quantity: null, lines: [], details: '' },
  ...{ day: null, time: null, pickupTime: null },
};

const question = (
  message: string,
  heard: Partial<VoiceResult['extractedData']> = {},
): VoiceResult => ({
  ...RESULT,
  ...{ success: false, orderCreated: false, order: null, message, error: message },
  extractedData: { ...NOTHING, ...heard },
});

let microphone: FakeMicrophone;

beforeEach(() => {
  vi.setSystemTime(NOW);
  microphone = fakeMicrophone();
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const panel = () => within(screen.getByRole('region', { name: 'Pedido por voz' }));

async function openVoice(answers: Answers = {}) {
  const api = openDesk({ [POLL]: desk(LOLA), ...MENU, ...answers });
  await findLine(/Lola/);
  return api;
}

/** Presses once to start and once to stop. */
async function speak() {
  await press('Voz');
  await screen.findByText('Te escucho.');
  await press('Parar');
}

/** Time goes on by itself, and further when a test says so. */
const holdTime = () => fakeTime(NOW, TIMERS_ALONE);
/** What had no answer goes out again two seconds later. */
const awaitRetry = () => act(() => void vi.advanceTimersByTime(2000));

describe('an order that is spoken', () => {
  it('is sent, read back in words, and undone with a tap', async () => {
    const { calls } = await openVoice({
      [SPEAK]: { body: RESULT },
      'PATCH /api/orders/9/cancel': { body: { ...MARIA, status: 'cancelled' } },
    });
    await speak();
    expect(await screen.findByText(CREATED)).toBeVisible();
    expect(panel().getByText(`«${SAID}»`)).toBeVisible();
    expect(panel().queryByText(/Sin precio/)).not.toBeInTheDocument();
    const sent = calls.find(({ path }) => path === '/api/speech-to-text')?.body as FormData;
    expect(await (sent.get('audio') as File).text()).toBe('voice');
    expect(sent.get('transcript')).toBe(null);
    expect(microphone.running()).toBe(0);
    await press('Deshacer');
    expect(await findToast('Pedido cancelado')).toContain('María');
    expect(screen.getByRole('button', { name: 'Voz' })).toBeVisible();
  });

  it('says what of it has no price', async () => {
    const order = { ...MARIA, details: '2 1/2 pollos, croquetas (sin precio), con patatas' };
    await openVoice({ [SPEAK]: { body: { ...RESULT, order } } });
    await speak();
    await screen.findByText(CREATED);
    expect(panel().getByText('Sin precio: croquetas')).toBeVisible();
  });

  it('leaves room for the next one by itself', async () => {
    await openVoice({ [SPEAK]: { body: RESULT } });
    holdTime();
    await speak();
    await screen.findByText(CREATED);
    act(() => void vi.advanceTimersByTime(10_000));
    expect(screen.queryByText(CREATED)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Voz' })).toHaveFocus();
  });

  it('is dropped by Cancelar and by Escape, and nothing is sent', async () => {
    const { asked } = await openVoice();
    await press('Voz');
    await screen.findByText('Te escucho.');
    expect(screen.getByRole('button', { name: 'Parar' })).toHaveFocus();
    await press('Cancelar');
    expect(screen.getByRole('button', { name: 'Voz' })).toHaveFocus();
    await press('Voz');
    await screen.findByText('Te escucho.');
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Voz' })).toHaveFocus();
    await waitFor(() => expect(microphone.running()).toBe(0));
    expect(asked(SPEAK)).toBe(0);
  });
});

describe('what is missing', () => {
  const UNNAMED = question('1 pollo, cerveza × 2, con patatas, hoy a las 14:00. Falta el nombre.', {
    ...{ quantity: '1.0', details: 'con patatas', day: '2026-11-20', time: '14:00' },
    lines: [{ productId: 26, quantity: '2.0', note: null }],
  });

  it('is asked for in the form for a new order, which has what was understood', async () => {
    const saved = deskOrder(9, '2026-11-20T14:00', { customerName: 'Ana' });
    const { calls } = await openVoice({
      [SPEAK]: { body: UNNAMED },
      'POST /api/orders': { status: 201, body: saved },
    });
    await speak();
    const drawer = within(await screen.findByRole('dialog'));
    expect(drawer.getByText(UNNAMED.message)).toBeVisible();
    expect(drawer.getByText(`Se ha entendido: «${SAID}»`)).toBeVisible();
    await waitFor(() => expect(drawer.getByLabelText('Nombre')).toHaveFocus());
    expect(drawer.getByLabelText('Hora de recogida')).toHaveValue('14:00');
    await userEvent.keyboard('Ana');
    await press('Guardar pedido');
    await findToast('Pedido realizado');
    const { body } = calls.find((call) => call.path === '/api/orders') ?? {};
    expect(body).toMatchObject({
      ...{ customerName: 'Ana', pickupTime: '2026-11-20T13:00:00.000Z' },
      details: '1 pollo, cerveza × 2, con patatas',
      lines: [
        { productId: 8, quantity: '1.0' },
        { productId: 26, quantity: '2.0' },
      ],
    });
  });

  it('stays empty in the form, also where the form would propose something', async () => {
    await openVoice({
      [SPEAK]: { body: question('Para Juan. Falta la hora.', { customerName: 'Juan' }) },
    });
    await speak();
    const drawer = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(drawer.getByLabelText('Nombre')).toHaveValue('Juan'));
    expect(drawer.getByLabelText('Cantidad')).toHaveValue('0');
    expect(drawer.getByLabelText('Hora de recogida')).toHaveValue('');
    expect(drawer.getByLabelText('Hora de recogida')).toHaveFocus();
    expect(drawer.getByLabelText('Día de recogida')).toHaveValue('');
  });

  it('does not take the place of an order that is half written, unless somebody says so, and gives it back', async () => {
    await openVoice({ [SPEAK]: { body: UNNAMED } });
    await press('Pedido');
    await userEvent.type(
      within(await screen.findByRole('dialog')).getByLabelText('Nombre'),
      'Pepe',
    );
    await userEvent.keyboard('{Escape}');
    await speak();
    expect(await screen.findByText('Ya hay un pedido a medio escribir.')).toBeVisible();
    expect(panel().getByText(UNNAMED.message)).toBeVisible();
    await press('Dejarlo');
    await press('Pedido');
    const name = within(await screen.findByRole('dialog')).getByLabelText('Nombre');
    expect(name).toHaveValue('Pepe');
    await userEvent.keyboard('{Escape}');
    await speak();
    await userEvent.click(await screen.findByRole('button', { name: 'Usar lo dictado' }));
    const drawer = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(drawer.getByLabelText('Nombre')).toHaveValue(''));
    expect(drawer.getByLabelText('Hora de recogida')).toHaveValue('14:00');
    // The message lies above the drawer, where styles make it tangible.
    fireEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(drawer.getByLabelText('Nombre')).toHaveValue('Pepe');
    expect(drawer.getByLabelText('Cantidad')).toHaveValue('1');
    expect(drawer.getByLabelText('Detalles')).toHaveValue('');
    expect(drawer.queryByText(/Falta el nombre/)).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await press('Pedido');
    const again = within(await screen.findByRole('dialog'));
    expect(again.getByLabelText('Nombre')).toHaveValue('Pepe');
  });

  it('waits while somebody is busy in another drawer', async () => {
    let isDown = true;
    await openVoice({
      [SPEAK]: () => (isDown ? { offline: true } : { body: UNNAMED }),
    });
    holdTime();
    await speak();
    await screen.findByText('Sin conexión: lo dictado se vuelve a enviar');
    await openOrder(/Lola/);
    isDown = false;
    awaitRetry();
    expect(await findToast(UNNAMED.message)).toContain('te espera');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Usar lo dictado' })).toHaveFocus();
    expect(panel().queryByText(/medio escribir/)).not.toBeInTheDocument();
    await press('Usar lo dictado');
    const drawer = within(await screen.findByRole('dialog', { name: 'Nuevo pedido' }));
    await waitFor(() => expect(drawer.getByLabelText('Nombre')).toHaveFocus());
    expect(drawer.getByLabelText('Hora de recogida')).toHaveValue('14:00');
    takeConsoleErrors();
  });

  it('nothing of an order is told with what was heard', async () => {
    const answer = { ...question('No se ha oído ningún pedido'), transcription: 'buenos días' };
    await openVoice({ [SPEAK]: { body: answer } });
    await speak();
    expect(await screen.findByText('No se ha oído ningún pedido')).toBeVisible();
    expect(panel().getByText('Se ha entendido: «buenos días»')).toBeVisible();
    await press('Hablar otra vez');
    expect(await screen.findByText('Te escucho.')).toBeVisible();
  });
});

describe('what fails', () => {
  it.each([
    ['NotAllowedError', /candado/],
    ['NotFoundError', /ningún micrófono/],
    ['NotReadableError', /otra aplicación/],
  ])('the microphone: %s', async (refusal, hint) => {
    await openVoice();
    microphone.answer(refusal);
    await press('Voz');
    expect(await screen.findByText(NO_MICROPHONE)).toBeVisible();
    expect(panel().getByText(hint)).toBeVisible();
    microphone.answer(null);
    await press('Hablar otra vez');
    expect(await screen.findByText('Te escucho.')).toBeVisible();
  });

  it('the recorder itself', async () => {
    const { asked } = await openVoice();
    await press('Voz');
    await screen.findByText('Te escucho.');
    act(() => microphone.fail());
    expect(await screen.findByText(NOT_PROCESSED)).toBeVisible();
    expect(asked(SPEAK)).toBe(0);
  });

  it('silence is noticed, and nothing is sent', async () => {
    const { asked } = await openVoice();
    vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setInterval', 'clearInterval'] });
    microphone.loudness(0.001);
    await press('Voz');
    await screen.findByText('Te escucho.');
    act(() => void vi.advanceTimersByTime(5000));
    expect(screen.getByText('No se oye nada. Acércate al micrófono.')).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent('0:25');
    await press('Parar');
    expect(await screen.findByText('No se ha oído nada')).toBeVisible();
    expect(asked(SPEAK)).toBe(0);
  });

  it('the service: the same recording goes out again, under the same key', async () => {
    let answer: Answers[typeof SPEAK] = {
      status: 503,
      body: { error: 'El servicio de dictado no responde', code: 'SPEECH_UNREACHABLE' },
    };
    const { calls } = await openVoice({ [SPEAK]: () => answer as { body: VoiceResult } });
    await speak();
    expect(await screen.findByText('Server error: 503')).toBeVisible();
    expect(panel().getByText('El servicio de dictado no responde')).toBeVisible();
    answer = { body: RESULT };
    await press('Enviar otra vez');
    expect(await screen.findByText(CREATED)).toBeVisible();
    const sent = calls.filter(({ path }) => path === '/api/speech-to-text');
    expect(sent.map(({ body }) => (body as FormData).get('audio'))).toHaveLength(2);
    takeConsoleErrors();
  });

  it('a recording that is refused is spoken again, or typed', async () => {
    const body = { error: 'La grabación es demasiado larga', code: 'RECORDING_TOO_LONG' };
    await openVoice({ [SPEAK]: { status: 422, body } });
    await speak();
    expect(await screen.findByText('Server error: 422')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Enviar otra vez' })).not.toBeInTheDocument();
    await press('Escribir');
    expect(await screen.findByRole('dialog', { name: 'Nuevo pedido' })).toBeVisible();
    takeConsoleErrors();
  });
});

describe('who writes it down', () => {
  const dictated = (dictation: { service: boolean; browser: boolean }) => {
    const { body } = desk(LOLA) as { body: object };
    return { [POLL]: { body: { ...body, dictation } } } as Answers;
  };

  it('is said to be nobody before anybody speaks', async () => {
    await openVoice(dictated({ service: false, browser: false }));
    await press('Voz');
    expect(await screen.findByText('El dictado no está configurado')).toBeVisible();
    expect(microphone.recorded).toEqual([]);
  });

  it('is the browser too, where the shop allows it', async () => {
    const recognisers: EventTarget[] = [];
    class FakeRecogniser extends EventTarget {
      constructor() {
        super();
        recognisers.push(this);
      }
      start = () => undefined;
      abort = () => undefined;
      stop = () => {
        const results = [[{ transcript: 'un pollo' }], [{ transcript: 'para Ana' }]];
        this.dispatchEvent(Object.assign(new Event('result'), { results }));
        this.dispatchEvent(new Event('end'));
      };
    }
    vi.stubGlobal('webkitSpeechRecognition', FakeRecogniser);
    const { calls } = await openVoice({
      ...dictated({ service: false, browser: true }),
      [SPEAK]: { body: RESULT },
    });
    await speak();
    await screen.findByText(CREATED);
    const sent = calls.find(({ path }) => path === '/api/speech-to-text')?.body as FormData;
    expect(sent.get('transcript')).toBe('un pollo para Ana');
    expect(recognisers).toHaveLength(1);
  });

  it('never is the browser where the shop has not allowed it', async () => {
    const recogniser = vi.fn();
    vi.stubGlobal('webkitSpeechRecognition', recogniser);
    await openVoice({ [SPEAK]: { body: RESULT } });
    await speak();
    await screen.findByText(CREATED);
    expect(recogniser).not.toHaveBeenCalled();
  });
});

describe('while something else goes on', () => {
  const startClock = () =>
    fakeTime(NOW, {
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    });

  it('is said beside the buttons, also that nobody answers, and an order is read back once nothing covers it', async () => {
    let isDown = true;
    startClock();
    const { asked } = await openVoice({
      [SPEAK]: () => (isDown ? { offline: true } : { body: RESULT }),
    });
    await speak();
    const status = await screen.findByText('Sin conexión: lo dictado se vuelve a enviar');
    expect(status).toHaveRole('status');
    expect(status.closest('button')).toBe(null);
    await press('Pedido');
    await screen.findByRole('dialog');
    isDown = false;
    await passTime(2100);
    await waitFor(() => expect(status).toBeEmptyDOMElement());
    expect(asked(SPEAK)).toBe(2);
    await passTime(11_000);
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByText(CREATED)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Otro' })).toHaveFocus();
    await passTime(10_000);
    expect(screen.queryByText(CREATED)).not.toBeInTheDocument();
    takeConsoleErrors();
  });

  it('Deshacer without an answer is under way, once, and said not to be known', async () => {
    let isDown = true;
    const { asked } = await openVoice({
      [SPEAK]: { body: RESULT },
      'PATCH /api/orders/9/cancel': () =>
        isDown ? { offline: true } : { body: { ...MARIA, status: 'cancelled' } },
    });
    await speak();
    await screen.findByText(CREATED);
    const undo = panel().getByRole('button', { name: 'Deshacer' });
    holdTime();
    await userEvent.click(undo);
    expect(undo).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(undo);
    expect(await findToast('Sin respuesta del servidor')).toContain(
      'No se sabe si el pedido está cancelado.',
    );
    expect(asked('PATCH /api/orders/9/cancel')).toBe(1);
    expect(screen.getByText(CREATED)).toBeVisible();
    isDown = false;
    awaitRetry();
    expect(await findToast('Pedido cancelado')).toContain('María');
    expect(screen.queryByText(CREATED)).not.toBeInTheDocument();
    takeConsoleErrors();
  });

  it('Deshacer of the next order does not wait for that of the one before', async () => {
    const PEPA = deskOrder(10, '2026-11-20T14:30', { customerName: 'Pepa' });
    let spoken = RESULT;
    let isDown = true;
    startClock();
    await openVoice({
      [SPEAK]: () => ({ body: spoken }),
      'PATCH /api/orders/9/cancel': () =>
        isDown ? { offline: true } : { body: { ...MARIA, status: 'cancelled' } },
      'PATCH /api/orders/10/cancel': { body: { ...PEPA, status: 'cancelled' } },
    });
    await speak();
    await screen.findByText(CREATED);
    await userEvent.click(panel().getByRole('button', { name: 'Deshacer' }));
    await findToast('Sin respuesta del servidor');
    spoken = { ...RESULT, order: PEPA, message: 'Pedido creado: para Pepa' };
    await press('Otro');
    await screen.findByText('Te escucho.');
    await press('Parar');
    await screen.findByText('Pedido creado: para Pepa');
    await userEvent.click(panel().getByRole('button', { name: 'Deshacer' }));
    expect(await findToast('Pedido cancelado')).toContain('Pepa');
    expect(screen.queryByText('Pedido creado: para Pepa')).not.toBeInTheDocument();
    isDown = false;
    await passTime(2100);
    expect(await findToast('2 cancelados')).toContain('Pepa, María');
    takeConsoleErrors();
  });

  it('no more than half a minute is shown', async () => {
    await openVoice();
    vi.setSystemTime(NOW + 200);
    await press('Voz');
    expect(await screen.findByRole('timer')).toHaveTextContent('0:30');
  });
});

describe('while somebody goes to another page', () => {
  const REVIEWS: Answers = { 'GET /api/admin/reviews': { body: [] } };
  const leave = async () => {
    await press('Menu');
    const reviews = await screen.findByRole('link', { name: 'Reseñas' });
    // A drawer takes no tap before its first frame.
    if (vi.isFakeTimers()) await passTime(20);
    await userEvent.click(reviews);
  };

  it('a recording is dropped, and that is said', async () => {
    const { asked } = await openVoice(REVIEWS);
    await press('Voz');
    await screen.findByText('Te escucho.');
    await leave();
    expect(await findToast('No se ha enviado lo dictado')).toContain('Vuelve a dictarlo');
    expect(microphone.running()).toBe(0);
    expect(asked(SPEAK)).toBe(0);
  });

  it.each([
    ['what is missing', question('Para Ana. Falta la hora.', { customerName: 'Ana' }), SAID],
    ['the order', RESULT, ''],
  ])('%s is said there', async (_name, body, said) => {
    let isDown = true;
    await openVoice({ ...REVIEWS, [SPEAK]: () => (isDown ? { offline: true } : { body }) });
    holdTime();
    await speak();
    await screen.findByText('Sin conexión: lo dictado se vuelve a enviar');
    await leave();
    isDown = false;
    awaitRetry();
    expect(await findToast(body.message)).toContain(said);
    takeConsoleErrors();
  });
});

describe('what is read aloud', () => {
  const spoken: string[] = [];
  const cancel = vi.fn();
  const voice = (lang: string, localService: boolean) => ({ lang, localService });

  function speakWith(voices: ReturnType<typeof voice>[]) {
    spoken.length = 0;
    cancel.mockClear();
    vi.stubGlobal(
      'SpeechSynthesisUtterance',
      class {
        text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
    );
    vi.stubGlobal('speechSynthesis', {
      getVoices: () => voices,
      speak: ({ text }: { text: string }) => void spoken.push(text),
      cancel,
    });
  }

  it('is the message, by a voice of the device, and ends where somebody speaks or takes it back', async () => {
    speakWith([voice('en-GB', true), voice('es-ES', false), voice('es-MX', true)]);
    await openVoice({
      [SPEAK]: { body: RESULT },
      'PATCH /api/orders/9/cancel': { body: { ...MARIA, status: 'cancelled' } },
    });
    await speak();
    await screen.findByText(CREATED);
    expect(spoken).toEqual(['', CREATED]);
    cancel.mockClear();
    await press('Otro');
    expect(cancel).toHaveBeenCalledOnce();
    await screen.findByText('Te escucho.');
    await press('Parar');
    await screen.findByText(CREATED);
    cancel.mockClear();
    await userEvent.click(panel().getByRole('button', { name: 'Deshacer' }));
    expect(cancel).toHaveBeenCalledOnce();
    await findToast('Pedido cancelado');
  });

  it('is nothing where only its maker would speak Spanish', async () => {
    speakWith([voice('en-GB', true), voice('es-ES', false)]);
    await openVoice({ [SPEAK]: { body: RESULT } });
    await speak();
    await screen.findByText(CREATED);
    expect(spoken).toEqual(['']);
  });
});
