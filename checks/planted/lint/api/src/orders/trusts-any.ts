export const name = (text: string): string => JSON.parse(text).name;
