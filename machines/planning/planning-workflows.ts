import { fromPromise } from 'xstate';
import type { Impactor } from '#contract/asteroid.ts';
import type { ServiceStatus } from '#contract/status.ts';
import { objectEditorMachine } from '../editor/object-editor.ts';
import { listen } from '../kit/listen.ts';
import { notProvided } from '../kit/not-provided.ts';
import { objectListMachine } from '../objects/object-list.ts';
import { observatorySearchMachine } from './observatory-search.ts';
import { telescopesMachine } from './telescopes.ts';

/** What every tool runs that plans observations: its workflows beside the set-up, and what is requested of the service at its start. */
export const PLANNING_ACTORS = {
  observatorySearch: observatorySearchMachine,
  objectList: objectListMachine,
  editor: objectEditorMachine,
  telescopes: telescopesMachine,
  /** The status of the service; without it the page's own date and map are used. */
  readStatus: fromPromise<ServiceStatus>(notProvided),
  listImpactors: fromPromise<readonly Impactor[]>(notProvided),
  listen,
};
