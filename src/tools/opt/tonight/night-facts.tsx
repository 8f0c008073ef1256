import type { TonightResult } from '#contract/tonight.ts';
import type { TimeZone } from '#machines/planning/time-frame.ts';
import { Stat } from '#ui/stat.tsx';
import { spanText, timeText } from './tonight-texts.ts';

type Props = { readonly result: TonightResult; readonly zone: TimeZone };

/** When it is dark, for how long without the Moon, and how bright the Moon is. */
export function NightFacts({ result: { dark, moments, moonIlluminated }, zone }: Props) {
  if (dark === undefined) return null;
  const moonless = moments.moon.filter((altitude, index) => {
    const moment = moments.start + index * moments.step;
    return altitude <= 0 && moment >= dark.start && moment <= dark.end;
  });
  return (
    <section className="tonight-facts" aria-label="The night">
      <Stat
        value={`${timeText(dark.start, zone)}–${timeText(dark.end, zone)}`}
        label={`dark, ${zone.name.replace('GMT ', 'UTC')}`}
      />
      <Stat value={spanText(moonless.length * moments.step)} label="dark with no Moon" />
      <Stat value={`${moonIlluminated} %`} label="of the Moon lit" />
    </section>
  );
}
