import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { GEOCENTRE_CODE } from '#contract/site/observing-window.ts';
import { hasCoordinates } from '#machines/planning/observatory.ts';
import type { ObservatorySearchActor } from '#machines/planning/observatory-search.ts';
import type { SetupActor } from '#machines/planning/setup.ts';
import { CoordinateFields } from '#parts/setup/coordinate-fields.tsx';
import { SiteSearch } from '#parts/setup/site-search.tsx';
import '#parts/setup/setup.css';
import { Button } from '#ui/buttons/button.tsx';

type Props = {
  readonly setup: SetupActor;
  readonly search: ObservatorySearchActor;
  readonly onChosen: () => void;
};

const LOCATING = 'Your location is being found';

/**
 * Chooses from where to look: an observatory by its name, the place of the device on request, or coordinates. The former site, which
 * may be an example, is selected in the field, so that what is typed replaces it.
 */
export function SiteChooser({ setup, search, onChosen }: Props) {
  const observatory = useSelector(setup, ({ context }) => context.observatory);
  const isLocating = useSelector(setup, (state) => state.hasTag('locating'));
  const isGeocentric = observatory.code === GEOCENTRE_CODE;
  const section = useRef<HTMLElement>(null);

  useEffect(() => {
    if (isGeocentric) return;
    const field = section.current?.querySelector('input');
    field?.focus();
    field?.select();
  }, [isGeocentric]);

  if (isGeocentric) {
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
    <section ref={section} className="tonight-site" aria-label="Observing site">
      <h3>Where are you observing from?</h3>
      <SiteSearch setup={setup} search={search} />
      <details>
        <summary>By coordinates</summary>
        <CoordinateFields setup={setup} />
      </details>
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
