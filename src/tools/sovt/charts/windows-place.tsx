import { useSelector } from '@xstate/react';
import { SOVT_RANGES } from '#contract/sovt/ranges.ts';
import type { SovtActor } from '#machines/sovt/sovt.ts';
import { ObservatorySearch } from '#parts/setup/observatory-search.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';

/**
 * Chooses from where windows are searched for: the centre of the Earth, or a site in whose nights the object
 * has to be high enough.
 */
export function WindowsPlace({ sovt }: { sovt: SovtActor }) {
  const { windows, observatorySearch } = sovt.getSnapshot().context;
  const { site, leastAltitude } = useSelector(windows, ({ context }) => context);
  return (
    <div className="windows-place">
      <div className="windows-site">
        <ObservatorySearch
          observatory={site}
          search={observatorySearch}
          placeholder="Observing site (optional)"
          onChoose={(chosen) => windows.send({ type: 'site.chosen', site: chosen })}
        />
      </div>
      {site === undefined ? null : (
        <>
          <div className="windows-altitude">
            <NumberField
              label="Minimum altitude"
              unit="°"
              value={leastAltitude}
              step={1}
              {...SOVT_RANGES.altitudeMin}
              onCommit={(altitude) => {
                if (altitude !== undefined) windows.send({ type: 'altitude.chosen', altitude });
              }}
            />
          </div>
          <Button size="small" onPress={() => windows.send({ type: 'site.chosen', site: undefined })}>
            Any site
          </Button>
        </>
      )}
    </div>
  );
}
