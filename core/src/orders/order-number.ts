/** "n.º 42"; "aún sin número" of an order that a device has made and not sent yet. */
export const orderNumber = (id: number): string => (id < 0 ? 'aún sin número' : `n.º ${id}`);
