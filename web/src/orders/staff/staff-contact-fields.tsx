import type { UseFormReturn } from 'react-hook-form';
import { registered } from '../../browser/forms/registered.ts';
import { EmailField, PhoneField } from '../../ui/form/contact-fields.tsx';
import type { StaffOrderValues } from './staff-order-values.ts';

type StaffContactFieldsProps = {
  form: UseFormReturn<StaffOrderValues>;
  phoneLabel?: string;
  emailLabel?: string;
};

export function StaffContactFields(props: StaffContactFieldsProps) {
  const { form, phoneLabel = 'Teléfono', emailLabel = 'Email' } = props;
  return (
    <div className="grid gap-5 @xl:grid-cols-2">
      <PhoneField label={phoneLabel} autoComplete="off" {...registered(form, 'customerPhone')} />
      <EmailField label={emailLabel} autoComplete="off" {...registered(form, 'customerEmail')} />
    </div>
  );
}
