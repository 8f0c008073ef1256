import type REGL from 'regl';

/** Makes the scope in which layers write their depth and leave the colours of the picture as they are. */
export function createDepthOnlyScope(regl: REGL.Regl): (paint: () => void) => void {
  const scope = regl({ colorMask: [false, false, false, false] });
  return (paint) => scope({}, paint);
}
