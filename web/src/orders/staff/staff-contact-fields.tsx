import type { UseFormReturn } from 'react-hook-form';
import { registered } from '../../browser/forms/registered.ts';
import { EmailField, PhoneField } from '../../ui/form/contact-fields.tsx';
import type { StaffOrderValues } from './staff-order-values.ts';

type StaffContactFieldsProps = {
  form: UseFormReturn<StaffOrderValues>;
};

export function StaffContactFields({ form }: StaffContactFieldsProps) {
  return (
    <div className="grid gap-5 @xl:grid-cols-2">
      <PhoneField autoComplete="off" {...registered(form, 'customerPhone')} />
      <EmailField autoComplete="off" {...registered(form, 'customerEmail')} />
    </div>
  );
}
