import { vec3 } from '../geometry/vectors.ts';

/** A shape model: corners in the unit of the file and triangles by row. */
export type ShapeModel = { readonly vertices: Float32Array; readonly faces: Uint16Array };

/** Corners that 16-bit rows can name. */
const MOST_VERTICES = 65_536;

/**
 * Reads the vertices and faces of a Wavefront OBJ file; polygons are cut into triangles, everything else is passed over.
 *
 * @throws {RangeError} naming the line that is not a number or points to no vertex, or when the vertices are none or too many.
 */
export function parseObj(text: string): ShapeModel {
  const vertices: number[] = [];
  const faces: number[] = [];
  text.split('\n').forEach((line, index) => {
    const [keyword, ...words] = line.trim().split(/\s+/);
    if (keyword === 'v') vertices.push(...readVertex(words, index + 1));
    if (keyword === 'f') faces.push(...readFace(words, vertices.length / 3, index + 1));
  });
  const count = vertices.length / 3;
  if (count === 0 || count > MOST_VERTICES) {
    throw new RangeError(`a shape model needs 1 to ${MOST_VERTICES} vertices, got ${count}`);
  }
  return { vertices: Float32Array.from(vertices), faces: Uint16Array.from(faces) };
}

/** The same shape with its farthest corner at distance 1 from the origin, and that distance in the unit of the file. */
export function normalised({ vertices, faces }: ShapeModel): ShapeModel & { readonly radius: number } {
  let radius = 0;
  for (let at = 0; at < vertices.length; at += 3) {
    radius = Math.max(radius, vec3.length(vertices.subarray(at, at + 3)));
  }
  if (radius === 0) throw new RangeError('a shape model whose corners all lie at the origin has no size');
  return { vertices: vertices.map((value) => value / radius), faces, radius };
}

function readVertex(words: readonly string[], line: number): readonly number[] {
  const place = words.slice(0, 3).map(Number);
  if (place.length < 3 || !place.every(Number.isFinite)) {
    throw new RangeError(`line ${line} of the shape model is no vertex: ${words.join(' ')}`);
  }
  return place;
}

function readFace(words: readonly string[], count: number, line: number): readonly number[] {
  const rows = words.map((word) => {
    const number = Number(word.split('/')[0]);
    return number < 0 ? count + number : number - 1;
  });
  if (rows.length < 3 || !rows.every((row) => Number.isInteger(row) && row >= 0 && row < count)) {
    throw new RangeError(`line ${line} of the shape model points to no vertex: ${words.join(' ')}`);
  }
  return rows.slice(2).flatMap((row, index) => [rows[0], rows[index + 1], row]);
}
