// The rule of a field, said as data: JSON Schema cannot look into a function. `.meta(described(…))` stands at the field, and
// the API's document makes bounds and patterns of it (docs/rules/wire.md#openapi-document).

export type DescribedField =
  /** Least and most in cents. */
  | { kind: 'money'; least: number; most: number }
  /** Chickens: least, most and step in tenths. */
  | { kind: 'tenths'; least: number; most: number; step: number }
  /** Instants and the days of reports are of this century; those by a device's clock, and other days, of any. */
  | { kind: 'instant' | 'deviceInstant' | 'clockTime' | 'day' | 'reportDay' }
  | { kind: 'rowId' | 'phone' | 'email' | 'secondFactor' | 'settingKey' }
  /** A secret or a name in a path: letters, digits, hyphens and underscores. */
  | { kind: 'token' }
  /** A line of text with at least so many characters, none of them blank at its ends. */
  | { kind: 'filled'; least: number };

/** What `.meta()` takes. */
export const described = (field: DescribedField) => ({ field });
