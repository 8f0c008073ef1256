import { landmarks, type LandmarksInputs } from '../painters/landmarks.ts';
import { createSeenSwarmPainter } from '../painters/seen-swarm.ts';
import { createVeilsPainter, type VeilsInputs } from '../painters/veils.ts';
import { type OrbitsInputs, orbitsPainters, type SkyFiles } from './orbits-scene.ts';
import type { MakePainters } from './stage.ts';

/** All that a picture of the rotating frame is painted from. */
export type SynodicInputs = OrbitsInputs & LandmarksInputs & VeilsInputs;

/** Settings of the user for the rotating frame; they change seldom and never with time. */
export type SynodicLook = SynodicInputs['look'];

/** The frame in which Sun and Earth are at rest: its painters from back to front. */
export function synodicPainters(files: SkyFiles): MakePainters<SynodicInputs> {
  return orbitsPainters<SynodicInputs>(files, {
    beforeLines: (context) => [createVeilsPainter(context)],
    swarm: createSeenSwarmPainter,
    marked: [landmarks],
  });
}
