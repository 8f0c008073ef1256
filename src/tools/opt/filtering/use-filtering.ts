import { useSelector } from '@xstate/react';
import type { FilteringActor } from '#machines/opt/filtering.ts';
import type { FilteringContext } from '#machines/opt/filtering-rules.ts';

/** Reads from the list, and again whenever what is read changes. */
export function useFiltering<Value>(
  filtering: FilteringActor,
  read: (context: FilteringContext) => Value,
): Value {
  return useSelector(filtering, ({ context }) => read(context));
}
