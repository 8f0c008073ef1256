import { useSelector } from '@xstate/react';
import { MapPin } from 'lucide-react';
import type { OptActor } from '#machines/opt/opt.ts';
import { siteTitle } from '#parts/setup/observatory-search.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { nightText } from '../night-text.ts';
import { NightFacts } from './night-facts.tsx';
import type { Tonight } from './use-tonight.ts';

/** Which night it is, at which site, and what it is like. */
export function TonightHead({ opt, list }: { readonly opt: OptActor; readonly list: Tonight }) {
  const { tonight, isChoosing, change, heading } = list;
  const { setup } = useSelector(opt, ({ context }) => context);
  const observatory = useSelector(setup, ({ context }) => context.observatory);
  const zone = useSelector(setup, ({ context }) => context.timezone);
  const result = useSelector(tonight, ({ context }) => context.result);
  return (
    <header className="tonight-head">
      <div>
        <h2 ref={heading} tabIndex={-1}>
          Tonight
          {result === undefined ? null : <small>{nightText(result.night)}</small>}
        </h2>
        {isChoosing ? null : (
          <p className="tonight-place">
            <MapPin className="icon" aria-hidden />
            <strong>{siteTitle(observatory)}</strong>
            <span className="muted">
              {`${observatory.latitude.toFixed(2)}, ${observatory.longitude.toFixed(2)}`}
            </span>
            <Button kind="quiet" size="small" onPress={change}>
              Change site
            </Button>
          </p>
        )}
      </div>
      {isChoosing || result === undefined ? null : <NightFacts result={result} zone={zone} />}
    </header>
  );
}
