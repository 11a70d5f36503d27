// The fields of whom an invoice is made out to, the same for orders and counter sales.

export const NIF_FIELD = {
  label: 'DNI/NIF',
  autoComplete: 'off',
  autoCapitalize: 'characters',
  maxLength: 20,
  'aria-required': true,
} as const;

/** For invoices with a record, whose tax number is checked. */
export const NIF_HINT =
  'De persona o de empresa, con su letra; de otro país de la UE, con el país delante: FR…';

export const NAME_FIELD = { label: 'A nombre de', autoComplete: 'off', maxLength: 120 } as const;

export const ADDRESS_FIELD = {
  label: 'Dirección',
  hint: 'Calle, número, código postal y población',
  autoComplete: 'off',
  maxLength: 200,
  'aria-required': true,
} as const;
