/** A file with the shape of a body. */
export type ShapeFile = {
  /** Address from the root of the site. */
  readonly address: string;
  /** Who made the model. */
  readonly source: string;
};

/** The available shape models. */
export type ShapeStore = {
  /** Models whose file is named after one of the names of a body. */
  readonly named: (names: readonly string[]) => readonly ShapeFile[];
};

/** What the name of a body and that of its file have in common: letters and digits, in lower case. */
export function shapeKey(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}
