import type { ListedObject } from '#contract/asteroid.ts';
import type { UserDefinedObjectEvent } from '../objects/user-defined-objects.ts';
import type { CoordinateName, Observatory } from './observatory.ts';
import type { Severity } from '../popups/popup.ts';
import type { ObjectSource, SavedSetup } from './setup-memory.ts';
import type { SiteHorizons } from './site-horizon.ts';
import type { Dates, TimeZone } from './time-frame.ts';
import type { TimeStep } from './time-step.ts';

export type SetupEvent =
  /** The date of the service, YYYY-MM-DD. */
  | { readonly type: 'today.learned'; readonly today: string }
  /** Where map tiles come from, as the service says. */
  | { readonly type: 'tiles.learned'; readonly tileAddress: string | undefined }
  | { readonly type: 'start.chosen'; readonly date: string }
  | { readonly type: 'end.chosen'; readonly date: string }
  /** Both dates at once: a last one that is not after the first becomes the earliest that is allowed. */
  | { readonly type: 'dates.chosen'; readonly dates: Dates }
  /** The spacing of the rows, which is brought within its limits. */
  | { readonly type: 'step.typed'; readonly timeStep: TimeStep }
  /** A calculation began or ended: dates are locked while it runs. */
  | { readonly type: 'dates.locked' }
  | { readonly type: 'dates.freed' }
  | { readonly type: 'geocentre.chosen' }
  | { readonly type: 'topocentre.chosen' }
  | { readonly type: 'observatory.chosen'; readonly observatory: Observatory }
  /** `value` is undefined where what was typed is blank or no number. */
  | { readonly type: 'coordinate.typed'; readonly name: CoordinateName; readonly value: number | undefined }
  /** Both coordinates were typed at once; degrees, east positive. */
  | { readonly type: 'place.typed'; readonly latitude: number; readonly longitude: number }
  /** The marker was dragged to a place; degrees, east positive. */
  | { readonly type: 'marker.dragged'; readonly latitude: number; readonly longitude: number }
  | { readonly type: 'location.requested' }
  | { readonly type: 'location.abandoned' }
  /** The zone of another place is looked up. */
  | { readonly type: 'zone.awaited' }
  | { readonly type: 'zone.picked'; readonly timezone: TimeZone }
  /** Horizon profiles of sites, as the browser stored them. */
  | { readonly type: 'horizons.learned'; readonly horizons: SiteHorizons }
  /** A text that can be read as a horizon replaces that of a site. */
  | { readonly type: 'horizon.pasted'; readonly observatory: Observatory; readonly horizon: string }
  | { readonly type: 'source.chosen'; readonly source: ObjectSource }
  | { readonly type: 'objects.saved'; readonly objects: readonly ListedObject[] }
  | { readonly type: 'object.removed'; readonly object: ListedObject }
  | UserDefinedObjectEvent
  | { readonly type: 'setup.submitted' }
  | { readonly type: 'change.confirmed' }
  | { readonly type: 'change.cancelled' }
  /** The question is taken back unanswered: the form stays as it is. */
  | { readonly type: 'question.withdrawn' }
  /** A saved set-up replaces the current one and that of the memory. */
  | { readonly type: 'setup.loaded'; readonly saved: SavedSetup };

export type SetupEmitted =
  /** The set-up is accepted and remembered; `changed` when it replaces another. */
  | { readonly type: 'setup.accepted'; readonly changed: boolean }
  /** It differs from the remembered one: wait for `change.confirmed` or `change.cancelled`. */
  | { readonly type: 'setup.questioned' }
  /** The remembered set-up has been restored. */
  | { readonly type: 'setup.restored' }
  /** The horizon at an observatory has changed: objects are to be searched for again. */
  | { readonly type: 'horizon.changed'; readonly observatory: Observatory; readonly horizon: string }
  | { readonly type: 'setup.refused'; readonly severity: Severity; readonly message: string };
