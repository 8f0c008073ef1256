import type { ScdState } from '#contract/scd/scd-state.ts';
import type { ChartInstruments } from '#contract/scd/chart-instruments.ts';
import { clampedMoments } from '../planning/moment-frame.ts';
import { customObservatory, type Observatory } from '../planning/observatory.ts';
import type { SetupEvent } from '../planning/setup-events.ts';
import type { SavedSetup } from '../planning/setup-memory.ts';
import { loaded, memoryOf, type SetupContext, spaced } from '../planning/setup-rules.ts';
import { type TelescopesContext, type TelescopesEvent, telescopeInUse } from '../planning/telescopes.ts';
import type { DisplaySettings } from '../scene/display-settings-rules.ts';
import type { DisplaySettingsEvent } from '../scene/display-settings.ts';
import { savedSettingsOf } from '../scene/saved-settings.ts';
import type { ChartContext, ChartEvent } from './chart.ts';
import type { InstrumentsEvent } from './instruments.ts';
import { SCD_OPTIONS } from './scd-tables.ts';

/** The parts that make up the state of the sky chart. */
export type ScdParts = {
  readonly setup: SetupContext;
  readonly chart: ChartContext;
  readonly settings: DisplaySettings;
  readonly instruments: ChartInstruments;
  readonly telescopes: TelescopesContext;
  /** Left out while there is no chart. */
  readonly camera: ScdState['SCDcamera'];
};

/** The events that bring a state back, by workflow. */
export type ScdLoadEvents = {
  readonly setup: readonly SetupEvent[];
  readonly chart: ChartEvent;
  readonly settings: DisplaySettingsEvent;
  readonly instruments: InstrumentsEvent;
  readonly telescopes: TelescopesEvent;
};

/** The state of the sky chart as it is stored or saved. */
export function scdStateOf(parts: ScdParts): ScdState {
  const { setup, chart, settings, instruments, telescopes, camera } = parts;
  const telescope = telescopeInUse(telescopes);
  const { start, end } = setup.dates;
  const { selectedObservatory, selectedTimeFrame, userDefinedObjects, finalAsteroidsList } = memoryOf(setup);
  return {
    version: 1,
    tool: 'scd',
    timeFrame: { start, end },
    finalAsteroidsList: setup.objects,
    selectedObjectName: chart.active ?? null,
    setup: {
      current: { selectedObservatory, selectedTimeFrame, userDefinedObjects, finalAsteroidsList },
      recentObservatory: setup.recentObservatory,
      timeStep: setup.timeStep,
      submitted: setup.memory !== undefined,
    },
    activeZoomSCD: chart.fov.value,
    magnitude: chart.mag.value,
    traceRow: chart.row,
    pictures: chart.pictures,
    ...(camera === undefined ? {} : { SCDcamera: camera }),
    displaySettings: savedSettingsOf(settings, SCD_OPTIONS),
    instruments,
    ...(telescope === undefined ? {} : { telescope }),
  };
}

/** The events that bring a state back. */
export function scdEventsOf(state: ScdState): ScdLoadEvents {
  const { setup, selectedObjectName, activeZoomSCD, magnitude, traceRow, displaySettings } = state;
  return {
    setup: [
      { type: 'setup.loaded', saved: savedSetupOf(state) },
      { type: 'step.typed', timeStep: setup.timeStep },
    ],
    chart: {
      type: 'chart.loaded',
      chart: {
        fov: activeZoomSCD,
        magnitude,
        active: selectedObjectName ?? undefined,
        row: traceRow,
        pictures: state.pictures ?? true,
      },
    },
    settings: { type: 'settings.loaded', saved: displaySettings },
    instruments: { type: 'instruments.loaded', saved: state.instruments },
    telescopes: { type: 'telescope.loaded', profile: state.telescope },
  };
}

/** The set-up as it is once a state is back, from the one before. */
export function setupAfter(state: ScdState, before: SetupContext): SetupContext {
  const setup = { ...before, ...loaded(savedSetupOf(state), before.horizons) };
  return { ...setup, ...spaced(setup.dates, state.setup.timeStep) };
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
