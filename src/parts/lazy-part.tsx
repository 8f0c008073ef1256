import type { ComponentType } from 'react';
import type { LoadPart } from './lazy-parts.ts';
import { usePage } from './page.tsx';

/** A part of the page whose script is fetched when it is first shown; the page remembers what came, and what failed. */
export function lazyPart<Props extends object = object>(load: LoadPart<Props>): ComponentType<Props> {
  return function LazyPart(props: Props) {
    const Part = usePage().lazyParts.part(load);
    return <Part {...props} />;
  };
}
