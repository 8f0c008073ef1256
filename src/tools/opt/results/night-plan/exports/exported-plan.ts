import type { Remarks } from '#parts/downloads/text-table.ts';
import type { TelescopeProfile } from '#contract/opt/telescope-profile.ts';
import type { PlannedSlot } from '#machines/opt/night-plan/planned-night.ts';

/** All that a file of a plan may contain. */
export type ExportedPlan = {
  readonly slots: readonly PlannedSlot[];
  /** Where it is observed, in words. */
  readonly site: string;
  /** When it was made, Unix time. */
  readonly nowMs: number;
  /** Time zone of the clock by which programs wait that know no UTC, as 'Europe/Madrid'. */
  readonly clockZone: string;
  readonly telescope: TelescopeProfile | undefined;
  /** Of which night and by which clock, and where the numbers come from: those of all objects and the orbit of each. */
  readonly remarks: Remarks;
  /**
   * Lines about the source of the numbers of one slot, for files that have room for them beside the slot
   * alone.
   */
  readonly sourceOf: (slot: PlannedSlot) => readonly string[];
};
