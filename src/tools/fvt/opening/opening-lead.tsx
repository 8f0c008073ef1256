import './opening.css';
import { useSelector } from '@xstate/react';
import { previewedApproach } from '#machines/fvt/flyby.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { FvtSession } from '../fvt-session.ts';
import { passageText, passesText, previewText } from './opening-texts.ts';

/**
 * The approach that is shown in the scene while nothing is chosen, and the button that opens it. Where it is beside the picture, it is in
 * the panel of the next approaches instead.
 */
export function OpeningLead({ session }: { session: FvtSession }) {
  return (
    <div className="fvt-lead-over">
      <Lead session={session} />
    </div>
  );
}

/** The lead of the opening inside a panel, where the picture has no room for it. */
export function LeadInside({ session }: { session: FvtSession }) {
  return (
    <div className="panel-section fvt-lead-inside">
      <Lead session={session} />
    </div>
  );
}

function Lead({ session: { fvt, sources, clock } }: { session: FvtSession }) {
  const previewed = useSelector(sources.flyby, ({ context }) => previewedApproach(context));
  if (previewed === undefined) return null;
  return (
    <section className="fvt-lead" aria-label="Preview">
      <h2>{passesText(previewed, clock.now())}</h2>
      <p>{passageText(previewed)}</p>
      <p>{previewText(previewed)}</p>
      <Button kind="primary" onPress={() => fvt.send({ type: 'approach.opened', approach: previewed })}>
        Open this flyby
      </Button>
    </section>
  );
}
