// The browser's first line. The code is brought to life in two steps instead of one, so that a tap or
// a scroll in between is answered.
import './ui/styles/styles.css';

async function main(): Promise<void> {
  await import('react-dom/client');
  await import('./app/start.tsx');
}

void main();
