import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { NightPlanSettings } from '#contract/opt/night-plan-state.ts';
import type { TelescopeProfile } from '#contract/opt/telescope-profile.ts';
import type { Obstruction } from '#engine/sky/obstruction.ts';
import type { NightTable } from '#machines/opt/night-plan/night-table.ts';
import type { NightGrid } from '#machines/opt/night-plan/plan-candidates.ts';
import type { PlannedSlot } from '#machines/opt/night-plan/planned-night.ts';
import { slotExposure, type SlotExposure } from '#machines/opt/night-plan/slot-exposure.ts';
import type { TimeZone } from '#machines/planning/time-frame.ts';
import { useWidth } from '#parts/charts/drawing-size.ts';
import { Definition, Glossed } from '#parts/glossary/term.tsx';
import { fixedText, knownText } from '#parts/quantities/number-text.ts';
import { Explained } from '#ui/content/explained.tsx';
import { chanceText, EXPOSURE_MEANINGS, exposuresText, secondsText } from './exposure-texts.ts';
import { RowProvenance } from '../ephemerides/row-provenance.tsx';
import { nightAxis, type NightAxis } from './night-axis.ts';
import { NightHead } from './night-head.tsx';
import { NightRow, ROW_PX } from './night-row.tsx';
import { SlotBar } from './slot-bar.tsx';
import { slotMinutes, slotTimes, slotTitle, whyText } from './slot-texts.ts';
import '#parts/charts/charts.css';
import './slot-table.css';

type Props = {
  readonly table: NightTable;
  readonly grid: NightGrid;
  readonly slots: readonly PlannedSlot[];
  readonly settings: NightPlanSettings;
  readonly zone: TimeZone;
  readonly obstruction: Obstruction | undefined;
  readonly telescope: TelescopeProfile | undefined;
  readonly selected: string | undefined;
  /** An object for which room was made: its row gets the focus. */
  readonly added: string | undefined;
  readonly onSelect: (designator: string) => void;
  readonly onMove: (slot: PlannedSlot, start: number) => void;
  readonly onSwap: (slot: PlannedSlot, by: -1 | 1) => void;
  readonly onResize: (slot: PlannedSlot, steps: number) => void;
  readonly onLock: (slot: PlannedSlot) => void;
};

/** The plan, a row for each slot in the order of the night: what, when and why, its figures, and its night with the slot in it. */
export function SlotRows(props: Props) {
  const { table, grid, slots, settings, zone, telescope } = props;
  const [ref, width] = useWidth<HTMLDivElement>();
  const axis = nightAxis(table, grid, settings.sunBelow, width);
  return (
    <table className="plan-table" data-telescope={telescope !== undefined || undefined}>
      <caption className="visually-hidden">Plan of the night, in the order of its slots</caption>
      <thead>
        <tr>
          <th scope="col">
            Object
            <span className="muted">{`when, ${zone.name}, and why`}</span>
          </th>
          <Head title="V" unit="mag" />
          <Head title="Motion" unit="″/min" />
          {telescope === undefined ? (
            <>
              <Head title="Altitude" unit="deg" />
              <Head title="Score" unit="" meaning={<Definition name="plan-score" />} />
            </>
          ) : (
            <>
              <Head title="Trails" unit="after s" meaning={EXPOSURE_MEANINGS.trails} />
              <Head title="In field" unit="%" meaning={EXPOSURE_MEANINGS.field} />
            </>
          )}
          <th scope="col" className="plan-night-cell">
            <span className="visually-hidden">Night</span>
            <div ref={ref}>
              <NightHead table={table} axis={axis} zone={zone} />
            </div>
          </th>
        </tr>
      </thead>
      <tbody>
        {slots.map((slot, index) => (
          <SlotRow key={slot.object.table.designator} {...props} slot={slot} place={index} axis={axis} />
        ))}
      </tbody>
    </table>
  );
}

type HeadProps = { readonly title: string; readonly unit: string; readonly meaning?: ReactNode };

function Head({ title, unit, meaning }: HeadProps) {
  return (
    <th scope="col" className="plan-number">
      {meaning === undefined ? <Glossed words={title} /> : <Explained text={meaning}>{title}</Explained>}
      <span className="muted">{unit}</span>
    </th>
  );
}

type RowProps = Props & { readonly slot: PlannedSlot; readonly place: number; readonly axis: NightAxis };

function SlotRow(props: RowProps) {
  const { slot, place, axis, table, grid, settings, zone, obstruction, telescope, selected } = props;
  const { object, row, worth } = slot;
  const { designator } = object.table;
  const exposure = telescope && slotExposure(telescope, row, slotMinutes(slot) * 60);
  return (
    <tr
      data-selected={designator === selected || undefined}
      data-hindered={slot.constraint !== undefined || undefined}
      onClick={() => props.onSelect(designator)}
    >
      <th scope="row">
        <span className="plan-place figures" aria-hidden>
          {place + 1}
        </span>
        <span className="plan-name">
          <span className="designation">{slotTitle(slot)}</span>
          {slot.isLocked ? <Lock className="icon plan-locked" aria-label="locked" /> : null}
          <RowProvenance object={object.table} arcsec={row.ellipse?.major ?? null} moment={row.moment} />
        </span>
        <span className="muted figures">
          {`${slotTimes(slot, zone)}, ${slotMinutes(slot)} min, ${whyText(slot, settings)}`}
        </span>
      </th>
      <Figure label="V" text={knownText(row.magnitude, 1)} />
      <Figure label="″/min" text={fixedText(row.rate, 2)} />
      {exposure === undefined ? (
        <>
          <Figure label="Altitude" text={`${fixedText(row.altitude, 0)}°`} />
          <Figure label="Score" text={fixedText(worth, 2)} />
        </>
      ) : (
        <>
          <Figure label="Trails, s" text={secondsText(exposure.untrailed)} />
          <Figure label="Field, %" text={chanceText(exposure.chance)} isLow={(exposure.chance ?? 1) < 0.95} />
        </>
      )}
      <td className="plan-night-cell">
        <div className="plan-night-row">
          <NightRow
            table={table}
            object={object}
            axis={axis}
            obstruction={obstruction}
            altitudeAbove={settings.altitudeAbove}
            moonApart={settings.moonApart}
            meridianGap={settings.meridianGap}
          />
          {axis.width === 0 ? null : (
            <>
              <SlotBar
                slot={slot}
                grid={grid}
                zone={zone}
                height={ROW_PX}
                rowWidth={axis.width}
                x={(moment) => axis.x(moment)}
                momentAt={(px) => axis.x.invert(px)}
                isSelected={designator === selected}
                takesFocus={designator === props.added}
                onSelect={() => props.onSelect(designator)}
                onMove={(moment) => props.onMove(slot, moment)}
                onSwap={(by) => props.onSwap(slot, by)}
                onResize={(steps) => props.onResize(slot, steps)}
                onLock={() => props.onLock(slot)}
              />
              {exposure === undefined ? null : <ExposureLabel slot={slot} exposure={exposure} axis={axis} />}
            </>
          )}
        </div>
      </td>
    </tr>
  );
}

/** Room beside a slot that its exposures take, CSS px. */
const LABEL_PX = 90;

/** The exposures of a slot, beside it on the side that has room. */
function ExposureLabel({
  slot,
  exposure,
  axis: { x, width },
}: {
  readonly slot: PlannedSlot;
  readonly exposure: SlotExposure;
  readonly axis: NightAxis;
}) {
  const [left, right] = [x(slot.start), x(slot.end)];
  const isRight = right + LABEL_PX < width;
  return (
    <span
      className="plan-exposures figures"
      style={
        isRight
          ? { left: `${(100 * (right + 6)) / width}%` }
          : { right: `${(100 * (width - left + 6)) / width}%` }
      }
    >
      {exposuresText(exposure)}
    </span>
  );
}

type FigureProps = { readonly label: string; readonly text: string; readonly isLow?: boolean };

function Figure({ label, text, isLow = false }: FigureProps) {
  return (
    <td className="plan-number figures" data-label={label} data-low={isLow || undefined}>
      {text}
    </td>
  );
}
