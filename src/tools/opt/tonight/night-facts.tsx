import type { TonightResult } from '#contract/opt/tonight.ts';
import type { TimeZone } from '#machines/planning/time-frame.ts';
import { darkText, moonlessDays, spanText } from '#parts/night/night-texts.ts';
import { Stat } from '#ui/content/stat.tsx';

type Props = { readonly result: TonightResult; readonly zone: TimeZone };

/** When it is dark, for how long without the Moon, and how bright the Moon is. */
export function NightFacts({ result, zone }: Props) {
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
