import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import type { SetupActor } from '#machines/planning/setup.ts';
import { ServiceAway } from '../service-away.tsx';
import './setup-screen.css';

type Props = {
  readonly setup: SetupActor;
  /** The steps, as cards: when to observe, from where, and which objects. */
  readonly when: ReactNode;
  readonly where: ReactNode;
  readonly what: ReactNode;
  /** Beside the way on. */
  readonly aside?: ReactNode;
  /** Label of the submit button, which names the next screen. */
  readonly onward: string;
  /** Why the set-up cannot be submitted; nothing when it can. */
  readonly obstacle: string | undefined;
};

/** The first screen of a planning tool: its steps, and the way on. */
export function SetupScreen({ setup, when, where, what, aside, onward, obstacle }: Props) {
  const submit = () => setup.send({ type: 'setup.submitted' });
  return (
    <div className="setup-screen">
      <div className="setup-steps">
        <div className="setup-when">{when}</div>
        <div className="setup-where">{where}</div>
        <div className="setup-what">{what}</div>
      </div>
      <div className="setup-actions">
        <span className="grow small muted desk-only">
          Your entries are kept when you leave or reload the page.
        </span>
        <ServiceAway waiting="Searching and what follows work again when it is back." />
        {aside}
        <Button kind="primary" unavailable={obstacle} onRefused={submit} onPress={submit}>
          {onward}
          <ChevronRight className="icon" aria-hidden />
        </Button>
      </div>
    </div>
  );
}
