// What comments may cite (docs/rules/orders.md#an-order-is-pending-first), and records:
// docs/decisions/0001.
// A file as a whole: docs/rules/orders.md.
// And what leads nowhere:
// docs/rules/nowhere.md#an-order-is-pending-first
// docs/rules/orders.md#pending
// docs/decisions/0002
// the specification 9 of somebody else
// Decisions 5 and 6
// decision 0001
