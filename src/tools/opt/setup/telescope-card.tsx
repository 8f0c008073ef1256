import { useSelector } from '@xstate/react';
import { telescopeInUse, type TelescopesActor } from '#machines/planning/telescopes.ts';
import { fixedText } from '#parts/quantities/number-text.ts';
import { TelescopeChoice } from '#parts/telescope/telescope-choice.tsx';
import { telescopeWords } from '#parts/telescope/telescope-words.ts';
import { Card } from '#ui/content/card.tsx';

/** The telescope that plans are made for: which one, its field and scale, and how faint it reaches. */
export function TelescopeCard({ telescopes }: { readonly telescopes: TelescopesActor }) {
  const profile = useSelector(telescopes, ({ context }) => telescopeInUse(context));
  return (
    <Card title="Telescope" aside={<TelescopeChoice telescopes={telescopes} />}>
      {profile === undefined ? (
        <p className="small muted">Add a telescope for exposure times and field of view. Optional.</p>
      ) : (
        <p className="small telescope-words">
          {`${telescopeWords(profile)}. `}
          <span className="muted">
            {profile.magnitudeLimit === undefined
              ? 'No faintest magnitude is set.'
              : `Faintest V ${fixedText(profile.magnitudeLimit, 1)}.`}
          </span>
        </p>
      )}
    </Card>
  );
}
