import { useEffect, useState } from 'react';

/** Long enough for the next letter, short enough to feel like an answer. */
export const REST_MS = 300;

/** The value once nobody has changed it for a moment; the one before until then. */
export function useDebounced<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
