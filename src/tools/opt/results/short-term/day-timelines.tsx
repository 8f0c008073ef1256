import { useRef, useState } from 'react';
import type { TimeZone } from '#machines/planning/time-frame.ts';
import { type Span, spanPath } from '#parts/charts/spans.ts';
import { useWidth } from '#parts/charts/drawing-size.ts';
import { Explanation } from '#parts/glossary/term.tsx';
import { showRows } from '#parts/planning/show-rows.ts';
import { Explained } from '#ui/content/explained.tsx';
import { AltitudeTimeline, TIMELINE_PX } from './altitude-timeline.tsx';
import { ObjectRow } from './object-row.tsx';
import type { ObjectDay, SkyDay } from './short-term-day.ts';
import { TimelineHead } from './timeline-head.tsx';

type Props = {
  readonly days: readonly ObjectDay[];
  readonly sky: SkyDay;
  /** The day from noon to noon, Julian dates UTC. */
  readonly day: Span;
  readonly zone: TimeZone;
};

/** The cell that is read, and the timeline it is in. */
type Reading = { readonly row: number; readonly cell: number };

/** The objects of a day, one row each, over one axis of time. */
export function DayTimelines({ days, sky, day, zone }: Props) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const [reading, setReading] = useState<Reading>();
  const [entry, setEntry] = useState(0);
  const body = useRef<HTMLTableSectionElement>(null);
  const x = (moment: number) => (moment - day.start) * width;
  const sunlight = spanPath(sky.sunlight, x, 0, TIMELINE_PX);
  const twilight = spanPath(between(day, [...sky.sunlight, ...sky.nights]), x, 0, TIMELINE_PX);
  const hasSky = sky.twilight.kind !== 'none';
  const leave = (row: number, cell: number | undefined) => {
    const next = body.current?.querySelectorAll('input').item(row);
    if (next === undefined || next === null) return;
    setEntry(row);
    next.focus();
    if (cell !== undefined) setReading({ row, cell });
  };
  return (
    <div className="short-term-scroll" ref={showRows}>
      {hasSky ? null : <NoTimelines />}
      <table className="short-term-table" data-bare={!hasSky || undefined}>
        <caption className="visually-hidden">Altitude of every object from noon to noon</caption>
        <thead>
          <tr>
            <th scope="col">Object</th>
            <th scope="col">
              <Explained text="Previous observations">Obs.</Explained>
            </th>
            <th scope="col">Source</th>
            <Quantity name="SKY_MOV" unit="arcsec/min" />
            <Quantity name="MAG" unit="mag" />
            <Quantity name="ERR_A" unit="arcsec" />
            <th scope="col" className="short-term-timeline">
              <span className="visually-hidden">Altitude</span>
              <div ref={ref} />
              {hasSky ? (
                <>
                  <span className="timeline-scales" aria-hidden>
                    <span>UTC</span>
                    <span>local</span>
                  </span>
                  <TimelineHead
                    sky={sky}
                    day={day}
                    zone={zone}
                    width={width}
                    sunlight={sunlight}
                    twilight={twilight}
                  />
                </>
              ) : null}
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          {days.map((objectDay, row) => (
            <ObjectRow key={objectDay.object.designator} day={objectDay}>
              {hasSky && objectDay.object.data.length > 0 ? (
                <AltitudeTimeline
                  day={objectDay}
                  zone={zone}
                  width={width}
                  sunlight={sunlight}
                  twilight={twilight}
                  cell={reading?.row === row ? reading.cell : undefined}
                  isEntry={entry === row}
                  onCell={(cell) => setReading(cell === undefined ? undefined : { row, cell })}
                  onLeave={(by) => leave(row + by, reading?.cell)}
                />
              ) : (
                <span className="muted">{objectDay.object.error ?? ''}</span>
              )}
            </ObjectRow>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Quantity({ name, unit }: { readonly name: string; readonly unit: string }) {
  return (
    <th scope="col" className="short-term-number">
      <Explained text={<Explanation text="In the middle of the day shown." words={name} />}>{name}</Explained>
      <span className="muted">{unit}</span>
    </th>
  );
}

function NoTimelines() {
  return (
    <p className="short-term-note" role="note">
      The geocentre has no horizon: nothing rises or sets there, so there are no altitudes to show. Pick an
      observatory on the ground in the setup.
    </p>
  );
}

/** The parts of a day that lie in none of some spans. */
function between(day: Span, spans: readonly Span[]): readonly Span[] {
  const left: Span[] = [];
  let from = day.start;
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    if (start > from) left.push({ start: from, end: start });
    from = Math.max(from, end);
  }
  return from < day.end ? [...left, { start: from, end: day.end }] : left;
}
