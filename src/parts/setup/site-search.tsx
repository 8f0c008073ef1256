import { useSelector } from '@xstate/react';
import { LocateFixed } from 'lucide-react';
import type { ObservatorySearchActor } from '#machines/planning/observatory-search.ts';
import { DEFAULT_CUSTOM, type Observatory } from '#machines/planning/observatory.ts';
import type { SetupActor } from '#machines/planning/setup.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ObservatorySearch } from './observatory-search.tsx';

type Props = {
  readonly setup: SetupActor;
  readonly search: ObservatorySearchActor;
  /** Why the place of the device cannot be requested; undefined while it can. */
  readonly unavailable?: string | undefined;
};

/** A site by the name of an observatory, or the place of the device, whose search the same button abandons. */
export function SiteSearch({ setup, search, unavailable }: Props) {
  const observatory = useSelector(setup, ({ context }) => context.observatory);
  const isLocating = useSelector(setup, (state) => state.hasTag('locating'));
  return (
    <div className="setup-search">
      <ObservatorySearch
        observatory={isUnchosen(observatory) ? undefined : observatory}
        placeholder="an observatory, or 38.72, −9.14"
        search={search}
        onChoose={(chosen) => setup.send({ type: 'observatory.chosen', observatory: chosen })}
      />
      <Button
        unavailable={unavailable}
        onPress={() => setup.send({ type: isLocating ? 'location.abandoned' : 'location.requested' })}
      >
        <LocateFixed className="icon" aria-hidden />
        {isLocating ? 'Stop finding my location' : 'Use my current location'}
      </Button>
      <output className="visually-hidden">{isLocating ? 'Finding your location…' : null}</output>
    </div>
  );
}

/** Whether it is still the place that a user begins with. */
function isUnchosen({ code, latitude, longitude, alt }: Observatory): boolean {
  return (
    code === undefined &&
    latitude === DEFAULT_CUSTOM.latitude &&
    longitude === DEFAULT_CUSTOM.longitude &&
    alt === DEFAULT_CUSTOM.alt
  );
}
