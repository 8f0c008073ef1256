import type { SynodicFile } from '#contract/nov/synodic-bytes.ts';

/** Two rows of a path that is at rest. */
export function synodicFile({
  magnitudes,
}: {
  magnitudes: readonly [number, number] | undefined;
}): SynodicFile {
  return {
    rows: 2,
    firstEpoch: 61_041,
    step: 1,
    hasMagnitudes: magnitudes !== undefined,
    passages: [],
    provenance: { source: 'JPL', catalogueDate: '2026-01-01' },
    columns: {
      places: Float64Array.of(1, 2, 3, 1, 2, 3),
      earthSunDistances: Float64Array.of(1, 1),
      sunDistances: Float64Array.of(3.7, 3.7),
      earthDistances: Float64Array.of(1.234_56, 1.234_56),
      phaseAngles: Float32Array.of(45.678, 45.678),
      elongations: Float32Array.of(90, 90),
      magnitudes: Float32Array.from(magnitudes ?? [0, 0]),
    },
  };
}
