import { useEffect, useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { ScanLine, Search } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { phoneSearch } from '@brasa/core/loyalty/loyalty.contract.ts';
import { registered } from '../../../browser/forms/registered.ts';
import { Button } from '../../../ui/button/button.tsx';
import { focusOnShow } from '../../../ui/focus-on-show.ts';
import { FormError } from '../../../ui/form/form-error.tsx';
import { QrScanner } from '../../../ui/scanner/qr-scanner.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { PhoneField } from '../../../ui/form/contact-fields.tsx';
import type { QuickSearch } from './use-quick-search.ts';

const TABS = ['phone', 'qr'] as const;
export type SearchTab = (typeof TABS)[number];

type QuickPointsSearchProps = {
  search: QuickSearch;
  tab: SearchTab;
  onTab: (tab: SearchTab) => void;
  /** Whether it has come in the place of what had the focus. */
  takesFocus: boolean;
};

export function QuickPointsSearch({ search, tab, onTab, takesFocus }: QuickPointsSearchProps) {
  // Whoever goes to the tab wants to scan; whoever is still there after a customer may be done.
  const [isScanning, setIsScanning] = useState(false);
  const change = (value: string) => {
    const next = TABS.find((known) => known === value);
    if (next === undefined) return;
    search.clearFailure();
    setIsScanning(next === 'qr');
    onTab(next);
  };
  const phoneTab = <PhoneTab search={search} takesFocus={takesFocus} />;
  const qrTab = <QrTab search={search} isScanning={isScanning} onScanning={setIsScanning} />;
  return (
    <Tabs
      label="Cómo buscar al cliente"
      isLarge
      value={tab}
      onValueChange={change}
      tabs={[
        { value: 'phone', label: 'Teléfono', content: phoneTab },
        { value: 'qr', label: 'Escanear QR', content: qrTab },
      ]}
    />
  );
}

type PhoneTabProps = { search: QuickSearch; takesFocus: boolean };

function PhoneTab({ search, takesFocus }: PhoneTabProps) {
  const form = useForm({
    resolver: zodResolver(phoneSearch),
    defaultValues: { phone: '' },
  });
  useEffect(() => {
    if (takesFocus) form.setFocus('phone');
  }, [takesFocus, form]);
  const submit = form.handleSubmit(({ phone }) => {
    if (!search.isPending) search.byPhone(phone);
  });
  return (
    <form noValidate className="grid gap-5 pt-2" onSubmit={submit}>
      <PhoneField
        label="Teléfono del cliente"
        autoComplete="off"
        aria-required
        data-first-focus
        className="[&_input]:min-h-16 [&_input]:px-2.5 [&_input]:text-[clamp(1.125rem,6vw,1.5rem)] [&_input]:font-semibold"
        {...registered(form, 'phone')}
      />
      <Failure search={search} />
      <Button type="submit" size="large" pending={search.isPending} pendingText="Buscando...">
        <Search /> Buscar
      </Button>
    </form>
  );
}

type QrTabProps = {
  search: QuickSearch;
  isScanning: boolean;
  onScanning: (isScanning: boolean) => void;
};

function QrTab({ search, isScanning, onScanning }: QrTabProps) {
  if (isScanning) {
    return (
      <QrScanner
        onRead={(text) => {
          onScanning(false);
          search.byQr(text);
        }}
        onCancel={() => onScanning(false)}
      />
    );
  }
  return (
    <div className="pt-2">
      <div role="status">{search.isBareId && <BareId />}</div>
      <div className="grid gap-5">
        <Failure search={search} />
        <ScanButton search={search} onPress={() => onScanning(true)} />
      </div>
    </div>
  );
}

/** A code that holds a user's number and nothing else is not resolved, as specified. */
function BareId() {
  return (
    <div className="mb-5">
      <p className="text-lg font-semibold">Buscando usuario por ID...</p>
      <p className="text-ink-soft">
        Este código solo lleva un número de usuario y no basta. Pide el teléfono.
      </p>
    </div>
  );
}

/** It comes in the place of the scanner or of a customer, and takes the focus that they had. */
function ScanButton({ search, onPress }: { search: QuickSearch; onPress: () => void }) {
  return (
    <Button
      ref={focusOnShow}
      size="large"
      className="min-h-24 max-sm:px-4"
      pending={search.isPending}
      pendingText="Buscando..."
      onClick={() => {
        search.clearFailure();
        onPress();
      }}
    >
      <ScanLine className="size-7" /> Escanear código
    </Button>
  );
}

function Failure({ search: { failure } }: { search: QuickSearch }) {
  return failure && <FormError title={failure.title}>{failure.description}</FormError>;
}
