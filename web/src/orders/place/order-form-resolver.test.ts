import { describe, expect, it } from 'vitest';
import { fieldOfPath } from './order-form-values.ts';
import orderFormResolver from './order-form-resolver.ts';
import type { OrderFormValues } from './order-form-values.ts';

const sound: OrderFormValues = {
  quantity: '1',
  lines: [],
  pickupDay: '2026-11-20',
  selectedTime: '13:30',
  chosenPickup: [],
  customerName: 'Lola',
  customerPhone: '600111222',
  customerEmail: 'lola@example.org',
  note: '',
  gdprConsent: true,
};

async function faults(changes: Partial<OrderFormValues>) {
  const { errors } = await orderFormResolver({ ...sound, ...changes }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error.message]));
}

describe('the form', () => {
  it('is sound when everything is filled in', async () => {
    expect(await faults({})).toEqual({});
  });

  it.each<[Partial<OrderFormValues>, Record<string, string>]>([
    [{ customerEmail: 'lola@' }, { customerEmail: 'Debe ser un email válido' }],
    [{ customerEmail: '' }, { customerEmail: 'Debe ser un email válido' }],
    [{ gdprConsent: false }, { gdprConsent: 'Debes aceptar el tratamiento de datos personales' }],
    [{ customerPhone: '12345678' }, { customerPhone: 'El teléfono debe tener al menos 9 dígitos' }],
    [{ customerName: '  ' }, { customerName: 'El nombre es obligatorio' }],
    [{ quantity: '' }, { quantity: 'Cantidad inválida' }],
    [{ quantity: '1.3' }, { quantity: 'Cantidad inválida' }],
    [{ quantity: '10.5' }, { quantity: 'La cantidad máxima es 10' }],
    [{ quantity: '0' }, { quantity: 'La cantidad debe ser mayor que cero' }],
    [{ pickupDay: '' }, { pickupDay: 'Fecha de recogida inválida' }],
    [{ pickupDay: '2026-02-30' }, { pickupDay: 'Fecha de recogida inválida' }],
    [{ selectedTime: '' }, { selectedTime: 'Fecha de recogida inválida' }],
  ])('with %o says %o', async (changes, expected) => {
    expect(await faults(changes)).toEqual(expected);
  });

  it('names every fault at once, the quantity of zero too', async () => {
    const empty = {
      quantity: '0',
      selectedTime: '',
      customerName: '',
      customerPhone: '',
      customerEmail: '',
      gdprConsent: false,
    };
    expect(Object.keys(await faults(empty)).sort()).toEqual(Object.keys(empty).sort());
  });
});

it('has a field for what the server calls faulty, and none for what is not on the form', () => {
  expect(fieldOfPath('customerEmail', sound)).toBe('customerEmail');
  expect(fieldOfPath('pickupTime', sound)).toBe('selectedTime');
  expect(fieldOfPath('pickupTime', { ...sound, pickupDay: '' })).toBe('pickupDay');
  expect(fieldOfPath('totalAmount', sound)).toBeUndefined();
});
