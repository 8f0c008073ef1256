import { useSelector } from '@xstate/react';
import { type ReactNode, useRef, useState } from 'react';
import { MILLISECONDS_PER_MINUTE } from '#engine/constants.ts';
import type { Calculation, CalculationRequest } from '#machines/opt/calculation/calculation-rules.ts';
import type { OptWorkflows } from '#machines/opt/opt-context.ts';
import {
  lockAt,
  locksOf,
  movedSlot,
  resizedLock,
  swappedSlot,
} from '#machines/opt/night-plan/night-slots.ts';
import type { NightGrid } from '#machines/opt/night-plan/plan-candidates.ts';
import type { LeftOut, PlannedSlot } from '#machines/opt/night-plan/planned-night.ts';
import { unixTimeFromJulianDate } from '#engine/time/unix-time.ts';
import { USER_DEFINED } from '#contract/user-defined/user-defined.ts';
import { telescopeInUse } from '#machines/planning/telescopes.ts';
import { UTC } from '#machines/planning/time-frame.ts';
import type { Plan } from '#machines/planning/plan.ts';
import type { PlanLock } from '#contract/opt/night-plan-state.ts';
import { usePage } from '#parts/page.tsx';
import { minuteOf } from '#parts/timeline/moment-text.ts';
import { showRows } from '#parts/planning/show-rows.ts';
import { roomText } from './room-text.ts';
import { SkyChartButton } from '../ephemerides/sky-chart-button.tsx';
import { AltitudeScale } from '../short-term/altitude-scale.tsx';
import { useObstruction } from '../use-obstruction.ts';
import { RowsOf } from '../ephemerides/row-provenance.tsx';
import { savePlan } from './exports/save-plan.ts';
import { darkSpan } from './dark-span.ts';
import { LeftOutList } from './left-out-list.tsx';
import { NothingPlanned } from './nothing-planned.tsx';
import { PlanSettings } from './plan-settings.tsx';
import { planSources } from './plan-sources.ts';
import { PlanSummary } from './plan-summary.tsx';
import { resizedMinutes, slotTitle } from './slot-texts.ts';
import { SlotDetails } from './slot-details.tsx';
import { SlotRows } from './slot-rows.tsx';
import { usePlannedNight } from './use-planned-night.ts';

type Props = {
  readonly workflows: Pick<OptWorkflows, 'nightPlan' | 'filtering' | 'setup' | 'telescopes'>;
  /** The rows of the night. */
  readonly calculated: Calculation;
  readonly plan: Plan;
  /** The night, named by both of its dates. */
  readonly night: string;
  /** Shown beside the links to other tools. */
  readonly aside?: ReactNode;
};

/** The plan of a night once its rows are loaded: strip, list, and the objects left out. */
export function NightPlanView({ workflows, calculated, plan, night, aside }: Props) {
  const { clock } = usePage();
  const { nightPlan, filtering, setup, telescopes } = workflows;
  const obstruction = useObstruction(workflows);
  const telescope = useSelector(telescopes, ({ context }) => telescopeInUse(context));
  const { settings, clock: clockShown } = useSelector(nightPlan, ({ context }) => context);
  const zone = clockShown === 'local' ? plan.timeFrame.timezone : UTC;
  const [selected, setSelected] = useState<string>();
  const [announcement, setAnnouncement] = useState('');
  const [added, setAdded] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const { table, planned, roomOf } = usePlannedNight(
    nightPlan,
    filtering,
    calculated,
    plan.observatory,
    obstruction,
    telescope,
  );
  const limits = (
    <PlanSettings
      settings={settings}
      setup={setup}
      observatory={plan.observatory}
      onChange={(change) => nightPlan.send({ type: 'settings.changed', change })}
    />
  );
  if (table === undefined || planned.kind === 'no-night') {
    return (
      <div className="results-view plan-view">
        {limits}
        <NothingPlanned
          title="There is no night"
          leftOut={[{ reason: 'sun-up' }]}
          settings={settings}
          onLift={(change) => nightPlan.send({ type: 'settings.changed', change })}
        />
      </div>
    );
  }
  const { grid, slots, leftOut, worth } = planned;
  const lock = (slot: PlannedSlot, locks: readonly PlanLock[] | undefined, done: string) => {
    setSelected(slot.object.table.designator);
    if (locks !== undefined) nightPlan.send({ type: 'slots.locked', locks });
    setAnnouncement(
      locks === undefined
        ? `There is no room for ${slotTitle(slot)} there.`
        : `${slotTitle(slot)} ${done} and locked.`,
    );
  };
  const toggleLock = (slot: PlannedSlot) => {
    const { designator } = slot.object.table;
    if (slot.isLocked) nightPlan.send({ type: 'slot.freed', designator });
    else nightPlan.send({ type: 'slots.locked', locks: [...locksOf(slots), lockAt(slot)] });
    setAnnouncement(`${slotTitle(slot)} ${slot.isLocked ? 'unlocked' : 'locked'}.`);
  };
  const resize = (slot: PlannedSlot, steps: number) => {
    const minutes = resizedMinutes(slot, steps, grid.stepDays);
    const locks = minutes === undefined ? undefined : resizedLock(slots, slot, minutes, grid);
    const isPossible = minutes !== undefined && locks !== undefined;
    const { designator } = slot.object.table;
    if (isPossible) nightPlan.send({ type: 'slot.resized', designator, minutes, locks });
    setAnnouncement(
      isPossible
        ? `${slotTitle(slot)} takes ${minutes} minutes.`
        : `The slot of ${slotTitle(slot)} cannot be made ${steps > 0 ? 'longer' : 'shorter'}.`,
    );
  };
  const makeRoom = (left: LeftOut) => {
    const { designator } = left.object.table;
    const room = roomOf(designator);
    if (room !== undefined) {
      nightPlan.send({ type: 'room.made', locks: room.locks, lengths: room.lengths });
      setSelected(designator);
      setAdded(designator);
    }
    setAnnouncement(roomText(slotTitle(left), room));
  };
  const shown = slots.find(({ object }) => object.table.designator === selected) ?? slots[0];
  const handlers = {
    selected: shown?.object.table.designator,
    added,
    onSelect: setSelected,
    onResize: resize,
    onLock: toggleLock,
    onSwap: (slot: PlannedSlot, by: -1 | 1) => lock(slot, swappedSlot(slots, slot, by, grid), 'moved'),
    zone,
  };
  /** A sheet that is drawn up leaves the strip and the row of its slot in view. */
  const keepInView = () =>
    list.current?.querySelector('tr[data-selected]')?.scrollIntoView({ block: 'nearest' });
  const leftOutList = <LeftOutList leftOut={leftOut} settings={settings} onMakeRoom={makeRoom} />;
  return (
    <div className="results-view plan-view">
      <PlanSummary
        slots={slots}
        dark={darkSpan(table, grid, settings.sunBelow)}
        worth={worth}
        moonLit={table.moonLit}
        zone={zone}
        onSave={(file) =>
          savePlan(file, {
            slots,
            site: calculated.result.provenance.observer,
            nowMs: clock.now(),
            clockZone: Temporal.Now.timeZoneId(),
            telescope,
            ...planSources(slots, night, calculated),
          })
        }
        telescopes={telescopes}
        onFree={() => nightPlan.send({ type: 'slots.freed' })}
        clock={clockShown}
        onClock={(chosen) => nightPlan.send({ type: 'clock.chosen', clock: chosen })}
        onward={
          <>
            <PlanInSky {...{ plan, grid, slots }} request={calculated.request} />
            {aside}
          </>
        }
      />
      <output className="visually-hidden" aria-live="polite">
        {announcement}
      </output>
      {limits}
      {shown === undefined ? (
        <>
          <NothingPlanned
            title="No object can be observed within these limits"
            leftOut={leftOut}
            settings={settings}
            onLift={(change) => nightPlan.send({ type: 'settings.changed', change })}
          />
          {leftOutList}
        </>
      ) : (
        <div className="plan-main" ref={showRows}>
          <div ref={list} className="plan-list">
            <RowsOf calculation={calculated} telescopes={telescopes}>
              <SlotRows
                table={table}
                grid={grid}
                slots={slots}
                settings={settings}
                obstruction={obstruction}
                telescope={telescope}
                {...handlers}
                onMove={(slot, start) => lock(slot, movedSlot(slots, slot, start, grid), 'moved')}
              />
            </RowsOf>
            {leftOutList}
            <section className="timeline-legend" aria-label="Legend">
              <AltitudeScale title="Altitude at its slot, deg" />
            </section>
          </div>
          <SlotDetails
            slots={slots}
            slot={shown}
            settings={settings}
            telescope={telescope}
            onSettled={keepInView}
            {...handlers}
          />
        </div>
      )}
    </div>
  );
}

type InSkyProps = Pick<Props, 'plan'> & {
  readonly grid: NightGrid;
  readonly slots: readonly PlannedSlot[];
  readonly request: CalculationRequest;
};

/** The objects that have a slot, from dusk to dawn, as the sky chart shows them. */
function PlanInSky({ plan, grid, slots, request: { userDefined = [], timeStep } }: InSkyProps) {
  const planned = slots.map(({ object }) => object.table);
  const plannedUserDefined = planned.filter(({ database }) => database === USER_DEFINED);
  const end = grid.start + grid.steps * grid.stepDays;
  return planned.length === 0 ? null : (
    <SkyChartButton
      plan={plan}
      names={planned.filter((each) => !plannedUserDefined.includes(each)).map(({ designator }) => designator)}
      userDefined={userDefined.filter(({ designator }) =>
        plannedUserDefined.some((each) => each.designator === designator),
      )}
      dates={{ start: nearestMinute(grid.start), end: nearestMinute(end) }}
      timeStep={timeStep}
      size="small"
    />
  );
}

/** The minute next to a Julian date UTC, YYYY-MM-DDTHH:mm. */
function nearestMinute(jdUtc: number): string {
  return minuteOf(
    Math.round(unixTimeFromJulianDate(jdUtc) / MILLISECONDS_PER_MINUTE) * MILLISECONDS_PER_MINUTE,
  );
}
