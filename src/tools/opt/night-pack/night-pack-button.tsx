import './night-pack-button.css';
import { useSelector } from '@xstate/react';
import { Luggage } from 'lucide-react';
import { useState } from 'react';
import type { OptPresent } from '#machines/opt/opt-context.ts';
import type { TakenNight } from '#contract/local/night-pack.ts';
import type { OptActor } from '#machines/opt/opt.ts';
import { presentOf } from '#machines/popups/coordinator.ts';
import { Arriving } from '#parts/arriving.tsx';
import { lazyPart } from '#parts/lazy-part.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { SpinnerOverlay } from '#ui/overlays/spinner-overlay.tsx';

const NightPackDialog = lazyPart(async () => (await import('./night-pack-dialog.tsx')).NightPackDialog);

type Props = {
  readonly opt: OptActor;
  /** The night that is taken along; nothing where there is none yet. */
  readonly take: (tool: OptPresent) => TakenNight | undefined;
  /** Why the night is not known yet; left out where it is, or where there is none. */
  readonly awaited?: string | undefined;
  readonly size?: 'small';
};

/** The reason why the button waits: the texts of a night have the clock of its site. */
export const ZONING = 'The time zone of the site is being looked up';

const TITLE = 'Take this night along';

/**
 * Opens the popup that stores a night for use without a network, and shows the one that is stored; in the bar of a narrow screen
 * its label takes two lines.
 */
export function NightPackButton({ opt, take, awaited, size }: Props) {
  const [shown, setShown] = useState<{ readonly offered: TakenNight | undefined }>();
  const { setup } = useSelector(opt, ({ context }) => context);
  const isZoning = useSelector(setup, (state) => state.hasTag('zoning'));
  return (
    <>
      <Button
        {...(size === undefined ? {} : { size })}
        aria-label={TITLE}
        unavailable={isZoning ? ZONING : awaited}
        onPress={() => setShown({ offered: take(presentOf(opt.getSnapshot().context)) })}
      >
        <Luggage className="icon" aria-hidden />
        <span className={size === undefined ? 'night-pack-words' : undefined}>{TITLE}</span>
      </Button>
      {shown === undefined ? null : (
        <Arriving fallback={<SpinnerOverlay label="Loading" />}>
          <NightPackDialog offered={shown.offered} onClose={() => setShown(undefined)} />
        </Arriving>
      )}
    </>
  );
}
