import { Fragment } from 'react';

/** What a name may be broken after where it has no blank. */
const JOINT = /(?<=[/_.,:;])/;

/** A name that is broken at its joints before anywhere else; for whoever hears it, what holds it tells it in one piece. */
export function BrokenName({ name }: { name: string }) {
  return name.split(JOINT).map((piece, index) => (
    // eslint-disable-next-line react/no-array-index-key -- pieces of a text have no other
    <Fragment key={index}>
      {index === 0 ? null : <wbr />}
      {piece}
    </Fragment>
  ));
}
