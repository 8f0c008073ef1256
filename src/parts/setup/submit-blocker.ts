import { TIME_FRAME_MESSAGE } from '#machines/planning/setup-refusals.ts';
import { canSubmit, type SetupContext, setupTimeFrame } from '#machines/planning/setup-rules.ts';

/** Why a set-up cannot be submitted, as the button says it; nothing when it can. */
export function submitBlocker(context: SetupContext): string | undefined {
  if (canSubmit(context)) return undefined;
  if (setupTimeFrame(context) === undefined) return TIME_FRAME_MESSAGE;
  return context.objects.length === 0
    ? 'Add at least one object to your list'
    : 'None of the listed objects is a near-Earth object';
}
