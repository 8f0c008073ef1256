/** Marks, embeddings, overrides and isolates of the bidirectional algorithm. Source: Unicode 15, property Bidi_Control. */
const DIRECTION_CONTROLS = /\p{Bidi_Control}/gu;

/**
 * A text that came from outside, as it can be used within a sentence: without the invisible signs that turn the direction of
 * what follows them, by which a name could write the rest of a message backwards. No name that is searched for has them.
 */
export function withoutDirectionControls(text: string): string {
  return text.replace(DIRECTION_CONTROLS, '');
}
