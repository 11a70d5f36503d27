/** `{ a: 1 } | { b: 2 }` as one that has all: `{ a: 1 } & { b: 2 }`. */
export type Joined<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;
