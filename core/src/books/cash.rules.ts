// The cash drawer between two closes (docs/rules/books.md#cash-drawer).

/** What the drawer begins with, and what goes in or out beside payments. */
export type CashMovementKind = 'opening' | 'in' | 'out';
