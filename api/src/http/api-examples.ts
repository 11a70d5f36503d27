// Examples for the API's document, made from the schemas: a value for every field, by its name where
// the name says more than the type.
import type { z } from 'zod';
import { convertWhole, type JsonSchema, type Side } from './json-schema.ts';

/** What a field with this name may look like. */
const BY_NAME: Record<string, unknown> = {
  name: 'María López',
  customerName: 'María López',
  username: 'maria',
  phone: '600111222',
  customerPhone: '600111222',
  digits: '600111222',
  email: 'maria@example.com',
  customerEmail: 'maria@example.com',
  customerDNI: '12345678Z',
  customerAddress: 'Calle Mayor 1, 03400 Villena',
  password: 'brasa-y-romero',
  confirmPassword: 'brasa-y-romero',
  newPassword: 'brasa-y-romero',
  postalCode: '03400',
  quantity: '1.5',
  details: '1 1/2 pollos',
  price: '13.50',
  pickupTime: '2026-11-22T13:00:00.000Z',
  selectedTime: '14:00',
  openTime: '10:00',
  closeTime: '17:00',
  date: '2026-12-24',
  key: 'restaurantName',
  value: 'Brasa',
  qrCode: '600111222',
  invoiceNumber: '000001',
};

const INSTANT = '2026-11-20T12:10:00.000Z';

/** An example of what is sent or answered; the same for the same schema. */
export function exampleOf(schema: z.ZodType, side: Side): unknown {
  return valueOf(convertWhole(schema, side), '');
}

function valueOf(schema: JsonSchema, name: string): unknown {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return valueOf(choices.find(({ type }) => type !== 'null') ?? {}, name);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.properties) {
    return Object.fromEntries(
      Object.entries(schema.properties).map(([key, property]) => [key, valueOf(property, key)]),
    );
  }
  return plainValue(schema, name);
}

function plainValue(schema: JsonSchema, name: string): unknown {
  switch ([schema.type].flat()[0]) {
    case 'array':
      return schema.items ? [valueOf(schema.items, name)] : [];
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1);
    case 'boolean':
      return true;
    case 'string':
      return textOf(schema, name);
    default:
      return BY_NAME[name] ?? null;
  }
}

function textOf({ format, pattern }: JsonSchema, name: string): unknown {
  if (BY_NAME[name] !== undefined) return BY_NAME[name];
  if (format === 'date-time') return INSTANT;
  if (format === 'uri') return 'https://wa.me/34600111222';
  return pattern?.includes('\\.') ? '13.50' : 'Texto';
}
