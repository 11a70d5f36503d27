import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';

type ProgrammeCardProps = {
  id: string;
  title: string;
  Icon: LucideIcon;
  children: ReactNode;
  action: ReactNode;
};

export function ProgrammeCard({ id, title, Icon, children, action }: ProgrammeCardProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 gap-y-3 border-t-2 border-ink pt-5"
    >
      <Icon className="mt-0.5 size-6 text-accent" />
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <div className="col-start-2 grid gap-2 wrap-anywhere text-ink-soft">{children}</div>
      <div className="col-start-2 mt-1 flex min-w-0">{action}</div>
    </section>
  );
}
