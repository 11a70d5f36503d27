declare const get: (address: string) => void;

get('/api/orders');
export const read = (id: number) => {
  get(`/api/orders/${id}`);
};
