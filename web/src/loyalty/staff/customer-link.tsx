import { UserRound } from 'lucide-react';
import { ButtonLink } from '../../ui/button/button-link.tsx';

/** To all that is known of a customer: orders, points, what they usually have. */
export function CustomerLink({ id }: { id: number }) {
  return (
    <ButtonLink
      to={`/admin/clientes?id=${id}`}
      variant="quiet"
      className="-ml-3 justify-self-start px-3!"
    >
      <UserRound className="size-5" />
      Ver cliente
    </ButtonLink>
  );
}
