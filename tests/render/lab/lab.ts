import { codeKeys, runAllCommands } from './commands.ts';
import { placesFromEye } from './eye-readback.ts';
import { drawFixture } from './draw-fixture.ts';
import { sceneElsewhere } from './elsewhere.ts';
import {
  contextsOfDestroyedScenes,
  lightOfGlobe,
  sceneAfterLostContext,
  sceneAfterManyChanges,
  sceneExport,
  sceneLeavesNothing,
  scenePicks,
  shareOfPlane,
} from './scene-trial.ts';
import { skyAfterLostContext, skyLeavesNothing, skyPicks, starErrors } from './sky-trial.ts';
import { swarmMagnitudes, swarmPositions } from './swarm-readback.ts';

/** What a browser test calls in the page. */
const lab = {
  codeKeys,
  contextsOfDestroyedScenes,
  runAllCommands,
  drawFixture,
  lightOfGlobe,
  placesFromEye,
  sceneAfterLostContext,
  sceneAfterManyChanges,
  sceneElsewhere,
  sceneExport,
  sceneLeavesNothing,
  scenePicks,
  shareOfPlane,
  skyAfterLostContext,
  skyLeavesNothing,
  skyPicks,
  starErrors,
  swarmMagnitudes,
  swarmPositions,
};

export type Lab = typeof lab;

declare global {
  interface Window {
    lab: Lab;
  }
}

window.lab = lab;
