import { useSelector } from '@xstate/react';
import { GEOCENTRE_CODE } from '#contract/site/observing-window.ts';
import type { CoordinateName } from '#machines/planning/observatory.ts';
import type { SetupActor } from '#machines/planning/setup.ts';
import { CoordinateField } from './coordinate-field.tsx';

const FIELDS: readonly { readonly name: CoordinateName; readonly label: string; readonly unit: string }[] = [
  { name: 'latitude', label: 'Latitude', unit: 'deg' },
  { name: 'longitude', label: 'Longitude, east positive', unit: 'deg' },
  { name: 'alt', label: 'Altitude', unit: 'm' },
];

/** Where the observatory is; the geocentre shows a point in each field. */
export function CoordinateFields({ setup }: { readonly setup: SetupActor }) {
  const observatory = useSelector(setup, ({ context }) => context.observatory);
  const isGeocentric = observatory.code === GEOCENTRE_CODE;
  return (
    <div className="setup-fields">
      {FIELDS.map(({ name, ...field }) => (
        <CoordinateField
          key={name}
          name={name}
          {...field}
          value={observatory[name]}
          isNowhere={isGeocentric}
          hint={isGeocentric ? 'None at the geocentre' : undefined}
          onTyped={(value) => setup.send({ type: 'coordinate.typed', name, value })}
          onPlaceTyped={(place) => setup.send({ type: 'place.typed', ...place })}
        />
      ))}
    </div>
  );
}
