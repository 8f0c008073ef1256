import { useSelector } from '@xstate/react';
import { GEOCENTRE_CODE } from '#contract/observing-window.ts';
import { COORDINATE_RULES, type CoordinateName } from '#machines/planning/observatory.ts';
import { NumberField } from '#ui/number-field.tsx';
import type { SetupActor } from '#machines/planning/setup.ts';

const FIELDS: readonly { readonly name: CoordinateName; readonly label: string; readonly unit: string }[] = [
  { name: 'latitude', label: 'Latitude', unit: 'deg' },
  { name: 'longitude', label: 'Longitude, east positive', unit: 'deg' },
  { name: 'alt', label: 'Altitude', unit: 'm' },
];

/** Where the observatory stands; the geocentre shows a point in each field. */
export function CoordinateFields({ setup }: { readonly setup: SetupActor }) {
  const observatory = useSelector(setup, ({ context }) => context.observatory);
  const isGeocentric = observatory.code === GEOCENTRE_CODE;
  return (
    <div className="setup-fields">
      {FIELDS.map(({ name, ...field }) => (
        <NumberField
          key={name}
          {...field}
          {...COORDINATE_RULES[name]}
          value={observatory[name]}
          readOnlyText={isGeocentric ? '.' : undefined}
          onCommit={(value) => setup.send({ type: 'coordinate.typed', name, value })}
        />
      ))}
    </div>
  );
}
