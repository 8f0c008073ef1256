import { useSelector } from '@xstate/react';
import { MapPin } from 'lucide-react';
import type { TonightResult } from '#contract/opt/tonight.ts';
import type { OptActor } from '#machines/opt/opt.ts';
import type { TimeZone } from '#machines/planning/time-frame.ts';
import { darkText, moonlessDays, spanText } from '#parts/night/night-texts.ts';
import { observatoryTitle } from '#parts/setup/observatory-search.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Stat } from '#ui/content/stat.tsx';
import { nightText } from '../night-text.ts';
import type { Tonight } from './use-tonight.ts';

/** Which night it is, at which site, and what it is like. */
export function TonightHead({ opt, list }: { readonly opt: OptActor; readonly list: Tonight }) {
  const { tonight, siteOf, change, heading } = list;
  const isChoosing = siteOf === 'choosing';
  const { setup } = useSelector(opt, ({ context }) => context);
  const observatory = useSelector(setup, ({ context }) => context.observatory);
  const zone = useSelector(setup, ({ context }) => context.timezone);
  const result = useSelector(tonight, ({ context }) => context.result);
  return (
    <header className="tonight-head">
      <div>
        <h2 ref={heading} tabIndex={-1}>
          Tonight{' '}
          {result === undefined ? null : (
            <small>{nightText(result.night, { site: observatory, zone })}</small>
          )}
        </h2>
        {isChoosing ? null : (
          <p className="tonight-place">
            <MapPin className="icon" aria-hidden />
            <strong>{observatoryTitle(observatory)}</strong>
            {siteOf === 'user' ? (
              <Button kind="quiet" size="small" onPress={change}>
                Change site
              </Button>
            ) : (
              <>
                <span className="muted">for example</span>
                <Button size="small" onPress={change}>
                  From your place
                </Button>
              </>
            )}
          </p>
        )}
      </div>
      {isChoosing || result === undefined ? null : <NightFacts result={result} zone={zone} />}
    </header>
  );
}

type NightFactsProps = { readonly result: TonightResult; readonly zone: TimeZone };

/** When it is dark, for how long without the Moon, and how bright the Moon is. */
function NightFacts({ result, zone }: NightFactsProps) {
  const { moonIlluminated } = result;
  const hours = darkText(result, zone);
  if (hours === undefined) return null;
  return (
    <section className="tonight-facts" aria-label="The night">
      <Stat value={hours} label={`dark, ${zone.name}`} />
      <Stat value={spanText(moonlessDays(result))} label="dark with no Moon" />
      <Stat value={`${moonIlluminated} %`} label="of the Moon lit" />
    </section>
  );
}
