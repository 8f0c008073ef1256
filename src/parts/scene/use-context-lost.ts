import { type RefObject, useEffect, useState } from 'react';

/** Whether the browser has taken the graphics context of a canvas away and not yet given it back. */
export function useContextLost(canvas: RefObject<HTMLCanvasElement | null>): boolean {
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return undefined;
    const lose = () => setLost(true);
    const regain = () => setLost(false);
    element.addEventListener('webglcontextlost', lose);
    element.addEventListener('webglcontextrestored', regain);
    return () => {
      element.removeEventListener('webglcontextlost', lose);
      element.removeEventListener('webglcontextrestored', regain);
    };
  }, [canvas]);
  return isLost;
}
