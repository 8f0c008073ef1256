import { ArrowDown, ArrowUp, Lock, LockOpen, Minus, Plus } from 'lucide-react';
import type { NightPlanSettings } from '#contract/night-plan-state.ts';
import type { TelescopeProfile } from '#contract/telescope-profile.ts';
import type { PlannedSlot } from '#machines/opt/planned-night.ts';
import { slotExposure } from '#machines/opt/slot-exposure.ts';
import type { TimeZone } from '#machines/planning/time-frame.ts';
import { declinationText, rightAscensionText } from '#parts/quantities/angle-text.ts';
import { fixedText } from '#parts/quantities/number-text.ts';
import { Button } from '#ui/button.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { ExposureFacts } from './exposure-facts.tsx';
import { FieldPicture } from './field-picture.tsx';
import { reasonText } from './reasons.ts';
import { optionalText, slotMinutes, slotTimes, slotTitle, weightParts } from './slot-texts.ts';
import './slot-details.css';

type Props = {
  readonly slots: readonly PlannedSlot[];
  readonly slot: PlannedSlot;
  readonly settings: NightPlanSettings;
  readonly zone: TimeZone;
  readonly telescope: TelescopeProfile | undefined;
  readonly onSwap: (slot: PlannedSlot, by: -1 | 1) => void;
  readonly onResize: (slot: PlannedSlot, steps: number) => void;
  readonly onLock: (slot: PlannedSlot) => void;
};

/** One slot: when, what it is worth and why, what the telescope makes of it, and what can be done with it. */
export function SlotDetails({ slots, slot, settings, zone, telescope, onSwap, onResize, onLock }: Props) {
  const { row, worth, weight, isLocked, hindrance } = slot;
  const title = slotTitle(slot);
  const place = slots.indexOf(slot);
  const minutes = slotMinutes(slot);
  const Sign = isLocked ? Lock : LockOpen;
  return (
    <aside className="plan-details" aria-label={`Slot of ${title}`}>
      <header className="spread">
        <h2 className="designation">{title}</h2>
        <span className="muted figures">{`${place + 1} of ${slots.length}`}</span>
      </header>
      <p className="figures">
        <strong className="plan-details-time">{slotTimes(slot, zone)}</strong>
        {zone.offsetMinutes === 0 ? ' UTC' : ` ${zone.name} · ${slotTimes(slot)} UTC`}
      </p>
      {hindrance === undefined ? null : (
        <p className="plan-warning">{`Worth nothing here. ${reasonText(hindrance, settings)}`}</p>
      )}
      <div className="plan-buttons">
        <Button
          size="small"
          onPress={() => onLock(slot)}
          aria-label={`${isLocked ? 'Unlock' : 'Lock'}: ${title}`}
        >
          <Sign className="icon" aria-hidden />
          {isLocked ? 'Unlock' : 'Lock time'}
        </Button>
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
        <span className="figures plan-minutes">{`${minutes} min`}</span>
        <IconButton
          size="small"
          label={`Longer: ${title}`}
          icon={<Plus className="icon" aria-hidden />}
          onPress={() => onResize(slot, 1)}
        />
      </div>
      {telescope === undefined ? null : (
        <ExposureFacts
          exposure={slotExposure(telescope, row, minutes * 60)}
          telescope={telescope}
          minutes={minutes}
        />
      )}
      <FactList
        facts={[
          {
            name: 'Place, ICRF',
            value: `${rightAscensionText(row.rightAscension)} ${declinationText(row.declination)}`,
          },
          { name: 'V', value: optionalText(row.magnitude, 1), unit: 'mag' },
          {
            name: 'Altitude, airmass',
            value: `${fixedText(row.altitude, 0)}°, ${optionalText(row.airmass, 2)}`,
          },
          { name: 'Motion', value: `${fixedText(row.rate, 2)} ″/min, PA ${fixedText(row.direction, 0)}°` },
          {
            name: 'Moon',
            value: row.moonAltitude > 0 ? `${fixedText(row.moonSeparation, 0)}° apart` : 'below the horizon',
          },
          { name: 'Worth', value: fixedText(worth, 2) },
        ]}
      />
      <p className="muted small">{`weight ${fixedText(weight, 2)} = ${weightParts(slot, settings)}`}</p>
      {telescope === undefined ? null : <FieldPicture telescope={telescope} row={row} hours={minutes / 60} />}
    </aside>
  );
}
