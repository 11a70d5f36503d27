import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userEvent } from '../../../test/user-event.ts';
import { ChoiceChips } from './choice-chips.tsx';

const CHOICES = [
  { value: '13:00', label: '13:00' },
  { value: '13:30', label: '13:30' },
];

function Chips({ initial }: { initial: string | null }) {
  const [value, setValue] = useState(initial);
  return <ChoiceChips label="Hora" choices={CHOICES} value={value} onChange={setValue} />;
}

const checked = () => screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.checked);

it('is a radio group with its label', () => {
  render(<Chips initial="13:00" />);
  expect(screen.getByRole('radiogroup', { name: 'Hora' })).toBeVisible();
  expect(checked()).toEqual([true, false]);
});

it('leaves every chip unchosen for a value of its own', () => {
  render(<Chips initial="16:30" />);
  expect(checked()).toEqual([false, false]);
});

it('is chosen with the pointer and with the arrow keys', async () => {
  const user = userEvent.setup();
  render(<Chips initial={null} />);
  await user.click(screen.getByRole('radio', { name: '13:00' }));
  expect(checked()).toEqual([true, false]);
  await user.keyboard('{ArrowDown}');
  expect(checked()).toEqual([false, true]);
});
