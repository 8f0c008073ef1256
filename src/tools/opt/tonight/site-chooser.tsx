import { useSelector } from '@xstate/react';
import { LocateFixed } from 'lucide-react';
import { GEOCENTRE_CODE } from '#contract/site/observing-window.ts';
import { hasCoordinates } from '#machines/planning/observatory.ts';
import type { ObservatorySearchActor } from '#machines/planning/observatory-search.ts';
import type { SetupActor } from '#machines/planning/setup.ts';
import { CoordinateFields } from '#parts/setup/coordinate-fields.tsx';
import { ObservatorySearch } from '#parts/setup/observatory-search.tsx';
import '#parts/setup/setup.css';
import { Button } from '#ui/buttons/button.tsx';

type Props = {
  readonly setup: SetupActor;
  readonly search: ObservatorySearchActor;
  readonly onChosen: () => void;
};

const LOCATING = 'Your location is being found';

/** From where to look: an observatory by its name, the place of the device on request, or coordinates. */
export function SiteChooser({ setup, search, onChosen }: Props) {
  const observatory = useSelector(setup, ({ context }) => context.observatory);
  const isLocating = useSelector(setup, (state) => state.hasTag('locating'));
  if (observatory.code === GEOCENTRE_CODE) {
    return (
      <section className="tonight-site" aria-label="Observing site">
        <p>There is no night at the geocentre. Choose a place on the ground.</p>
        <Button kind="primary" onPress={() => setup.send({ type: 'topocentre.chosen' })}>
          Choose a place
        </Button>
      </section>
    );
  }
  return (
    <section className="tonight-site" aria-label="Observing site">
      <h3>Where do you observe from?</h3>
      <div className="setup-search">
        <ObservatorySearch
          observatory={observatory}
          search={search}
          onChoose={(chosen) => setup.send({ type: 'observatory.chosen', observatory: chosen })}
        />
        <Button
          unavailable={isLocating ? LOCATING : undefined}
          onPress={() => setup.send({ type: 'location.requested' })}
        >
          <LocateFixed className="icon" aria-hidden />
          {isLocating ? 'Finding your location…' : 'Use my current location'}
        </Button>
      </div>
      <CoordinateFields setup={setup} />
      <Button
        kind="primary"
        unavailable={isLocating ? LOCATING : hasCoordinates(observatory) ? undefined : 'Choose a site first'}
        onPress={onChosen}
      >
        Show tonight from here
      </Button>
    </section>
  );
}
