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

/** The key by which a body and its file are matched: letters and digits of the name, in lower case. */
export function shapeKey(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}
