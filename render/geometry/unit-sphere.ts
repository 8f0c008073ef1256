/** A mesh ready to be put into buffers. */
export type SphereMesh = {
  /** x y z of each corner: unit vectors. */
  readonly positions: Float32Array;
  /** u v of each corner: u from 0 at longitude −180° to 1 at +180°, v from 0 at the south pole to 1 at the north. */
  readonly coordinates: Float32Array;
  /** Three rows of a triangle, turning left seen from outside. */
  readonly faces: Uint16Array;
};

/**
 * A sphere of radius 1 by meridians and parallels, z to its north pole, x to longitude 0. The meridian of ±180° occurs twice, so that a map
 * can be wrapped around.
 *
 * @param meridians steps of longitude, 3 or more.
 * @param parallels steps of latitude, 2 or more.
 * @throws {RangeError} when the corners are too many for 16 bits.
 */
export function unitSphere(meridians: number, parallels: number): SphereMesh {
  const columns = meridians + 1;
  const corners = columns * (parallels + 1);
  if (corners > 65_536) throw new RangeError(`a sphere of ${corners} corners is too fine for 16 bits`);
  const positions = new Float32Array(3 * corners);
  const coordinates = new Float32Array(2 * corners);
  for (let corner = 0; corner < corners; corner++) {
    const u = (corner % columns) / meridians;
    const v = Math.floor(corner / columns) / parallels;
    const longitude = 2 * Math.PI * (u - 0.5);
    const latitude = Math.PI * (v - 0.5);
    const cosine = Math.cos(latitude);
    positions.set(
      [cosine * Math.cos(longitude), cosine * Math.sin(longitude), Math.sin(latitude)],
      3 * corner,
    );
    coordinates.set([u, v], 2 * corner);
  }
  return { positions, coordinates, faces: facesOf(meridians, parallels) };
}

function facesOf(meridians: number, parallels: number): Uint16Array {
  const faces = new Uint16Array(6 * meridians * parallels);
  for (let cell = 0; cell < meridians * parallels; cell++) {
    const west = Math.floor(cell / meridians) * (meridians + 1) + (cell % meridians);
    const north = west + meridians + 1;
    faces.set([west, west + 1, north + 1, west, north + 1, north], 6 * cell);
  }
  return faces;
}
