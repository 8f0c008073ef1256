import { Fragment } from 'react';

/** Characters after which a text without blanks may be broken. */
const BREAK = /(?<=[/_.,:;?&])/;

/** A text whose words are broken after their punctuation before anywhere else, as a name of a column or an address. */
export function BrokenText({ text }: { text: string }) {
  return text.split(BREAK).map((piece, index) => (
    // eslint-disable-next-line react/no-array-index-key -- pieces of a text have no other
    <Fragment key={index}>
      {index === 0 ? null : <wbr />}
      {piece}
    </Fragment>
  ));
}
