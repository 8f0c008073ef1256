import { useSelector } from '@xstate/react';
import type { OptActor } from '#machines/opt/opt.ts';
import { type OptStanding, standingOf } from '#machines/opt/screen-access.ts';

/** The status of the tool, and again whenever one of the workflows that it depends on changes it. */
export function useStanding(opt: OptActor): OptStanding {
  const workflows = useSelector(opt, ({ context }) => context);
  const read = () => standingOf(workflows);
  useSelector(workflows.setup, read, isSameStanding);
  useSelector(workflows.filtering, read, isSameStanding);
  return useSelector(workflows.calculation, read, isSameStanding);
}

function isSameStanding(one: OptStanding, other: OptStanding): boolean {
  return (Object.keys(one) as (keyof OptStanding)[]).every((key) => one[key] === other[key]);
}
