import './view-choices.css';
import { Rotate3d } from 'lucide-react';
import { Button } from '#ui/buttons/button.tsx';
import { Menu } from '#ui/overlays/menu.tsx';
import type { SovtSession } from './sovt-session.ts';

const CHOICES = [
  { id: 'tilted', title: 'Tilted' },
  { id: 'above', title: 'From above' },
  { id: 'aside', title: 'From the side' },
] as const;

/** Sides from which the rotating frame is understood best: beside one another, in a menu where there is little room. */
export function ViewChoices({ session }: { session: Pick<SovtSession, 'lookFrom'> }) {
  return (
    <>
      <fieldset className="view-choices" aria-label="View">
        <span className="small muted" aria-hidden>
          View
        </span>
        {CHOICES.map(({ id, title }) => (
          <Button key={id} size="small" kind="quiet" onPress={() => session.lookFrom(id)}>
            {title}
          </Button>
        ))}
      </fieldset>
      <div className="view-choices view-choices-folded">
        <Menu
          label="View"
          trigger={
            <Button size="small" kind="quiet">
              <Rotate3d className="icon" aria-hidden />
              View
            </Button>
          }
          entries={CHOICES}
          onChoose={(side) => session.lookFrom(side)}
        />
      </div>
    </>
  );
}
