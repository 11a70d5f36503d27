/** True for the answer of a gateway that reaches no shop, and of a shop that reaches no database. */
export const isNobodyThere = ({ status }: Pick<Response, 'status'>): boolean =>
  [502, 503, 504].includes(status);

/** The answer itself. Throws where nobody is there. */
export function fromShop(answer: Response): Response {
  if (isNobodyThere(answer)) throw new Error(`nobody there: ${answer.status}`);
  return answer;
}
