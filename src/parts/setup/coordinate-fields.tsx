import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { Input, TextField } from 'react-aria-components';
import { GEOCENTRE_CODE } from '#contract/site/observing-window.ts';
import { type CoordinateName, COORDINATE_RULES, type Coordinates } from '#machines/planning/observatory.ts';
import type { SetupActor } from '#machines/planning/setup.ts';
import { acceptedText } from '#ui/fields/accepted-value.ts';
import { FieldLabel, FieldNotes } from '#ui/fields/field.tsx';
import { steppedText } from '../object-editor/step-number.ts';
import { readCoordinate } from './read-coordinate.ts';

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

type Props = {
  readonly name: CoordinateName;
  readonly label: string;
  readonly unit: string;
  readonly value: number;
  readonly hint?: string | undefined;
  /** Shows a point and refuses input. */
  readonly isNowhere: boolean;
  /** Called on Enter and on leaving the field, only when it changed; undefined for a blank text or one that is not a number. */
  readonly onTyped: (value: number | undefined) => void;
  /** Both coordinates were typed into the field at once. */
  readonly onPlaceTyped: (place: Pick<Coordinates, 'latitude' | 'longitude'>) => void;
};

const STEP = 0.1;

/**
 * A coordinate of the observatory, as people write it: decimals, degrees with minutes and seconds, or a whole place. Escape
 * brings the former one back; arrows and page keys step it.
 */
function CoordinateField(props: Props) {
  const { name, label, unit, value, hint, isNowhere } = props;
  const rule = COORDINATE_RULES[name];
  const [draft, setDraft] = useState<string>();
  const [left, setLeft] = useState<string>();
  const shown = draft ?? value.toFixed(rule.decimals);
  const error = draft === undefined ? undefined : rangeError(name, draft);

  const type = (text: string | undefined): void => {
    setDraft(text);
    setLeft(undefined);
  };

  const commit = (): void => {
    if (draft === undefined) return;
    const read = readCoordinate(name, draft);
    setDraft(undefined);
    if (read.kind === 'pair') return props.onPlaceTyped(read);
    setLeft(draft);
    const typed = read.kind === 'one' ? read.value : undefined;
    if (typed !== value) props.onTyped(typed);
  };

  const press = (key: string): boolean => {
    if (key === 'Enter') commit();
    if (key === 'Escape' && draft !== undefined) type(undefined);
    const stepped = steppedText(shown, key, {
      ...rule,
      schema: 'number',
      step: STEP,
      decimal: rule.decimals,
    });
    if (stepped !== undefined) type(stepped);
    return ['Enter', 'Escape'].includes(key) ? draft !== undefined : stepped !== undefined;
  };

  return (
    <TextField
      className="field"
      value={isNowhere ? '.' : shown}
      onChange={type}
      onBlur={commit}
      isInvalid={error !== undefined}
      isReadOnly={isNowhere}
    >
      <FieldLabel>{label}</FieldLabel>
      <div className="input">
        <Input
          autoComplete="off"
          step={STEP}
          onKeyDown={(event) => {
            if (isNowhere || !press(event.key)) return;
            event.preventDefault();
            event.stopPropagation();
          }}
        />
        {isNowhere ? null : <span className="input-unit">{unit}</span>}
      </div>
      <FieldNotes
        hint={hint}
        error={error}
        remark={left === undefined || isNowhere ? undefined : remarkOf(name, left, value)}
      />
    </TextField>
  );
}

function rangeError(name: CoordinateName, draft: string): string | undefined {
  const { min, max } = COORDINATE_RULES[name];
  const read = readCoordinate(name, draft);
  if (read.kind !== 'one' || (read.value >= min && read.value <= max)) return undefined;
  return `Please provide value within ${min} and ${max}`;
}

function remarkOf(name: CoordinateName, text: string, value: number): string | undefined {
  const read = readCoordinate(name, text);
  return acceptedText(text, read.kind === 'one' ? read.value : undefined, value, COORDINATE_RULES[name]);
}
