import type { CalculationEmitted, CalculationEvent } from './calculation-events.ts';
import type { ColumnsEmitted } from './columns.ts';
import { EDITOR_ANSWERS, type EditorOrder, listEvents, questionOrders } from '../editor/editor-reactions.ts';
import type { FilteringEmitted, FilteringEvent } from './filtering-events.ts';
import { failed, notice } from '../popups/notice.ts';
import type { ObjectEditorEmitted } from '../editor/object-editor-events.ts';
import type { ObjectListEmitted } from '../objects/object-list.ts';
import type { OptEvent } from './opt-events.ts';
import { OBJECTS_POPUP, tooManyObjects } from '../objects/object-list-popups.ts';
import {
  calculationFailed,
  calculationStopped,
  COLUMNS_POPUP,
  FINISHED,
  NO_RESULTS_MESSAGE,
  plotsFailed,
  PROGRESS,
  SETUP_CHANGED,
  STOP_CONFIRMATION,
  TAKING_LONGER,
} from './opt-popups.ts';
import type { NamedEvent, Popup, PopupAnswer } from '../popups/popups.ts';
import type { SearchEmitted } from '../kit/search.ts';
import type { SetupEmitted, SetupEvent } from '../planning/setup-events.ts';

/** What happens in one of the workflows of observation planning. */
export type OptNews =
  | SetupEmitted
  | SearchEmitted
  | ObjectListEmitted
  | ObjectEditorEmitted
  | FilteringEmitted
  | CalculationEmitted
  | ColumnsEmitted
  | PopupAnswer;

/** What is told to another workflow, or to the tool itself. */
export type Message =
  | EditorOrder
  | { readonly to: 'setup'; readonly event: SetupEvent }
  | { readonly to: 'filtering'; readonly event: FilteringEvent }
  | { readonly to: 'calculation'; readonly event: CalculationEvent }
  | { readonly to: 'opt'; readonly event: OptEvent };

/** What buttons of popups mean in observation planning; the other names are somebody else's. */
export const MEANINGS: Readonly<Partial<Record<NamedEvent, Message>>> = {
  'reset-all': { to: 'filtering', event: { type: 'reset.requested' } },
  'clear-all-filters': { to: 'filtering', event: { type: 'filters.cleared' } },
  'confirm-setup-change': { to: 'setup', event: { type: 'change.confirmed' } },
  'cancel-setup-change': { to: 'setup', event: { type: 'change.cancelled' } },
  'stop-calculation': { to: 'calculation', event: { type: 'stop.requested' } },
  'cancel-calculation': { to: 'calculation', event: { type: 'calculation.cancelled' } },
  'resume-calculation': { to: 'calculation', event: { type: 'stop.declined' } },
  'retry-calculation': { to: 'calculation', event: { type: 'retry.requested' } },
  'goto-results': { to: 'opt', event: { type: 'results.requested', ignoreChange: false } },
  'ignore-filtering-change': { to: 'opt', event: { type: 'results.requested', ignoreChange: true } },
  ...EDITOR_ANSWERS,
  'confirm-filtering-change': { to: 'opt', event: { type: 'calculate.requested' } },
};

/** While ephemerides are calculated, dates and the form of the editor wait. */
const HELD: readonly Message[] = [
  { to: 'setup', event: { type: 'dates.held' } },
  { to: 'editor', event: { type: 'ephemerides.loading' } },
];
const FREED: readonly Message[] = [
  { to: 'setup', event: { type: 'dates.freed' } },
  { to: 'editor', event: { type: 'ephemerides.loaded' } },
];
const CALCULATED: Message = { to: 'filtering', event: { type: 'ephemerides.calculated' } };

/** Whom the news of one workflow concerns, in the order they are told; anything else concerns nobody. */
export function messagesOf(news: OptNews | OptEvent): readonly Message[] {
  switch (news.type) {
    case 'setup.questioned':
      return [show(SETUP_CHANGED)];
    case 'setup.refused':
      return [show(notice(news.severity, news.message))];

    case 'search.failed':
    case 'names.failed':
    case 'filtering.failed':
      return [show(failed(news.failure))];
    case 'list.committed':
      return [{ to: 'setup', event: { type: 'objects.saved', objects: news.objects } }];
    case 'list.closed':
      return [withdraw(OBJECTS_POPUP)];
    case 'list.truncated':
    case 'selection.truncated':
      return [show(tooManyObjects())];
    case 'names.missing':
      return [show(notice('warning', news.message, news.names))];
    case 'columns.closed':
      return [withdraw(COLUMNS_POPUP)];

    case 'step.clamped':
      return [show(notice('info', news.message))];
    case 'impactor.selected':
      return [show(notice('warning', news.message))];

    case 'synthetic.defined':
    case 'synthetic.redefined':
    case 'synthetic.deleted':
      return listEvents(news).map((event) => ({ to: 'setup', event }));
    case 'deletion.questioned':
    case 'editor.closed':
    case 'editing.failed':
      return questionOrders(news);

    case 'calculation.begun':
      return HELD;
    case 'progress.due':
      return [show(PROGRESS)];
    case 'estimate.exceeded':
      return [show(TAKING_LONGER)];
    case 'confirmation.due':
      return [show(STOP_CONFIRMATION)];
    case 'calculation.finished':
      return [withdraw(TAKING_LONGER.key), ...FREED, CALCULATED, show(FINISHED)];
    case 'calculation.failed':
      return [withdraw(TAKING_LONGER.key), ...FREED, show(calculationFailed(news.failure))];
    case 'calculation.stopped':
      return [withdraw(TAKING_LONGER.key), ...FREED, show(calculationStopped(news.failure))];
    case 'results.restored':
      return [CALCULATED];
    case 'plots.failed':
      return [show(plotsFailed(news.failure))];
    case 'results.missing':
      return [show(notice('warning', NO_RESULTS_MESSAGE))];

    case 'popup.answered': {
      const meaning = MEANINGS[news.name];
      return meaning === undefined ? [] : [meaning];
    }
    default:
      return [];
  }
}

function show(popup: Popup): Message {
  return { to: 'popups', event: { type: 'popup.opened', popup } };
}

function withdraw(key: string): Message {
  return { to: 'popups', event: { type: 'popup.withdrawn', key } };
}
