import { Fragment } from 'react';

/** Characters after which a name without blanks may be broken. */
const BREAK = /(?<=[/_.,:;])/;

/** A name that is broken after its punctuation before anywhere else; the element around it labels it in one piece for a screen reader. */
export function BrokenName({ name }: { name: string }) {
  return name.split(BREAK).map((piece, index) => (
    // eslint-disable-next-line react/no-array-index-key -- pieces of a text have no other
    <Fragment key={index}>
      {index === 0 ? null : <wbr />}
      {piece}
    </Fragment>
  ));
}
