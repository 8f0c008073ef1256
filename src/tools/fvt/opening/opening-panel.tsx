import './opening.css';
import { useSelector } from '@xstate/react';
import { BookOpen } from 'lucide-react';
import { Button as PlainButton } from 'react-aria-components';
import type { CloseApproach } from '#contract/fvt/close-approaches.ts';
import { approachKey, approachTitle } from '#machines/fvt/close-approach.ts';
import { previewedApproach } from '#machines/fvt/flyby.ts';
import { isWellKnown } from '#machines/fvt/featured-approaches.ts';
import { nextDays, type OpeningContext } from '#machines/fvt/opening.ts';
import { utcOf } from '#parts/timeline/moment-text.ts';
import { FloatingPanel, PanelSection } from '#ui/overlays/floating-panel.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Skeleton } from '#ui/content/skeleton.tsx';
import { hourMinute } from '#ui/dates/date-text.ts';
import type { FvtSession } from '../fvt-session.ts';
import { LeadInside } from './opening-lead.tsx';
import { OpeningSkeleton } from './opening-skeleton.tsx';
import { distanceText, nextNote, shortDay, sizeText } from './opening-texts.ts';
import { TimeLine } from './time-line.tsx';

export type OpeningPanelProps = {
  session: FvtSession;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** Shown before the first search: the next approaches to the Earth, and featured ones. */
export function OpeningPanel({ session, isOpen, onOpenChange }: OpeningPanelProps) {
  const { fvt, sources } = session;
  const context = useSelector(sources.opening, (state) => state.context);
  const { next, featured, isNextSettled, nowMs } = context;
  const previewed = useSelector(sources.flyby, (state) => previewedApproach(state.context));
  const isMissing = useSelector(sources.opening, (state) => state.matches({ next: 'missing' }));
  const open = (approach: CloseApproach) => fvt.send({ type: 'approach.opened', approach });
  const days = listedDays(next, nowMs);
  const isLookingForFeatured = useSelector(sources.opening, (state) =>
    state.matches({ featured: 'looking' }),
  );
  return (
    <FloatingPanel
      title="Next approaches"
      summary="to Earth, within 3 LD"
      actions={<span className="fvt-next-days">{`until ${shortDay(days.endMs)}, within 3 LD`}</span>}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <LeadInside session={session} />
      <PanelSection>
        {next.length === 0 && !isNextSettled ? (
          <OpeningSkeleton />
        ) : (
          <>
            {next.length === 0 ? null : <TimeLine approaches={next} days={days} previewed={previewed} />}
            <NextTable approaches={next} previewed={previewed} nowMs={nowMs} onOpen={open} />
          </>
        )}
        <output className="small muted">{nextNote(context, isMissing)}</output>
        {next.every(isWellKnown) ? null : (
          <p className="small muted">? There are too few observations to say how near it comes.</p>
        )}
      </PanelSection>
      {isLookingForFeatured ? (
        <PanelSection title="Featured">
          <Skeleton rows={2} />
        </PanelSection>
      ) : null}
      {featured.length === 0 ? null : (
        <PanelSection title="Featured">
          <div className="fvt-featured">
            {featured.map((approach) => (
              <div key={approachKey(approach)} className="fvt-featured-one">
                <PlainButton className="fvt-featured-chip" onPress={() => open(approach)}>
                  <b className="designation">{approachTitle(approach)}</b>{' '}
                  <span>{`${shortDay(Date.parse(approach.datetime))} · ${approach.distanceLd.toFixed(2)} LD`}</span>
                </PlainButton>
                <IconButton
                  label={`Story of ${approachTitle(approach)}`}
                  icon={<BookOpen className="icon" aria-hidden />}
                  onPress={() => fvt.send({ type: 'approach.opened', approach, withStory: true })}
                />
              </div>
            ))}
          </div>
        </PanelSection>
      )}
    </FloatingPanel>
  );
}

type TableProps = Pick<OpeningContext, 'previewed' | 'nowMs'> & {
  approaches: readonly CloseApproach[];
  onOpen: (approach: CloseApproach) => void;
};

function NextTable({ approaches, previewed, nowMs, onOpen }: TableProps) {
  if (approaches.length === 0) return null;
  return (
    <table className="fvt-next" aria-label="Next approaches">
      <thead>
        <tr>
          {['Date|UTC', 'Object|', 'Distance|LD', 'Size|m', 'Speed|km/s'].map((title) => {
            const [name, unit] = title.split('|');
            return (
              <th key={name} scope="col">
                {name}
                <small>{unit}</small>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {approaches.map((approach) => {
          const { datetime, diam, speedKmS } = approach;
          const moment = utcOf(Date.parse(datetime));
          return (
            <tr key={approachKey(approach)} className={approach === previewed ? 'fvt-next-chief' : undefined}>
              <td>
                <b>{moment.toLocaleString('en-GB', { day: 'numeric', month: 'short' })}</b>{' '}
                {moment.year === utcOf(nowMs).year ? hourMinute(moment) : moment.year}
              </td>
              <th scope="row">
                <PlainButton className="fvt-next-open designation" onPress={() => onOpen(approach)}>
                  {approachTitle(approach)}
                </PlainButton>
              </th>
              <td>{distanceText(approach)}</td>
              <td>{diam === undefined ? '–' : sizeText(diam)}</td>
              <td>{speedKmS.toFixed(1)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Two weeks, or until the last approach that is listed. */
function listedDays(next: readonly CloseApproach[], nowMs: number) {
  const last = Math.max(0, ...next.map(({ datetime }) => Date.parse(datetime)));
  return { startMs: nowMs, endMs: Math.max(nextDays(nowMs).endMs, last) };
}
