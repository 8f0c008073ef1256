import { commandCode, runAllCommands } from './commands.ts';
import { drawFixture } from './draw-fixture.ts';
import { swarmPositions } from './swarm-readback.ts';

/** What a browser test calls in the page. */
const lab = { commandCode, runAllCommands, drawFixture, swarmPositions };

export type Lab = typeof lab;

declare global {
  interface Window {
    lab: Lab;
  }
}

window.lab = lab;
