import type { OvtActor } from '#machines/ovt/ovt.ts';
import type { Clock } from '#parts/clock.ts';
import type { OrbitSources } from '#parts/orbit-objects/orbit-sources.ts';
import type { SceneSession } from '#parts/scene/scene-session.ts';
import type { Store } from '#parts/scene/store.ts';
import type { ShownSwarm } from '#render/layers/swarm-data.ts';
import type { OrbitsInputs } from '#render/scenes/orbits-scene.ts';

/** The sources of orbit visualisation's pictures and panels. */
export type OvtSources = OrbitSources & { readonly swarm: Store<ShownSwarm | undefined> };

/** The running tool. */
export type OvtSession = {
  readonly ovt: OvtActor;
  readonly sources: OvtSources;
  readonly scene: SceneSession<OrbitsInputs>;
  readonly clock: Clock;
};
