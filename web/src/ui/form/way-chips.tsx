import { PARTS, type Way } from '@brasa/core/payments/payments.rules.ts';
import { WAY_TEXTS } from '@brasa/core/payments/way-texts.rules.ts';
import { ChoiceChips } from './choice-chips.tsx';

const CHOICES = PARTS.map((way) => ({ value: way, label: WAY_TEXTS[way].name }));

type WayChipsProps = { label: string; value: Way; onChange: (way: Way) => void };

/** One way of paying, or of giving back. */
export function WayChips(props: WayChipsProps) {
  return <ChoiceChips {...props} choices={CHOICES} className="[&_label>span]:min-h-14" />;
}
