import './view-choices.css';
import { Button } from '#ui/buttons/button.tsx';
import type { SovtSession } from './sovt-session.ts';

const CHOICES = [
  { side: 'tilted', title: 'Tilted' },
  { side: 'above', title: 'From above' },
  { side: 'aside', title: 'From the side' },
] as const;

/** Sides from which the rotating frame is understood best. */
export function ViewChoices({ session }: { session: Pick<SovtSession, 'lookFrom'> }) {
  return (
    <fieldset className="view-choices" aria-label="View">
      <span className="small muted" aria-hidden>
        View
      </span>
      {CHOICES.map(({ side, title }) => (
        <Button key={side} size="small" kind="quiet" onPress={() => session.lookFrom(side)}>
          {title}
        </Button>
      ))}
    </fieldset>
  );
}
