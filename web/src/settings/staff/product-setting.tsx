// A setting that names a product of the menu: chosen by its name, stored as its id.
import { useRef, type ReactNode } from 'react';
import { TriangleAlert } from 'lucide-react';
import type { Product } from '@brasa/core/catalog/catalog.contract.ts';
import { chickenWords } from '@brasa/core/kernel/amounts/chicken-words.ts';
import { formatChickens, parseTenths, tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import type { KnownSetting } from '@brasa/core/settings/known-settings.rules.ts';
import { Button } from '../../ui/button/button.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { useMenu } from './menu-context.ts';
import type { SettingEntry } from './setting-list.ts';
import { useValueEditor } from './use-value-editor.ts';
import { ValueConflict } from './value-conflict.tsx';
import { Link } from '../../ui/link.tsx';

type Wanted = NonNullable<KnownSetting['product']>;

type ProductSettingProps = { entry: SettingEntry; name: string; wanted: Wanted };

export function ProductSetting({ entry, name, wanted }: ProductSettingProps) {
  const menu = useMenu();
  const field = useRef<HTMLSelectElement>(null);
  const editor = useValueEditor(entry);
  const handlers = useChoice(editor);
  const products = menu.data;
  const { shown, isPending } = editor;
  return (
    <>
      <SelectField
        ref={field}
        label={name}
        hideLabel
        className="[&_select]:min-h-14"
        hint={isPending ? 'Guardando...' : hintOf(menu, entry.known)}
        error={editor.fault}
        placeholder="Sin elegir"
        options={optionsOf(shown, products)}
        disabled={!products}
        value={shown}
        {...handlers}
      />
      {products ? (
        <Trouble value={shown} products={products} wanted={wanted} />
      ) : (
        menu.isError && (
          <Button
            variant="secondary"
            className="mt-2 min-h-14!"
            pending={menu.isFetching}
            onClick={() => void menu.refetch()}
          >
            Reintentar
          </Button>
        )
      )}
      <ValueConflict
        editor={editor}
        home={field}
        textOf={(value) => (value === '' ? 'no hay ninguno' : `pone «${nameOf(value, products)}»`)}
      />
    </>
  );
}

/**
 * A finger's choice is stored at once. The keyboard passes through every product on its way: its choice
 * is stored when the field is left, as what is typed is.
 */
function useChoice(editor: ReturnType<typeof useValueEditor>) {
  const isByKey = useRef(false);
  return {
    onPointerDown: () => {
      isByKey.current = false;
    },
    onKeyDown: ({ key }: { key: string }) => {
      isByKey.current = true;
      if (key === 'Escape') editor.followStored();
      if (key === 'Enter') editor.save();
    },
    onChange: ({ target: { value } }: { target: { value: string } }) => {
      if (isByKey.current) editor.type(value);
      else editor.choose(value);
    },
    onBlur: editor.save,
  };
}

function hintOf({ data, isError }: ReturnType<typeof useMenu>, known: KnownSetting | undefined) {
  if (data) return known?.hint;
  return isError ? 'No se pudo cargar la carta' : 'Cargando la carta...';
}

const findProduct = (value: string, products: readonly Product[] | undefined) =>
  products?.find(({ id }) => String(id) === value);

function nameOf(value: string, products: readonly Product[] | undefined): string {
  const gone = products ? `El producto ${value} ya no está en la carta` : `Producto ${value}`;
  return findProduct(value, products)?.name ?? gone;
}

/** What is stored stays a choice, even when it is on sale no more. */
function optionsOf(value: string, products: readonly Product[] | undefined) {
  const options = (products ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  if (value === '' || findProduct(value, products)) return options;
  return [{ value, label: nameOf(value, products) }, ...options];
}

type TroubleProps = { value: string; products: readonly Product[]; wanted: Wanted };

/** What keeps it from giving orders their price, and what to do. */
function Trouble({ value, products, wanted }: TroubleProps) {
  const text = troubleOf(value, products, wanted);
  if (text === null) return null;
  return (
    <p
      role="status"
      className="mt-2 flex items-start gap-2 rounded bg-warn-surface px-3 py-2 text-sm"
    >
      <TriangleAlert className="mt-0.5 size-5 shrink-0" />
      <span>{text}</span>
    </p>
  );
}

function troubleOf(
  value: string,
  products: readonly Product[],
  { chickens, without }: Wanted,
): ReactNode {
  if (value === '') return `Falta elegirlo: mientras tanto, ${without}.`;
  const product = findProduct(value, products);
  if (!product) {
    return (
      <>
        El producto {value} ya no está en la carta: {without}. Elige otro, o recupéralo en {MENU}.
      </>
    );
  }
  const taken = parseTenths(product.chickens) ?? tenths(0);
  if (taken === chickens) return null;
  return (
    <>
      «{product.name}» lleva {chickenWords(taken)} por unidad, y tiene que llevar{' '}
      {formatChickens(chickens)}: {without}. Elige otro, o cámbialo en {MENU}, en «Cómo se encarga».
    </>
  );
}

const MENU = (
  <Link to="/admin/productos" className="font-semibold underline underline-offset-4">
    Productos
  </Link>
);
