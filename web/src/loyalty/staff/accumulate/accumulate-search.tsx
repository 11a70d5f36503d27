import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { ScanLine, Search } from 'lucide-react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { registered } from '../../../browser/forms/registered.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmailField, PhoneField } from '../../../ui/form/contact-fields.tsx';
import { ChoiceChips } from '../../../ui/form/choice-chips.tsx';
import { QrScanner } from '../../../ui/scanner/qr-scanner.tsx';
import { phoneFault, type AccumulateValues } from './accumulate-values.ts';
import type { AccumulateSearch } from './use-accumulate-search.ts';

type Way = 'phone' | 'email' | 'qr';

const WAYS = [
  { value: 'phone', label: 'Teléfono' },
  { value: 'email', label: 'Email' },
  { value: 'qr', label: 'Escanear QR' },
] as const;

type AccumulateSearchProps = {
  form: UseFormReturn<AccumulateValues>;
  search: AccumulateSearch;
};

export function AccumulateSearchFields({ form, search }: AccumulateSearchProps) {
  const [way, setWay] = useState<Way>('phone');
  return (
    <div className="grid gap-4">
      <ChoiceChips<Way>
        label="Buscar al cliente por"
        className="[&_label>span]:min-h-14"
        choices={WAYS}
        value={way}
        onChange={setWay}
      />
      {way === 'email' && <EmailSearch search={search} />}
      {way === 'qr' && <QrSearch search={search} onRead={() => setWay('phone')} />}
      <PhoneSearch form={form} search={search} />
    </div>
  );
}

const FIELD = '[&_input]:min-h-14 max-sm:[&_input]:px-2.5';

type SearchRowProps = {
  label: string;
  isPending: boolean;
  onSearch: () => void;
  children: ReactNode;
};

function SearchRow({ label, isPending, onSearch, children }: SearchRowProps) {
  return (
    <div
      role="search"
      aria-label={label}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 max-sm:gap-1.5"
    >
      {children}
      <Button
        variant="secondary"
        // Level with the input, which has its label above it.
        className="mt-8 min-h-14 px-4! max-sm:px-2! max-sm:[&_svg]:hidden"
        pending={isPending}
        pendingText="Buscando..."
        onClick={onSearch}
      >
        <Search className="size-5" />
        Buscar
      </Button>
    </div>
  );
}

/** In these fields Enter looks for the customer; the points have their own button. */
const onEnter = (look: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  look();
};

function PhoneSearch({ form, search }: Pick<AccumulateSearchProps, 'form' | 'search'>) {
  const phone = useWatch({ control: form.control, name: 'phone' });
  const look = () => {
    const message = phoneFault(phone);
    form.clearErrors('phone');
    if (message === null) search.byPhone(phone);
    else form.setError('phone', { type: 'contract', message }, { shouldFocus: true });
  };
  return (
    <SearchRow label="Buscar por teléfono" isPending={search.isPending} onSearch={look}>
      <PhoneField
        autoComplete="off"
        aria-required
        className={FIELD}
        {...registered(form, 'phone', { onChange: search.clear })}
        onKeyDown={onEnter(look)}
      />
    </SearchRow>
  );
}

function EmailSearch({ search }: { search: AccumulateSearch }) {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const look = () => {
    const isEmail = /^\S+@\S+\.\S+$/.test(email.trim());
    setError(isEmail ? undefined : 'Email inválido');
    if (isEmail) search.byEmail(email);
  };
  return (
    <SearchRow label="Buscar por email" isPending={search.isPending} onSearch={look}>
      <EmailField
        autoComplete="off"
        className={FIELD}
        value={email}
        error={error}
        onChange={({ target }) => {
          if (search.isPending) search.clear();
          setEmail(target.value);
        }}
        onKeyDown={onEnter(look)}
      />
    </SearchRow>
  );
}

type QrSearchProps = { search: AccumulateSearch; onRead: () => void };

function QrSearch({ search, onRead }: QrSearchProps) {
  const [isScanning, setIsScanning] = useState(true);
  if (!isScanning) {
    return (
      <Button size="large" onClick={() => setIsScanning(true)}>
        <ScanLine /> Escanear código
      </Button>
    );
  }
  return (
    <QrScanner
      onCancel={() => setIsScanning(false)}
      onRead={(text) => {
        setIsScanning(false);
        search.byQr(text);
        onRead();
      }}
    />
  );
}
