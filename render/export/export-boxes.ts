import type { Colour } from '../picture/colour.ts';

/** Titles of the boxes drawn into exported pictures and movies. */
export const BOX_TITLE = {
  orbits: 'ORBIT LEGEND',
  arrows: 'ARROW LEGEND',
  details: 'OBJECT DETAILS',
  chart: 'SKY CHART',
} as const;

/** What distinguishes a line from a plain one beside its colour: it is wider, broken, or two lines side by side. */
export type LineStroke = 'heavy' | 'dashed' | 'double';

/** A row of a box: a line of a colour with its meaning, or a fact with its value. */
export type BoxRow =
  | {
      readonly kind: 'line';
      readonly colour: Colour;
      readonly text: string;
      readonly stroke?: LineStroke | undefined;
    }
  | { readonly kind: 'fact'; readonly name: string; readonly value: string };

/** A box drawn into an exported picture. */
export type ExportBox = {
  readonly title: (typeof BOX_TITLE)[keyof typeof BOX_TITLE];
  readonly rows: readonly BoxRow[];
};

/** Colours of boxes and texts. */
export type ExportColours = {
  readonly surface: Colour;
  readonly border: Colour;
  readonly text: Colour;
  readonly muted: Colour;
};
