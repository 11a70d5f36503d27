import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Goes to the page, once there is one to go to, after so many milliseconds; not if we left before. */
export function useDelayedRedirect(path: string | undefined, delayMs: number): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (path === undefined) return;
    const timer = setTimeout(() => void navigate(path), delayMs);
    return () => clearTimeout(timer);
  }, [path, delayMs, navigate]);
}
