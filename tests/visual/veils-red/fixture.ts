import { veilsUnder } from '../veils/fixture.ts';

/** In red light the surfaces are darker than the path through them, which is as bright as ever. */
export const fixture = veilsUnder({ boxes: [], isRed: true });
