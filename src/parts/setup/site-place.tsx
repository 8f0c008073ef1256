import { useSelector } from '@xstate/react';
import { SiteMap } from '../map/site-map.tsx';
import { findZone } from '../time-zone/find-zone.ts';
import { TimeZoneMap } from '../time-zone/time-zone-map.tsx';
import type { Place } from '../map/mercator.ts';
import { observatoryTitle } from './observatory-search.tsx';
import type { SetupActor } from '#machines/planning/setup.ts';

/** The observatory on the map, and its time zone on another. */
export function SitePlace({ setup }: { readonly setup: SetupActor }) {
  const observatory = useSelector(setup, ({ context }) => context.observatory);
  const tileAddress = useSelector(setup, ({ context }) => context.tileAddress);
  const timezone = useSelector(setup, ({ context }) => context.timezone);
  const year = useSelector(setup, ({ context: { dates } }) => Number(dates.start.slice(0, 4)));
  const place = { latitudeDeg: observatory.latitude, longitudeDeg: observatory.longitude };

  const pickZone = async ({ latitudeDeg, longitudeDeg }: Place): Promise<void> => {
    setup.send({ type: 'zone.picked', timezone: await findZone(latitudeDeg, longitudeDeg, year) });
  };

  return (
    <>
      <SiteMap
        key={tileAddress ?? 'built-in world'}
        place={place}
        name={observatory.code === undefined ? 'Custom place' : observatoryTitle(observatory)}
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
    </>
  );
}
