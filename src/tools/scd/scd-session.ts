import type { EphemerisStore } from '#client/ephemeris-store.ts';
import type { ScdActor } from '#machines/scd/scd.ts';
import type { ScdWorkflows } from '#machines/scd/scd-context.ts';
import type { Clock } from '#parts/clock.ts';
import type { Store } from '#parts/scene/store.ts';
import type { ShownSurvey } from './scene/shown-survey.ts';
import type { ShownSky } from './scene/show-sky.ts';
import type { SkyContent } from './scene/sky-content.ts';
import type { SkyChartView } from './scene/sky-view.ts';

/** The running tool. */
export type ScdSession = {
  readonly scd: ScdActor;
  readonly workflows: ScdWorkflows;
  readonly ephemeris: EphemerisStore;
  readonly content: Store<SkyContent | undefined>;
  readonly view: SkyChartView;
  /** Pictures of the sky, where the service names a survey and once it has said what it is. */
  readonly survey: Store<ShownSurvey | undefined>;
  /** The canvases while the chart is on the screen. */
  readonly shown: Store<ShownSky | undefined>;
  readonly clock: Clock;
};
