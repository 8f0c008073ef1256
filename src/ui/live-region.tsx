import { useEffect, useRef, useState } from 'react';

export type LiveRegionProps = {
  text: string;
  /** Least time between two readings, ms. */
  pauseMs?: number;
};

/** Reads a text out when it changes, politely; of quick changes only the last in each pause is read. */
export function LiveRegion({ text, pauseMs = 1000 }: LiveRegionProps) {
  const [read, setRead] = useState(text);
  const lastMs = useRef(-Infinity);

  useEffect(() => {
    const wait = Math.max(0, lastMs.current + pauseMs - performance.now());
    const timer = setTimeout(() => {
      lastMs.current = performance.now();
      setRead(text);
    }, wait);
    return () => clearTimeout(timer);
  }, [text, pauseMs]);

  return <output className="visually-hidden">{read}</output>;
}
