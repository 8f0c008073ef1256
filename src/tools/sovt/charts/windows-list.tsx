import { useSelector } from '@xstate/react';
import { createSovtClient } from '#client/sovt/sovt-client.ts';
import type { WindowsAnswer } from '#contract/sovt/windows.ts';
import { msOfMjd } from '#machines/kit/modified-julian-date.ts';
import { propagationOf, queryOf } from '#machines/sovt/path-list.ts';
import { windowsQuery } from '#machines/sovt/path-query.ts';
import { leastElongation } from '#machines/sovt/sovt-scene.ts';
import { isAnswerTo } from '#machines/sovt/windows.ts';
import { dayText } from '#parts/timeline/moment-text.ts';
import { Button } from '#ui/button.tsx';
import { PlainTable } from '#ui/plain-table.tsx';
import type { ActivePath } from '../details/active-object.ts';
import type { SovtSession } from '../sovt-session.ts';

const COLUMNS = [{ title: 'Observable' }, { title: 'Days' }, { title: 'Brightest', unit: 'mag' }];

/** Where the same list is downloaded from. */
const ADDRESSES = createSovtClient();

/** When the selected object is brighter than its limit, and outside of the elongation cone where that is shown: to seconds, from the service. */
export function WindowsList({ active, session }: { active: ActivePath; session: SovtSession }) {
  const { sovt, sources } = session;
  const { windows } = sovt.getSnapshot().context;
  const known = useSelector(windows, ({ context }) => context);
  const isBusy = useSelector(windows, (state) => state.hasTag('busy'));
  const range = useSelector(sources.timeline, ({ context }) => context.range);
  const elongation = useSelector(sources.settings, ({ context }) => leastElongation(context.settings));
  const asked = { ...queryOf(active.row, active.calculated, range), propagation: propagationOf(active.row) };
  const query = windowsQuery(asked, elongation);
  const answer = isAnswerTo(known, query) ? known.answer : undefined;
  if (answer === undefined) {
    return (
      <div className="sovt-windows">
        <Button
          size="small"
          isDisabled={isBusy}
          onPress={() => windows.send({ type: 'windows.requested', query })}
        >
          {isBusy ? 'Looking for windows…' : 'List observing windows'}
        </Button>
      </div>
    );
  }
  return (
    <div className="sovt-windows">
      {answer.data.length === 0 ? (
        <p className="small muted">There are no windows in the time frame.</p>
      ) : (
        <PlainTable
          caption={`Windows of ${active.row.title}`}
          columns={COLUMNS}
          rows={answer.data.map(rowOf)}
        />
      )}
      <p className="small">
        <a href={ADDRESSES.windowsAddress(query, 'csv')} download>
          CSV
        </a>{' '}
        <a href={ADDRESSES.windowsAddress(query, 'calendar')} download>
          iCal
        </a>
      </p>
    </div>
  );
}

function rowOf({ start, end, startsBefore, endsAfter, brightest }: WindowsAnswer['data'][number]) {
  const span = `${startsBefore ? '… ' : ''}${dayText(msOfMjd(start))} – ${dayText(msOfMjd(end))}${endsAfter ? ' …' : ''}`;
  return {
    key: String(start),
    cells: [span, String(Math.max(1, Math.round(end - start))), brightest.apparentMag.toFixed(1)],
  };
}
