import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import { countText } from '#contract/text/count-text.ts';
import { LUNAR_DISTANCE_KM } from '#engine/constants.ts';
import { isOpenFilter, filteredApproaches } from '#machines/fvt/approach-filter.ts';
import type { ApproachSearchActor } from '#machines/fvt/approach-search.ts';
import type { FvtActor } from '#machines/fvt/fvt.ts';
import {
  canSearch,
  isLongSearch,
  LONG_SEARCH_MESSAGE,
  NONE_FOUND_MESSAGE,
  PARTIAL_MESSAGE,
} from '#machines/fvt/search-rules.ts';
import { markedTitle } from '#machines/objects/listed-object.ts';
import { Term } from '#parts/glossary/term.tsx';
import { isoDayOf, momentOf } from '#parts/timeline/moment-text.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Chip } from '#ui/content/chip.tsx';
import { DatePicker } from '#ui/dates/date-picker.tsx';
import { PanelSection } from '#ui/overlays/floating-panel.tsx';
import { ServiceAway } from '#parts/service-away.tsx';
import { Note } from '#ui/content/note.tsx';
import type { FvtSources } from '../fvt-session.ts';
import { FollowingApproach } from './following-approach.tsx';
import { MainBodyChoice } from './main-body-choice.tsx';

/** Objects of a list that are named in the form; the popup lists all. */
const MOST_CHIPS = 6;

const EARTH_LIMIT = `Within 3 lunar distances of Earth (${((3 * LUNAR_DISTANCE_KM) / 1e6).toFixed(2)} million km)`;

type Props = { readonly fvt: FvtActor; readonly sources: FvtSources };

/** What close approaches are searched for by: bodies, days and perhaps objects. */
export function SearchForm({ fvt, sources: { search } }: Props) {
  const request = useSelector(search, ({ context }) => context);
  const message = useSelector(search, statusText);
  const { days, limits } = request;
  return (
    <PanelSection>
      <MainBodyChoice search={search} />
      <div className="fvt-days">
        <DatePicker
          label="Start"
          value={isoDayOf(days.startMs)}
          min={isoDayOf(limits.startMs)}
          max={isoDayOf(limits.endMs)}
          onChange={(day) => search.send({ type: 'first-day.chosen', ms: momentOf(day) })}
        />
        <DatePicker
          label="End"
          value={isoDayOf(days.endMs)}
          min={isoDayOf(limits.startMs)}
          max={isoDayOf(limits.endMs)}
          onChange={(day) => search.send({ type: 'last-day.chosen', ms: momentOf(day) })}
        />
      </div>
      <ChosenObjects fvt={fvt} search={search} />
      <div className="spread">
        <span className="muted">{limitText(request)}</span>
        <Button
          kind="primary"
          isDisabled={!canSearch(request)}
          onPress={() => search.send({ type: 'search.requested' })}
        >
          Search
        </Button>
      </div>
      {isLongSearch(request) ? <Note>{LONG_SEARCH_MESSAGE}</Note> : null}
      <output className="fvt-status">{message}</output>
      <ServiceAway waiting="Searching works again when it is back." />
      <FollowingApproach fvt={fvt} search={search} />
    </PanelSection>
  );
}

/** The outcome of the search, announced as it changes. */
function statusText(search: SnapshotFrom<ApproachSearchActor>): string {
  const { approaches, noneFound, isPartial, progress, filter } = search.context;
  const found = countText(approaches.length, 'approach', 'approaches');
  if (search.hasTag('searching')) return progress === undefined ? 'Searching…' : `${found} so far`;
  if (approaches.length === 0 && !noneFound) return '';
  const listed = isOpenFilter(filter)
    ? found
    : `${filteredApproaches(approaches, filter).length} of ${found}`;
  const [message, rest] = noneFound ? [NONE_FOUND_MESSAGE, ' '] : [listed, '. '];
  return isPartial ? `${message}${rest}${PARTIAL_MESSAGE}` : message;
}

function ChosenObjects({ fvt, search }: { fvt: FvtActor; search: FvtSources['search'] }) {
  const objects = useSelector(search, ({ context }) => context.objects);
  const saveObjects = (rest: typeof objects) => search.send({ type: 'objects.saved', objects: rest });
  return (
    <div className="fvt-objects">
      <div className="spread">
        <span className="muted">
          {objects.length === 0 ? 'All objects' : countText(objects.length, 'chosen object')}
        </span>
        <Button
          kind="quiet"
          size="small"
          onPress={() => fvt.send({ type: 'objects.requested', tab: 'select' })}
        >
          Choose objects
        </Button>
      </div>
      {objects.length === 0 ? null : (
        <div className="fvt-chips">
          {objects.slice(0, MOST_CHIPS).map((object) => (
            <Chip
              key={object.designator}
              text={markedTitle(object)}
              onRemove={() => saveObjects(objects.filter((other) => other !== object))}
            />
          ))}
          {objects.length > MOST_CHIPS ? (
            <span className="muted">and {objects.length - MOST_CHIPS} more</span>
          ) : null}
        </div>
      )}
    </div>
  );
}

const SPHERE = <Term name="sphere-of-influence">sphere of influence</Term>;

/** How near an approach must be to count. */
function limitText({ bodies }: { readonly bodies: readonly string[] }): ReactNode {
  if (bodies.length === 0) return 'Choose a body first';
  if (bodies.length > 1)
    return (
      <>
        {EARTH_LIMIT}; elsewhere within the {SPHERE}
      </>
    );
  return bodies[0] === 'earth' ? EARTH_LIMIT : <>Within the {SPHERE}</>;
}
