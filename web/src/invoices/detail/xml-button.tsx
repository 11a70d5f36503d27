import { readInvoiceXml } from '@brasa/core/invoices/invoices.calls.ts';
import type { Invoice } from '@brasa/core/invoices/invoices.contract.ts';
import { download } from '../../browser/api/download.ts';
import { Button, type ButtonProps } from '../../ui/button/button.tsx';
import { useFile } from '../../ui/file/use-file.ts';

type XmlButtonProps = Pick<ButtonProps, 'variant' | 'className'> & { invoice: Invoice };

/** The invoice's record as the tax agency has it. */
export function XmlButton({ invoice: { id, code }, ...button }: XmlButtonProps) {
  const file = useFile(() => download(readInvoiceXml, { params: { id } }), `${code}.xml`);
  return (
    <Button
      {...button}
      aria-label={`XML de ${code}`}
      pending={file.isPending}
      onClick={() => file.mutate()}
    >
      XML
    </Button>
  );
}
