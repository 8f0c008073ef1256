import type { ScdState } from '#contract/scd/scd-state.ts';
import { clampedMoments } from '../planning/moment-frame.ts';
import { customObservatory, type Observatory } from '../planning/observatory.ts';
import type { SavedSetup } from '../planning/setup-memory.ts';
import { loadedSetup, memoryOf, type SetupContext, datesWithStep } from '../planning/setup-rules.ts';
import { SAVED_TELESCOPE } from '../planning/telescopes.ts';
import { restoringCommands, savedFields, type SavedWorkflows } from '../saved-state/saved-workflows.ts';
import { savedSettingsOf } from '../scene/saved-settings.ts';
import type { ScdCommand, ScdPresent } from './scd-context.ts';
import { SCD_OPTIONS } from './scd-tables.ts';

/** The workflows that are saved. */
export const SAVED_SCD = {
  setup: {
    save: ({ setup: { context } }) => {
      const { start, end } = context.dates;
      const { selectedObservatory, selectedTimeFrame, userDefinedObjects, finalAsteroidsList } =
        memoryOf(context);
      return {
        timeFrame: { start, end },
        finalAsteroidsList: context.objects,
        setup: {
          current: { selectedObservatory, selectedTimeFrame, userDefinedObjects, finalAsteroidsList },
          recentObservatory: context.recentObservatory,
          timeStep: context.timeStep,
          submitted: context.memory !== undefined,
        },
      };
    },
    load: (state) => [
      { to: 'setup', event: { type: 'setup.loaded', saved: savedSetupOf(state) } },
      { to: 'setup', event: { type: 'step.typed', timeStep: state.setup.timeStep } },
    ],
  },
  chart: {
    save: ({ chart: { context } }) => ({
      selectedObjectName: context.active ?? null,
      activeZoomSCD: context.fov.value,
      magnitude: context.mag.value,
      traceRow: context.row,
      pictures: context.pictures,
    }),
    load: ({ selectedObjectName, activeZoomSCD, magnitude, traceRow, pictures = true }) => [
      {
        to: 'chart',
        event: {
          type: 'chart.loaded',
          chart: {
            fov: activeZoomSCD,
            magnitude,
            active: selectedObjectName ?? undefined,
            row: traceRow,
            pictures,
          },
        },
      },
    ],
  },
  settings: {
    save: ({ settings: { context } }) => ({
      displaySettings: savedSettingsOf(context.settings, SCD_OPTIONS),
    }),
    load: ({ displaySettings: saved }) => [{ to: 'settings', event: { type: 'settings.loaded', saved } }],
  },
  instruments: {
    save: ({ instruments: { context } }) => ({ instruments: context }),
    load: ({ instruments: saved }) => [{ to: 'instruments', event: { type: 'instruments.loaded', saved } }],
  },
  telescopes: SAVED_TELESCOPE,
} as const satisfies SavedWorkflows<ScdPresent, ScdState, ScdCommand>;

/** The state of the sky chart as it is stored or saved. @param camera left out while there is no chart. */
export function scdStateOf(tool: ScdPresent, camera: ScdState['SCDcamera']): ScdState {
  return {
    version: 1,
    tool: 'scd',
    ...savedFields(SAVED_SCD, tool),
    ...(camera === undefined ? {} : { SCDcamera: camera }),
  };
}

/** What brings the workflows of a state back. */
export function restoreScd(state: ScdState, tool: ScdPresent): readonly ScdCommand[] {
  return restoringCommands<ScdPresent, ScdState, ScdCommand>(SAVED_SCD, state, tool);
}

/** The set-up after a state was restored, from the one before. */
export function setupAfter(state: ScdState, before: SetupContext): SetupContext {
  const setup = { ...before, ...loadedSetup(savedSetupOf(state), before.horizons) };
  return { ...setup, ...datesWithStep(setup.dates, state.setup.timeStep) };
}

/**
 * The state of a visit after that of an address: without the objects that came by it, of the time frame before.
 *
 * @param brought their designators.
 */
export function scdAfterVisit(left: ScdState, before: ScdState, brought: readonly string[]): ScdState {
  const remaining = left.finalAsteroidsList.filter(({ designator }) => !brought.includes(designator));
  const { start, end } = before.timeFrame;
  const { current } = left.setup;
  const { selectedObjectName, traceRow, SCDcamera: _, ...rest } = left;
  const isSelectedBrought = brought.includes(selectedObjectName ?? '');
  return {
    ...rest,
    timeFrame: { start, end },
    finalAsteroidsList: remaining,
    selectedObjectName: isSelectedBrought ? null : selectedObjectName,
    traceRow: isSelectedBrought ? 0 : traceRow,
    setup: {
      ...left.setup,
      current: {
        ...current,
        selectedTimeFrame: { ...current.selectedTimeFrame, start, end },
        finalAsteroidsList: remaining,
      },
      submitted: before.setup.submitted,
    },
    ...(before.SCDcamera === undefined ? {} : { SCDcamera: before.SCDcamera }),
  };
}

/** Whether a state was saved with moments beyond those that can be planned for. */
export function isFrameCut({ setup }: ScdState): boolean {
  const { start, end } = setup.current.selectedTimeFrame;
  const within = clampedMoments({ start, end });
  return within.start !== start || within.end !== end;
}

function savedSetupOf({ setup }: ScdState): SavedSetup {
  const { selectedTimeFrame } = setup.current;
  const current = {
    ...setup.current,
    selectedTimeFrame: { ...selectedTimeFrame, ...clampedMoments(selectedTimeFrame) },
    selectedObservatory: observatoryFrom(setup.current.selectedObservatory),
    objectSource: 'list',
  } as const;
  return {
    current,
    recentObservatory: observatoryFrom(setup.recentObservatory),
    submitted: setup.submitted ? current : undefined,
  };
}

function observatoryFrom(stored: ScdState['setup']['recentObservatory']): Observatory {
  const { code, id } = stored;
  return code === undefined ? customObservatory(stored) : { ...stored, code, id };
}
