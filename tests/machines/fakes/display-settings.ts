import { createActor } from 'xstate';
import { FVT_SECTIONS } from '#machines/fvt/fvt-tables.ts';
import { OVT_SECTIONS } from '#machines/ovt/ovt-tables.ts';
import { SCD_SECTIONS } from '#machines/scd/scd-tables.ts';
import { SOVT_SECTIONS } from '#machines/sovt/sovt-tables.ts';
import { displaySettingsMachine } from '#machines/scene/display-settings.ts';

/** The sections of every tool that has display settings. */
export const SECTIONS = { ovt: OVT_SECTIONS, fvt: FVT_SECTIONS, sovt: SOVT_SECTIONS, scd: SCD_SECTIONS };

/** The display settings of a tool, and what is to be stored of them. */
export function startSettings(tool: keyof typeof SECTIONS, particleSize?: number) {
  const input = { sections: SECTIONS[tool], hasCharts: tool === 'sovt', particleSize };
  const actor = createActor(displaySettingsMachine, { input });
  const stored: number[] = [];
  actor.on('particle-size.changed', ({ size }) => stored.push(size));
  actor.start();
  const settings = () => actor.getSnapshot().context.settings;
  return { actor, stored, settings, options: () => settings().objectsSettings };
}
