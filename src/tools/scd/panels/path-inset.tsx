import './path-inset.css';
import { useSelector } from '@xstate/react';
import { type CSSProperties, useSyncExternalStore } from 'react';
import { ARCSECOND } from '#engine/constants.ts';
import { sized } from '#parts/charts/drawing-size.ts';
import { roundedAngleText } from '#parts/quantities/angle-text.ts';
import type { PictureSize } from '#render/cameras/orbit-camera.ts';
import { cssColour } from '#render/labels/text-style.ts';
import type { Tick } from '#render/painters/sky/trail-ticks.ts';
import { tickLabel } from '#render/picture/sky/date-ticks.ts';
import { enlargedPath, tickText } from '../scene/enlarged-path.ts';
import type { ScdSession } from '../scd-session.ts';

/** CSS px; the lower one is above the middle of a phone's chart. */
const FRAME = { width: 232, height: 148 };
const LOW_FRAME = { width: 232, height: 112 };

/** From the path to the end of a tick, CSS px. */
const TICK_PX = 4;

/** The path of the object that the chart is for with its times, while it is too short in the chart to be read. */
export function PathInset({ session }: { readonly session: ScdSession }) {
  const { workflows, view } = session;
  useSelector(workflows.traces, ({ context }) => context);
  useSelector(workflows.chart, ({ context }) => context);
  useSelector(workflows.settings, ({ context }) => context.settings);
  const shown = useSyncExternalStore(session.shown.subscribe, session.shown.get);
  const { trails, look } = view.inputs();
  const trail = trails.find(({ dating }) => dating === true);
  const frame = matchMedia('(max-width: 640px)').matches ? LOW_FRAME : FRAME;
  const size = shown?.size();
  if (trail === undefined || size === undefined) return null;
  const path = enlargedPath(trail, { camera: view.camera(), size }, frame);
  if (path === undefined) return null;
  const { points, ticks, length } = path;
  const now = trail.current === undefined ? undefined : points[trail.current];
  const colours = {
    '--path': cssColour(trail.colour),
    '--path-ground': cssColour(look.background),
    '--path-text': cssColour(look.names.date?.colour ?? trail.colour),
  } as CSSProperties; // whose type knows no properties of style sheets
  return (
    <figure className="sky-legend path-inset" style={colours}>
      <figcaption>
        <b>{trail.name}</b> {`along ${roundedAngleText(length / ARCSECOND)}, enlarged`}
      </figcaption>
      <svg {...sized(frame.width, frame.height)} aria-hidden>
        {points.slice(1).map(([x, y], row) => (
          <line
            key={row}
            className={trail.pale?.[row] === 1 || trail.pale?.[row + 1] === 1 ? 'path-inset-pale' : undefined}
            x1={points[row]?.[0]}
            y1={points[row]?.[1]}
            x2={x}
            y2={y}
          />
        ))}
        {ticks.map((tick) => (
          <TickMark key={tick.date} tick={tick} frame={frame} />
        ))}
        {now === undefined ? null : <circle cx={now[0]} cy={now[1]} r={5} />}
      </svg>
    </figure>
  );
}

/** A tick across a path with its date. */
function TickMark({ tick, frame }: { readonly tick: Tick; readonly frame: PictureSize }) {
  const { x, y, across, below, anchor, baseline } = tickText(tick, frame);
  const [dx, dy] = [TICK_PX * across, TICK_PX * below];
  return (
    <>
      <line x1={tick.x - dx} y1={tick.y - dy} x2={tick.x + dx} y2={tick.y + dy} />
      <text x={x} y={y} textAnchor={anchor} dominantBaseline={baseline}>
        {tickLabel(tick.date)}
      </text>
    </>
  );
}
