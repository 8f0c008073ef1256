import { ChevronLeft, ChevronRight } from 'lucide-react';
import { addDays, type Dates } from '#machines/planning/time-frame.ts';
import { IconButton } from '#ui/icon-button.tsx';

type Props = {
  /** Local date of its evening. */
  readonly night: string;
  /** First and last night. */
  readonly nights: Dates;
  /** One is being calculated. */
  readonly isHeld: boolean;
  readonly onNight: (night: string) => void;
};

/** The night that is shown, and the way to the one before and after it, as far as the time frame goes. */
export function NightControl({ night, nights, isHeld, onNight }: Props) {
  return (
    <div className="plan-night">
      <IconButton
        label="Previous night"
        icon={<ChevronLeft className="icon" aria-hidden />}
        isDisabled={isHeld}
        unavailable={night <= nights.start ? 'The time frame begins with this night' : undefined}
        onPress={() => onNight(addDays(night, -1))}
      />
      <output aria-live="polite">
        <strong className="figures">{nightText(night)}</strong>
      </output>
      <IconButton
        label="Next night"
        icon={<ChevronRight className="icon" aria-hidden />}
        isDisabled={isHeld}
        unavailable={night >= nights.end ? 'The time frame ends with this night' : undefined}
        onPress={() => onNight(addDays(night, 1))}
      />
    </div>
  );
}

/** A night by both of its dates: `Wed 2 – Thu 3 Dec 2026`. */
export function nightText(night: string): string {
  const [evening, morning] = [night, addDays(night, 1)].map((date) => Temporal.PlainDate.from(date));
  const [before, after] = [evening, morning].map((date) => WEEKDAY.format(Date.parse(date.toString())));
  const last = `${after} ${morning.day} ${MONTH.format(Date.parse(morning.toString()))} ${morning.year}`;
  const month = evening.month === morning.month ? '' : ` ${MONTH.format(Date.parse(evening.toString()))}`;
  const year = evening.year === morning.year ? '' : ` ${evening.year}`;
  return `${before} ${evening.day}${month}${year} – ${last}`;
}

const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });
