import { GEOCENTRE_CODE } from '#contract/observing-window.ts';
import type { CoordinateName } from '#machines/planning/observatory.ts';
import { NumberField } from '#ui/number-field.tsx';
import type { SetupActor } from '#machines/planning/setup.ts';
import { useSetup } from './use-setup.ts';

type Field = {
  readonly name: CoordinateName;
  readonly label: string;
  readonly unit: string;
  readonly decimals: number;
  readonly min: number;
  readonly max: number;
};

const FIELDS: readonly Field[] = [
  { name: 'latitude', label: 'Latitude', unit: 'deg', decimals: 5, min: -90, max: 90 },
  { name: 'longitude', label: 'Longitude, east positive', unit: 'deg', decimals: 5, min: -180, max: 180 },
  { name: 'alt', label: 'Altitude', unit: 'm', decimals: 0, min: -500, max: 1_000_000 },
];

/** Where the observatory stands; the geocentre shows a point in each field. */
export function CoordinateFields({ setup }: { readonly setup: SetupActor }) {
  const observatory = useSetup(setup, (context) => context.observatory);
  const isGeocentric = observatory.code === GEOCENTRE_CODE;
  return (
    <div className="setup-fields">
      {FIELDS.map(({ name, ...field }) => (
        <NumberField
          key={name}
          {...field}
          value={observatory[name]}
          readOnlyText={isGeocentric ? '.' : undefined}
          onCommit={(value) =>
            setup.send({ type: 'coordinate.typed', name, text: value === undefined ? '' : String(value) })
          }
        />
      ))}
    </div>
  );
}
