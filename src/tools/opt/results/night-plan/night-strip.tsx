import { scaleLinear } from 'd3-scale';
import type { NightTable } from '#machines/opt/night-table.ts';
import type { NightGrid, PlannedSlot } from '#machines/opt/planned-night.ts';
import type { TimeZone } from '#machines/planning/time-frame.ts';
import { Curve } from '#parts/charts/curve.tsx';
import { useWidth } from '#parts/charts/use-width.ts';
import { hourTicks } from './hour-ticks.ts';
import { SlotBar } from './slot-bar.tsx';
import '#parts/charts/charts.css';

type Props = {
  readonly table: NightTable;
  readonly grid: NightGrid;
  readonly slots: readonly PlannedSlot[];
  readonly zone: TimeZone;
  readonly selected: string | undefined;
  readonly onSelect: (designator: string) => void;
  readonly onMove: (slot: PlannedSlot, start: number) => void;
  readonly onResize: (slot: PlannedSlot, steps: number) => void;
  readonly onLock: (slot: PlannedSlot) => void;
};

const CURVES_PX = 132;
const BARS_PX = 28;
const AXIS_PX = 22;
/** Part of an hour that is shown before and after the night, days. */
const MARGIN = 0.5 / 24;

/** The slots along the night, behind them the altitude of each object and of the Moon. */
export function NightStrip(props: Props) {
  const { table, grid, slots, zone, selected } = props;
  const [ref, width] = useWidth<HTMLDivElement>();
  const [start, end] = [grid.start - MARGIN, grid.start + grid.steps * grid.stepDays + MARGIN];
  const x = scaleLinear([start, end], [0, width]);
  const first = Math.max(0, table.moments.findIndex((moment) => moment >= start) - 1);
  const last = table.moments.findLastIndex((moment) => moment <= end) + 2;
  const moments = table.moments.slice(first, last);
  const curve = { timestamps: moments, start, end, min: 0, max: 90, width, top: 6, bottom: CURVES_PX };
  const above = (values: readonly (number | undefined)[]) =>
    values.slice(first, last).map((value) => (value === undefined || value < 0 ? null : value));
  return (
    <div className="plan-strip" ref={ref}>
      <svg width={width} height={CURVES_PX + BARS_PX + AXIS_PX} aria-hidden>
        <g>
          <rect className="plan-twilight" width={width} height={CURVES_PX + BARS_PX} />
          <rect
            className="plan-dark"
            x={x(grid.start)}
            width={Math.max(0, x(end - MARGIN) - x(grid.start))}
            height={CURVES_PX + BARS_PX}
          />
          {[30, 60].map((altitude) => (
            <g key={altitude}>
              <line
                className="plan-grid"
                x2={width}
                y1={CURVES_PX - (altitude / 90) * (CURVES_PX - 6)}
                y2={CURVES_PX - (altitude / 90) * (CURVES_PX - 6)}
              />
              <text className="plan-label" x={4} y={CURVES_PX - (altitude / 90) * (CURVES_PX - 6) - 3}>
                {`${altitude}°`}
              </text>
            </g>
          ))}
          <g className="plan-moon">
            <Curve {...curve} values={above(table.moon)} />
          </g>
          {slots.map(({ object }) => (
            <g
              key={object.table.designator}
              className="plan-curve"
              data-selected={object.table.designator === selected || undefined}
            >
              <Curve {...curve} values={above(object.rows.map((row) => row?.altitude))} />
            </g>
          ))}
          {hourTicks(start, end, zone, width).map(({ moment, text }) => (
            <g key={moment} transform={`translate(${Math.round(x(moment))} ${CURVES_PX + BARS_PX})`}>
              <line className="plan-grid" y2={5} />
              <text className="plan-label" y={17} textAnchor="middle">
                {text}
              </text>
            </g>
          ))}
        </g>
      </svg>
      {width === 0
        ? null
        : slots.map((slot) => (
            <SlotBar
              key={slot.object.table.designator}
              slot={slot}
              grid={grid}
              zone={zone}
              top={CURVES_PX}
              height={BARS_PX}
              x={(moment) => x(moment)}
              momentAt={(px) => x.invert(px)}
              isSelected={slot.object.table.designator === selected}
              onSelect={() => props.onSelect(slot.object.table.designator)}
              onMove={(moment) => props.onMove(slot, moment)}
              onResize={(steps) => props.onResize(slot, steps)}
              onLock={() => props.onLock(slot)}
            />
          ))}
    </div>
  );
}
