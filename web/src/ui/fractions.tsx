import { Fragment } from 'react';

/** A text whose fractions are drawn small, "1 ½"; copied and read out they are "1 1/2". */
export function Fractions({ children }: { children: string }) {
  return children.split(/(\d\/\d)/).map((part, index) => (
    // Every other part is a fraction.
    <Fragment key={index}>
      {index % 2 === 0 ? part : <span className="diagonal-fractions">{part}</span>}
    </Fragment>
  ));
}
