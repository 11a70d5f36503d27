// Whether this browser is told of something when no page is open (docs/rules/messages.md#to-a-phone).
import { useEffect, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { PushSubscription } from '@brasa/core/messages/push.contract.ts';
import { useHydrated } from '../device/use-hydrated.ts';
import { device, itemsOf } from '../storage/safe-storage.ts';

export type PushTopic = {
  /** What it is about, and whom it is for: only the same two are the same. */
  name: string;
  owner: number;
  ask: (subscription: PushSubscription) => Promise<unknown>;
  stop: (endpoint: string) => Promise<unknown>;
};

/** What this browser has asked for: by the topic's name, for whom. */
const asked = itemsOf(device, 'brasa:push:');

const canPush = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Loaded when it is needed: most visitors never ask. */
const loadSubscription = () => import('./subscription.ts');

export type PushState = {
  isOn: boolean;
  isPending: boolean;
  /** Why it is not as it was wanted. */
  problem: string | null;
  change: (isWanted: boolean) => void;
};

/** The topic stays the same object as long as it is the same. */
export function usePush(topic: PushTopic): PushState {
  const { name, owner } = topic;
  const canKnow = useHydrated() && canPush();
  const [choice, setChoice] = useState<boolean | null>(null);
  const wasAsked = canKnow && asked.read(name) === String(owner);
  const isOn = choice ?? (wasAsked && Notification.permission === 'granted');
  useEffect(() => {
    // The browser may have another subscription by now, or the server have forgotten the one before.
    if (isOn && choice === null) void renew(topic);
  }, [isOn, choice, topic]);
  const { mutate, isPending, isError, data } = useMutation({
    // What tells of being away is said here.
    networkMode: 'always',
    mutationFn: (isWanted: boolean) => (isWanted ? start(topic) : end(topic)),
    onSuccess: (obstacle, isWanted) => setChoice(isWanted && obstacle === null),
  });
  return { isOn, isPending, change: mutate, problem: isError ? FAILED : (data ?? null) };
}

const FAILED = 'No hemos podido cambiar los avisos. Comprueba la conexión y vuelve a intentarlo.';
const UNAVAILABLE =
  'Este navegador no puede recibir avisos. En un iPhone, añade antes la web a la pantalla de inicio y ábrela desde allí.';
const NOT_ALLOWED =
  'Para avisarte necesitamos tu permiso: vuelve a pulsar el botón y elige «Permitir».';
const BLOCKED =
  'Las notificaciones están bloqueadas en este navegador. Actívalas en los ajustes del sitio para que podamos avisarte.';

/** Answers why the browser does not do it, null where it does; rejects where it failed. */
async function start({ name, owner, ask }: PushTopic): Promise<string | null> {
  if (!canPush()) return UNAVAILABLE;
  // Before anything is loaded: browsers ask only right after a tap.
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? BLOCKED : NOT_ALLOWED;
  const { subscribe } = await loadSubscription();
  await ask(await subscribe());
  asked.write(name, String(owner));
  return null;
}

async function end({ name, stop }: PushTopic): Promise<null> {
  const { readEndpoint } = await loadSubscription();
  const endpoint = await readEndpoint();
  if (endpoint !== null) await stop(endpoint);
  asked.remove(name);
  return null;
}

/** What refuses it now may take it the next time. */
async function renew({ ask }: PushTopic): Promise<void> {
  const { subscribe } = await loadSubscription();
  await subscribe()
    .then(ask)
    .catch(() => undefined);
}
