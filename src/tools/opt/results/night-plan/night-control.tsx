import { ChevronLeft, ChevronRight } from 'lucide-react';
import { addDays, type Dates } from '#machines/planning/time-frame.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { nightText } from '../../night-text.ts';

type Props = {
  /** Local date of its evening. */
  readonly night: string;
  /** First and last night. */
  readonly nights: Dates;
  /** One is being calculated. */
  readonly isLocked: boolean;
  readonly onNight: (night: string) => void;
};

const LOCKED = 'A night is being calculated';

/** The night that is shown, and the way to the one before and after it, as far as the time frame goes. */
export function NightControl({ night, nights, isLocked, onNight }: Props) {
  return (
    <div className="plan-night">
      <IconButton
        label="Previous night"
        icon={<ChevronLeft className="icon" aria-hidden />}
        unavailable={
          isLocked ? LOCKED : night <= nights.start ? 'The time frame begins with this night' : undefined
        }
        onPress={() => onNight(addDays(night, -1))}
      />
      <output aria-live="polite">
        <strong className="figures">{nightText(night)}</strong>
      </output>
      <IconButton
        label="Next night"
        icon={<ChevronRight className="icon" aria-hidden />}
        unavailable={
          isLocked ? LOCKED : night >= nights.end ? 'The time frame ends with this night' : undefined
        }
        onPress={() => onNight(addDays(night, 1))}
      />
    </div>
  );
}
