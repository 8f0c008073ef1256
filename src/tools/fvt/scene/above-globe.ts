/** How far lines lie above the globe, in its radii, so that its facets do not hide them. */
const ABOVE = 1.002;

/** Unit vectors fixed to the Earth's crust, x y z of each, as places above a globe, in its axes. */
export function aboveGlobe(radius: number, flattening: number, verticals: Float64Array): Float64Array {
  const [across, upwards] = [ABOVE * radius, ABOVE * radius * (1 - flattening)];
  return verticals.map((part, at) => (at % 3 === 2 ? upwards : across) * part);
}
