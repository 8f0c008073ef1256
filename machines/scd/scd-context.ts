import type { ObjectEditorActor } from '../editor/object-editor.ts';
import type { NamedObjectActor } from '../objects/named-object.ts';
import type { ObjectListActor } from '../objects/object-list.ts';
import type { ObservatorySearchActor } from '../planning/observatory-search.ts';
import type { SetupActor } from '../planning/setup.ts';
import type { TelescopesActor } from '../planning/telescopes.ts';
import type { DisplaySettingsActor } from '../scene/display-settings.ts';
import type { Command, Present } from '../popups/coordinator.ts';
import type { PopupsActor } from '../popups/popups.ts';
import type { BackgroundStarsActor } from './background-stars.ts';
import type { ChartActor } from './chart.ts';
import type { InstrumentsActor } from './instruments.ts';
import type { ScdEmitted, ScdEvent } from './scd-events.ts';
import type { TracesActor } from './traces.ts';

/** The workflows of the sky chart. */
export type ScdWorkflows = {
  readonly setup: SetupActor;
  readonly observatorySearch: ObservatorySearchActor;
  readonly objectList: ObjectListActor;
  readonly named: NamedObjectActor;
  readonly editor: ObjectEditorActor;
  readonly traces: TracesActor;
  readonly chart: ChartActor;
  readonly stars: BackgroundStarsActor;
  readonly settings: DisplaySettingsActor;
  readonly telescopes: TelescopesActor;
  readonly instruments: InstrumentsActor;
};

export type ScdContext = ScdWorkflows & {
  /** The popups of the page. */
  readonly popups: PopupsActor;
};

/** The states of the tool's workflows at one moment. */
export type ScdPresent = Present<ScdContext>;

export type ScdCommand = Command<ScdWorkflows, ScdEvent, ScdEmitted>;
