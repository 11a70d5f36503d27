import type { CatalogSheet } from './catalog-sheets.tsx';
import { ArrowDownUp, Pencil, Plus } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import type { CatalogGroup } from './catalog-groups.ts';
import { ProductRow } from './product-row.tsx';

type CategorySectionProps = { group: CatalogGroup; show: (sheet: CatalogSheet) => void };

export function CategorySection({ group, show }: CategorySectionProps) {
  const { category, products } = group;
  const name = category?.name ?? 'Sin categoría';
  const liveCount = products.filter(({ deleted }) => !deleted).length;
  return (
    <section aria-label={name} className="rounded-card border border-line bg-surface">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b-2 border-line px-3 py-2 sm:px-4">
        <div className="min-w-0 grow wrap-anywhere">
          <h2 className="flex flex-wrap items-center gap-2 text-lg break-words">
            {name}
            {category?.deleted && <Badge tone="bad">Retirada</Badge>}
          </h2>
          <p className="text-sm text-ink-soft">
            {liveCount === 1 ? '1 producto' : `${liveCount} productos`}
          </p>
        </div>
        {category && (
          <div className="flex items-center">
            <Tool
              label={`Editar ${name}`}
              Icon={Pencil}
              onClick={() => show({ kind: 'category', category })}
            />
            {liveCount > 1 && (
              <Tool
                label={`Ordenar ${name}`}
                Icon={ArrowDownUp}
                onClick={() => show({ kind: 'sort', what: { kind: 'products', category } })}
              />
            )}
            {!category.deleted && (
              <Tool
                label={`Añadir a ${name}`}
                Icon={Plus}
                onClick={() => show({ kind: 'product', product: null, categoryId: category.id })}
              />
            )}
          </div>
        )}
      </header>
      {products.length === 0 ? (
        <p className="px-4 py-6 text-ink-soft">
          Todavía no hay nada aquí. En la web, la categoría se ve vacía.
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {products.map((product) => (
            <ProductRow key={product.id} product={product} show={show} />
          ))}
        </ul>
      )}
    </section>
  );
}

type ToolProps = { label: string; Icon: typeof Pencil; onClick: () => void };

function Tool({ label, Icon, onClick }: ToolProps) {
  return (
    <Button
      variant="quiet"
      size="icon"
      className="size-14!"
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <Icon className="size-5" />
    </Button>
  );
}
