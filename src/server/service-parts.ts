import type { PreparationProgress, RefreshStatus } from '#contract/status.ts';
import type { StarCatalogue } from '#catalogue/stars/star-catalogue.ts';
import type { ApproachSearches } from './approaches/approach-searches.ts';
import type { Flybys } from './approaches/flybys.ts';
import type { BodyParts } from './bodies/body-parts.ts';
import type { Calculations } from './calculations/calculations.ts';
import type { CatalogueNews } from './feeds/catalogue-news.ts';
import type { Filterings } from './filtering/filterings.ts';
import type { Budgets } from './orbits/budgets.ts';
import type { PerturbedTables } from './orbits/perturbed-tables.ts';
import type { ShapeStore } from './orbits/shape-store.ts';
import type { Swarms } from './orbits/swarms.ts';
import type { StarFields } from './sky/star-fields.ts';
import type { Traces } from './sky/traces.ts';
import type { ToolStates } from './states/tool-states.ts';
import type { Populations } from './synodic/populations.ts';

/** Everything the service is put together from; a test injects fakes. */
export type ServiceParts = BodyParts & {
  /** Address of map tiles with {z}, {x} and {y}; undefined for the built-in world. */
  readonly tileAddress: string | undefined;
  /** Folder of a survey of pictures of the sky; undefined for none. */
  readonly surveyAddress: string | undefined;
  /** Whether a fuller catalogue is being read. */
  readonly catalogueLoading: () => boolean;
  /** How far the catalogue is brought up to date by the service itself. */
  readonly catalogueRefresh: () => RefreshStatus;
  /** Why the successor of the catalogue was refused, in words; nothing where none was. */
  readonly catalogueRefused: () => string | undefined;
  /** Why the table of the Earth's orientation that is there now was refused, in words; nothing where it was taken in. */
  readonly earthOrientationRefused: () => string | undefined;
  /** Why the catalogues of stars that are there now were refused, in words; nothing where they were taken in. */
  readonly starsRefused: () => string | undefined;
  /** What came with the catalogues of the last 30 days, the newest first. */
  readonly news: () => readonly CatalogueNews[];
  /** Orbits brought to today. */
  readonly preparation: () => PreparationProgress;
  readonly calculations: Calculations;
  readonly filterings: Filterings;
  readonly toolStates: ToolStates;
  readonly swarms: Swarms;
  readonly populations: Populations;
  readonly perturbed: PerturbedTables;
  readonly flybys: Flybys;
  readonly budgets: Budgets;
  readonly approachSearches: ApproachSearches;
  readonly traces: Traces;
  /** The stars available by now. */
  readonly stars: () => StarCatalogue;
  readonly starFields: StarFields;
  readonly shapes: ShapeStore;
};
