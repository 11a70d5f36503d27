/** "por mitades" → "Por mitades". */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "Paella valenciana" → "paella valenciana", as it is named inside a sentence. */
export const inSentence = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
