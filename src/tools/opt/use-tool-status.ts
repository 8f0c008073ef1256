import { useSelector } from '@xstate/react';
import { keysOf } from '#engine/typed-record.ts';
import type { OptActor } from '#machines/opt/opt.ts';
import { presentOf } from '#machines/popups/coordinator.ts';
import { type OptStatus, statusOf } from '#machines/opt/screen-access.ts';

/** The status of the tool, and again whenever one of the workflows that it depends on changes it. */
export function useToolStatus(opt: OptActor): OptStatus {
  const workflows = useSelector(opt, ({ context }) => context);
  const read = () => statusOf(presentOf(workflows));
  useSelector(workflows.setup, read, isSameStatus);
  useSelector(workflows.filtering, read, isSameStatus);
  return useSelector(workflows.calculation, read, isSameStatus);
}

function isSameStatus(one: OptStatus, other: OptStatus): boolean {
  return keysOf(one).every((key) => one[key] === other[key]);
}
