import { Button, type ButtonProps } from './button.tsx';
import { Tooltip } from '../overlay/tooltip.tsx';

/** A tool at the end of a row of the staff desk, as large as a thumb; its tip says more. */
export function RowButton({ tip, className = '', ...button }: ButtonProps & { tip: string }) {
  return (
    <Tooltip text={tip}>
      <Button variant="quiet" size="icon" className={`size-14 ${className}`} {...button} />
    </Tooltip>
  );
}
