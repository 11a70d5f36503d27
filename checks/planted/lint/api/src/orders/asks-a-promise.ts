declare const isOpen: () => Promise<boolean>;

export const greeting = () => (isOpen() ? 'Abierto' : 'Cerrado');
