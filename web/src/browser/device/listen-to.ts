/** Listens for all of these events until the function that it returns is called. */
export function listenTo(
  target: EventTarget,
  names: readonly string[],
  listener: (event: Event) => void,
  options?: AddEventListenerOptions,
): () => void {
  for (const name of names) target.addEventListener(name, listener, options);
  return () => {
    for (const name of names) target.removeEventListener(name, listener, options);
  };
}
