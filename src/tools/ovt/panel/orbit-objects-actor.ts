import type { ActorRefFrom } from 'xstate';
import type { orbitObjectsMachine } from '#machines/orbits/orbit-objects.ts';

/** The running lists of an orbit tool. */
export type OrbitObjectsActor = ActorRefFrom<typeof orbitObjectsMachine>;
