import { flybyCost } from './flyby-cost.ts';
import { linePeers } from './line-peers.ts';
import { populationCost, sceneCost } from './scene-cost.ts';
import { skyCost, skyPeers } from './sky-cost.ts';
import { swarmPeers } from './swarm-peers.ts';

/** What the benchmark calls in the page. */
const renderBench = { flybyCost, linePeers, populationCost, sceneCost, skyCost, skyPeers, swarmPeers };

declare global {
  interface Window {
    renderBench: typeof renderBench;
  }
}

window.renderBench = renderBench;
