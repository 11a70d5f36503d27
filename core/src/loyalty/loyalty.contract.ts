// The points programme on the wire (docs/rules/loyalty.md#available-discount-and-next-tier).
import { z } from 'zod';
import { userView } from '../accounts/accounts.contract.ts';
import { described } from '../kernel/described-field.ts';
import { MAX_ID, note, phone } from '../kernel/fields.ts';
import { isoInstant, wholePoints } from '../kernel/wire.ts';
import { ASSIGN_LIMITS } from './loyalty.rules.ts';
import { PROOF_DIGITS } from './wallet/wallet-qr.rules.ts';

export const POINTS_PHONE_MESSAGE = 'Teléfono debe tener al menos 9 dígitos';
const QR_MESSAGE = 'QR no válido';

export const POINT_TRANSACTION_TYPES = [
  'earned',
  'redeemed',
  'expired',
  'manual_adjustment',
] as const;
export type PointTransactionType = (typeof POINT_TRANSACTION_TYPES)[number];

const discountAtHand = z.object({ discount: z.number(), points: wholePoints() }).nullable();

/** The customer's own points; `nextExpiries` are what is lost after each day unless it is spent. */
export const pointsSummary = z
  .object({
    availablePoints: wholePoints(),
    totalPoints: wholePoints(),
    availableDiscount: discountAtHand,
    nextExpiries: z.array(z.object({ points: wholePoints(), lastDay: z.iso.date() })),
  })
  .meta({ id: 'PointsSummary' });
export type PointsSummary = z.infer<typeof pointsSummary>;

export const walletSummary = z
  .object({
    totalPoints: wholePoints(),
    availablePoints: wholePoints(),
    bonusActive: z.boolean(),
  })
  .meta({ id: 'WalletSummary' });
export type WalletSummary = z.infer<typeof walletSummary>;

export const pointsNotification = z
  .object({
    availableDiscount: discountAtHand,
    nextTierInfo: z.object({ pointsNeeded: wholePoints(), nextDiscount: z.number() }).nullable(),
  })
  .meta({ id: 'PointsNotification' });
export type PointsNotification = z.infer<typeof pointsNotification>;

export const discountTiers = z
  .object({
    allTiers: z.array(
      z.object({
        name: z.string(),
        points: wholePoints(),
        discount: z.number(),
        available: z.boolean(),
      }),
    ),
    currentPoints: wholePoints(),
  })
  .meta({ id: 'DiscountTiers' });
export type DiscountTiers = z.infer<typeof discountTiers>;

/** Points are signed: what was spent or has expired is negative. */
export const historyItem = z
  .object({
    id: z.int(),
    type: z.enum(POINT_TRANSACTION_TYPES),
    points: wholePoints(),
    orderId: z.int().nullable(),
    description: z.string().nullable(),
    createdAt: isoInstant,
  })
  .meta({ id: 'HistoryItem' });
export type HistoryItem = z.infer<typeof historyItem>;

/** The text of the customer's own QR, signed. */
export const ownWalletQr = z.object({ qrCode: z.string() }).meta({ id: 'OwnWalletQr' });
export type OwnWalletQr = z.infer<typeof ownWalletQr>;

export const phoneSearch = z
  .object({ phone: phone(POINTS_PHONE_MESSAGE) })
  .meta({ id: 'PhoneSearch' });

const qrCode = z
  .string(QR_MESSAGE)
  .trim()
  .min(1, QR_MESSAGE)
  .max(2000, QR_MESSAGE)
  .meta(described({ kind: 'filled', least: 1 }));

export const qrSearch = z.object({ qrCode }).meta({ id: 'QrSearch' });

/**
 * Whom a search has found. `verified` is false for an unsigned QR and for one that is nothing but a phone: then the phone is withheld, since
 * its last digits, asked of the customer, are what proves the bonus to be theirs.
 */
export const pointsSearchReply = z
  .discriminatedUnion('found', [
    z.object({ found: z.literal(false) }),
    z.object({
      found: z.literal(true),
      verified: z.boolean(),
      user: userView.pick({
        ...{ id: true, name: true, phone: true, phoneOnly: true },
        ...{ comparsaName: true, postalCode: true },
      }),
      points: z.object({
        total: wholePoints(),
        available: wholePoints(),
        bonusActive: z.boolean(),
      }),
      availableDiscount: discountAtHand,
    }),
  ])
  .meta({ id: 'PointsSearchReply' });
export type PointsSearchReply = z.infer<typeof pointsSearchReply>;

/** Of somebody of whom an answer says no more than the specification: whoever is found is who they say. */
export const FOUND_DEFAULTS = {
  verified: true,
  user: { name: null, comparsaName: null, postalCode: null },
  availableDiscount: null,
};

const { least, most, proposed } = ASSIGN_LIMITS;

export const assignRequest = z
  .object({
    phone: phone(POINTS_PHONE_MESSAGE),
    points: wholePoints('Los puntos deben ser un número entero')
      .min(least, 'Mínimo 1 punto')
      .max(most, 'Máximo 1000 puntos')
      .default(proposed),
    isCashPayment: z.boolean('Debe ser verdadero o falso').default(true),
    description: note(200)
      .nullish()
      .transform((text) => text || null),
  })
  .meta({ id: 'AssignRequest' });
export type AssignRequest = z.infer<typeof assignRequest>;

export const assignReply = z
  .object({
    pointsAssigned: wholePoints(),
    user: z.object({ phone: z.string() }),
  })
  .meta({ id: 'AssignReply' });
export type AssignReply = z.infer<typeof assignReply>;

const PROOF_MESSAGE = 'Indica las tres últimas cifras del teléfono';

/**
 * `qrCode`: the QR by which the user was found; unsigned, it needs `phoneDigits` as proof. `orderId`:
 * the order that the discount is taken off, if any.
 */
export const consumeRequest = z
  .object({
    userId: z.int('Usuario no válido').min(1, 'Usuario no válido').max(MAX_ID),
    orderId: z
      .int('Pedido no válido')
      .min(1, 'Pedido no válido')
      .max(MAX_ID)
      .nullish()
      .transform((id) => id ?? null),
    qrCode: qrCode.nullish().transform((text) => text ?? null),
    phoneDigits: z
      .string(PROOF_MESSAGE)
      .regex(new RegExp(`^\\d{${PROOF_DIGITS}}$`), PROOF_MESSAGE)
      .nullish()
      .transform((digits) => digits ?? null),
  })
  .meta({ id: 'ConsumeRequest' });
export type ConsumeRequest = z.infer<typeof consumeRequest>;

/** The discount in euros. */
export const consumeReply = z.object({ discountApplied: z.number() }).meta({ id: 'ConsumeReply' });
export type ConsumeReply = z.infer<typeof consumeReply>;
