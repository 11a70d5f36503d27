// What a field is called in SQL, and the other way round: "customerName", "customer_name".
function remembering(translate: (name: string) => string): (name: string) => string {
  const translations = new Map<string, string>();
  return (name) => {
    const known = translations.get(name);
    if (known !== undefined) return known;
    const translation = translate(name);
    translations.set(name, translation);
    return translation;
  };
}

export const columnName = remembering((field) =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
);

export const fieldName = remembering((column) =>
  column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
);
