import type REGL from 'regl';

/** Makes the scope in which layers leave the colours of the picture alone and write their depth. */
export function createUnseenScope(regl: REGL.Regl): (paint: () => void) => void {
  const scope = regl({ colorMask: [false, false, false, false] });
  return (paint) => scope({}, paint);
}
