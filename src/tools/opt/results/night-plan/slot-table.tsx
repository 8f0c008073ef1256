import { ArrowDown, ArrowUp, Lock, LockOpen, Minus, Plus } from 'lucide-react';
import type { NightPlanSettings } from '#contract/night-plan-state.ts';
import type { PlannedSlot } from '#machines/opt/planned-night.ts';
import type { TimeZone } from '#machines/planning/time-frame.ts';
import { fixedText } from '#parts/quantities/number-text.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { reasonText } from './reasons.ts';
import { optionalText, slotMinutes, slotTimes, slotTitle, weightParts } from './slot-texts.ts';

type Props = {
  readonly slots: readonly PlannedSlot[];
  readonly settings: NightPlanSettings;
  readonly zone: TimeZone;
  readonly selected: string | undefined;
  readonly onSelect: (designator: string) => void;
  readonly onSwap: (slot: PlannedSlot, by: -1 | 1) => void;
  readonly onResize: (slot: PlannedSlot, steps: number) => void;
  readonly onLock: (slot: PlannedSlot) => void;
};

const HEADS = [
  { title: 'V', unit: 'mag' },
  { title: 'Altitude', unit: 'deg' },
  { title: 'Rate', unit: '″/min' },
  { title: 'Airmass', unit: '' },
  { title: 'Moon', unit: 'deg' },
  { title: 'Worth', unit: '' },
] as const;

/** The plan as a list: what is observed when, what it is worth and why, and what can be done with each slot. */
export function SlotTable(props: Props) {
  const { slots, settings, zone, selected, onSelect } = props;
  return (
    <table className="plan-table">
      <caption className="visually-hidden">Plan of the night, in the order of its slots</caption>
      <thead>
        <tr>
          <th scope="col">Time</th>
          <th scope="col">Object</th>
          {HEADS.map(({ title, unit }) => (
            <th key={title} scope="col" className="plan-number">
              {title}
              <span className="muted">{unit}</span>
            </th>
          ))}
          <th scope="col">Slot</th>
        </tr>
      </thead>
      <tbody>
        {slots.map((slot, index) => {
          const { object, row, worth } = slot;
          const { designator } = object.table;
          return (
            <tr
              key={designator}
              data-selected={designator === selected || undefined}
              onClick={() => onSelect(designator)}
            >
              <td className="plan-time figures">
                <strong>{slotTimes(slot, zone)}</strong>
                {zone.offsetMinutes === 0 ? null : <span className="muted">{`${slotTimes(slot)} UTC`}</span>}
              </td>
              <th scope="row">
                <span className="designation">{slotTitle(slot)}</span>
                <span className="muted">
                  {slot.hindrance === undefined
                    ? `weight ${fixedText(slot.weight, 2)} = ${weightParts(slot, settings)}`
                    : `Worth nothing here. ${reasonText(slot.hindrance, settings)}`}
                </span>
              </th>
              <Figure label="V" text={optionalText(row.magnitude, 1)} />
              <Figure label="Altitude" text={`${fixedText(row.altitude, 0)}°`} />
              <Figure label="Rate" text={fixedText(row.rate, 2)} />
              <Figure label="Airmass" text={optionalText(row.airmass, 2)} />
              <Figure
                label="Moon"
                text={row.moonAltitude > 0 ? `${fixedText(row.moonSeparation, 0)}°` : 'down'}
              />
              <Figure label="Worth" text={fixedText(worth, 2)} />
              <td>
                <SlotButtons {...props} slot={slot} place={index} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Figure({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <td className="plan-number figures" data-label={label}>
      {text}
    </td>
  );
}

type ButtonsProps = Props & { readonly slot: PlannedSlot; readonly place: number };

function SlotButtons({ slots, slot, place, onSwap, onResize, onLock }: ButtonsProps) {
  const title = slotTitle(slot);
  const Sign = slot.isLocked ? Lock : LockOpen;
  return (
    <span className="plan-buttons">
      <IconButton
        size="small"
        label={`${slot.isLocked ? 'Unlock' : 'Lock'}: ${title}`}
        icon={<Sign className="icon" aria-hidden />}
        onPress={() => onLock(slot)}
      />
      <IconButton
        size="small"
        label={`Earlier: ${title}`}
        icon={<ArrowUp className="icon" aria-hidden />}
        unavailable={place === 0 ? 'It is the first' : undefined}
        onPress={() => onSwap(slot, -1)}
      />
      <IconButton
        size="small"
        label={`Later: ${title}`}
        icon={<ArrowDown className="icon" aria-hidden />}
        unavailable={place === slots.length - 1 ? 'It is the last' : undefined}
        onPress={() => onSwap(slot, 1)}
      />
      <IconButton
        size="small"
        label={`Shorter: ${title}`}
        icon={<Minus className="icon" aria-hidden />}
        onPress={() => onResize(slot, -1)}
      />
      <span className="figures plan-minutes">{`${slotMinutes(slot)} min`}</span>
      <IconButton
        size="small"
        label={`Longer: ${title}`}
        icon={<Plus className="icon" aria-hidden />}
        onPress={() => onResize(slot, 1)}
      />
    </span>
  );
}
