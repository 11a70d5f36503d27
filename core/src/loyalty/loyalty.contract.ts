/** Why a customer's points changed (specification 3). */
export const POINT_TRANSACTION_TYPES = [
  'earned',
  'redeemed',
  'expired',
  'manual_adjustment',
] as const;
