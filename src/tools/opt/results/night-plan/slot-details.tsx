import { ArrowDown, ArrowUp, Lock, LockOpen, Minus, Plus } from 'lucide-react';
import type { NightPlanSettings } from '#contract/opt/night-plan-state.ts';
import type { TelescopeProfile } from '#contract/opt/telescope-profile.ts';
import type { PlannedSlot } from '#machines/opt/night-plan/planned-night.ts';
import { slotExposure } from '#machines/opt/night-plan/slot-exposure.ts';
import type { TimeZone } from '#machines/planning/time-frame.ts';
import { Glossed } from '#parts/glossary/term.tsx';
import { declinationText, rightAscensionText } from '#parts/quantities/angle-text.ts';
import { fixedText, knownText } from '#parts/quantities/number-text.ts';
import { BottomSheet } from '#ui/overlays/bottom-sheet.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { FactList } from '#ui/content/fact-list.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { ExposureFacts } from './exposure-facts.tsx';
import { exposureBrief } from './exposure-texts.ts';
import { FieldPicture } from './field-picture.tsx';
import { reasonText } from './reasons.ts';
import { slotBrief, slotMinutes, slotTimes, slotTitle, weightParts } from './slot-texts.ts';
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
  /** More or less of the sheet is seen now. */
  readonly onSettled: () => void;
};

/** One slot: when, what it is worth and why, what the telescope makes of it, and what can be done with it. */
export function SlotDetails(props: Props) {
  const { slots, slot, settings, zone, telescope, onSwap, onResize, onLock, onSettled } = props;
  const { row, worth, weight, isLocked, constraint } = slot;
  const title = slotTitle(slot);
  const place = slots.indexOf(slot);
  const minutes = slotMinutes(slot);
  const exposure = telescope && slotExposure(telescope, row, minutes * 60);
  const Sign = isLocked ? Lock : LockOpen;
  return (
    <BottomSheet
      label={`Slot of ${title}`}
      className="plan-details"
      head={
        <>
          <header className="spread">
            <h2 className="designation">{title}</h2>
            <span className="muted figures">{`${place + 1} of ${slots.length}`}</span>
          </header>
          <p className="figures plan-details-times">
            <strong className="plan-details-time">{slotTimes(slot, zone)}</strong>
            <span>{zone.name}</span>
            {zone.offsetMinutes === 0 ? null : <span className="muted">{`${slotTimes(slot)} UTC`}</span>}
          </p>
        </>
      }
      brief={
        <p className="muted figures">{exposure === undefined ? slotBrief(slot) : exposureBrief(exposure)}</p>
      }
      onSettled={onSettled}
    >
      {constraint === undefined ? null : (
        <p className="plan-warning">{`Scores nothing here. ${reasonText(constraint, settings)}`}</p>
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
        <span className="plan-length">
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
        </span>
      </div>
      {telescope === undefined || exposure === undefined ? null : (
        <ExposureFacts exposure={exposure} telescope={telescope} minutes={minutes} />
      )}
      <FactList
        Name={Glossed}
        facts={[
          {
            name: 'Place, ICRF',
            value: [rightAscensionText(row.rightAscension), declinationText(row.declination)]
              .map((text) => text.replaceAll(' ', '\u00A0'))
              .join(' '),
          },
          { name: 'V', value: knownText(row.magnitude, 1), unit: 'mag' },
          {
            name: 'Altitude, airmass',
            value: `${fixedText(row.altitude, 0)}°, ${knownText(row.airmass, 2)}`,
          },
          { name: 'Motion', value: `${fixedText(row.rate, 2)} ″/min, PA ${fixedText(row.direction, 0)}°` },
          {
            name: 'Moon',
            value: row.moonAltitude > 0 ? `${fixedText(row.moonSeparation, 0)}° away` : 'below the horizon',
          },
          { name: 'Score', value: fixedText(worth, 2) },
        ]}
      />
      <p className="muted small">{`weight ${fixedText(weight, 2)} = ${weightParts(slot, settings)}`}</p>
      {telescope === undefined ? null : <FieldPicture telescope={telescope} row={row} hours={minutes / 60} />}
    </BottomSheet>
  );
}
