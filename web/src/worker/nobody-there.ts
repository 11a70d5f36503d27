/** Whether a gateway answers in the place of the shop, or the shop without its database. */
export const isNobodyThere = ({ status }: Pick<Response, 'status'>): boolean =>
  [502, 503, 504].includes(status);

/** The answer itself. Throws where nobody is there. */
export function fromShop(answer: Response): Response {
  if (isNobodyThere(answer)) throw new Error(`nobody there: ${answer.status}`);
  return answer;
}
