import { useEffect, useState } from 'react';

export function Count({ start, isShown }: { start: number; isShown: boolean }) {
  const [count, setCount] = useState(start);
  useEffect(() => {
    document.title = `${start}`;
  }, []);
  if (!isShown) return null;
  useEffect(() => {
    setCount(1);
  }, []);
  return <p>{count}</p>;
}
