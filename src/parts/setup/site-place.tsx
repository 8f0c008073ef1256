import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { horizonOf } from '#machines/planning/site-horizon.ts';
import { Arriving } from '../arriving.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { SiteMap } from '../map/site-map.tsx';
import { findZone } from '../time-zone/find-zone.ts';
import { TimeZoneMap } from '../time-zone/time-zone-map.tsx';
import type { Place } from '../map/mercator.ts';
import { observatoryTitle } from './observatory-search.tsx';
import type { SetupActor } from '#machines/planning/setup.ts';

const HorizonField = lazyPart(async () => (await import('./horizon-field.tsx')).HorizonField);

/** The observatory on the map, and its time zone on another. */
export function SitePlace({ setup }: { readonly setup: SetupActor }) {
  const observatory = useSelector(setup, ({ context }) => context.observatory);
  const tileAddress = useSelector(setup, ({ context }) => context.tileAddress);
  const timezone = useSelector(setup, ({ context }) => context.timezone);
  const year = useSelector(setup, ({ context: { dates } }) => Number(dates.start.slice(0, 4)));
  const horizon = useSelector(setup, ({ context }) => horizonOf(context.observatory, context.horizons));
  const [isHorizonOpen, setHorizonOpen] = useState(false);
  const place = { latitudeDeg: observatory.latitude, longitudeDeg: observatory.longitude };

  const pickZone = async ({ latitudeDeg, longitudeDeg }: Place): Promise<void> => {
    setup.send({ type: 'zone.picked', timezone: await findZone(latitudeDeg, longitudeDeg, year) });
  };

  return (
    <>
      <SiteMap
        key={tileAddress ?? 'built-in world'}
        place={place}
        name={observatoryTitle(observatory)}
        tileAddress={tileAddress}
        onMove={({ latitudeDeg, longitudeDeg }) =>
          setup.send({ type: 'marker.dragged', latitude: latitudeDeg, longitude: longitudeDeg })
        }
      />
      <div className="spread small">
        <span className="muted">Time zone, without daylight saving</span>
        <output className="figures">{timezone.name}</output>
      </div>
      <TimeZoneMap
        zone={timezone}
        place={place}
        onPick={(picked) => void pickZone(picked)}
        onChoose={(chosen) => setup.send({ type: 'zone.picked', timezone: chosen })}
      />
      <details className="setup-horizon" onToggle={({ currentTarget }) => setHorizonOpen(currentTarget.open)}>
        <summary>
          {horizon === ''
            ? 'What blocks the view there: nothing'
            : 'What blocks the view there: your horizon'}
        </summary>
        {isHorizonOpen ? (
          <Arriving fallback={null}>
            <HorizonField setup={setup} observatory={observatory} />
          </Arriving>
        ) : null}
      </details>
    </>
  );
}
