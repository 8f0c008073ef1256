import './parameters-section.css';
import { useSelector } from '@xstate/react';
import { useRef, useState } from 'react';
import {
  canCalculate,
  canChangeOrbit,
  fieldsOfForm,
  hasOrbit,
  isOrbitTyped,
  parameterError,
} from '#machines/sovt/parameter-form.ts';
import type { ObjectData } from '#machines/sovt/object-data.ts';
import { LIMIT_FIELD, type ParameterField } from '#machines/sovt/parameter-fields.ts';
import type { OrbitObject } from '#machines/orbits/orbit-object.ts';
import { calculationsOf } from '#machines/sovt/path-list.ts';
import type { SovtActor } from '#machines/sovt/sovt.ts';
import { TypedField } from '#parts/object-editor/typed-field.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { PanelSection } from '#ui/overlays/floating-panel.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';

const LAWS = [
  { id: 'H-G', title: 'H, G' },
  { id: 'H-G1-G2', title: 'H, G1, G2' },
] as const;

/** The parameters of the selected object and the limiting magnitude, and the button that calculates with them. */
export function ParametersSection({ sovt }: { sovt: SovtActor }) {
  const { parameters, paths } = sovt.getSnapshot().context;
  const { object, objectData, form } = useSelector(parameters, ({ context }) => context);
  const isLoading = useSelector(parameters, (state) => state.hasTag('busy'));
  const last = useSelector(paths, ({ context }) => calculationsOf(context).get(object?.designator ?? ''));
  const isBusy = useSelector(paths, ({ context }) => context.requests.has(object?.designator ?? ''));
  const isSelected = object !== undefined;
  const limit = useRef<HTMLDivElement>(null);
  const [isEdited, setEdited] = useState(false);
  const isMissing = isSelected && !isLoading && !hasOrbit(form);
  if (isMissing && !isEdited) setEdited(true); // and it stays open when nothing is missing any more
  const fields = fieldsOfForm(form);
  const fieldOf = (field: ParameterField) => {
    const error = isSelected && !isLoading ? parameterError(form, field.id) : undefined;
    return (
      <TypedField
        key={field.id}
        field={field}
        text={form.texts[field.id] ?? ''}
        isFaulty={error !== undefined}
        error={error}
        isDisabled={!isSelected || isLoading}
        onType={(text) => parameters.send({ type: 'parameter.typed', id: field.id, text })}
        onLeave={() => parameters.send({ type: 'parameter.left', id: field.id })}
      />
    );
  };
  const isChanged = (row: OrbitObject, data: ObjectData) =>
    isOrbitTyped(form, data, isListed(row)) || canChangeOrbit(form, data, last);
  return (
    <PanelSection
      title={isSelected ? `Orbit of ${object.title}` : 'Orbit parameters'}
      aside={
        <Button
          kind="quiet"
          size="small"
          aria-expanded={isEdited}
          isDisabled={isMissing}
          onPress={() => setEdited(!isEdited)}
        >
          {isEdited ? 'Fold' : 'Edit'}
          <span className="visually-hidden"> orbit parameters</span>
        </Button>
      }
    >
      <div className="parameter-fields" ref={limit}>
        {(isEdited ? fields : fields.filter(({ id }) => id === LIMIT_FIELD.id)).map(fieldOf)}
      </div>
      {!isEdited || form.law === 'comet' || objectData === undefined ? null : (
        <div className="spread small">
          <span>Brightness by</span>
          <Segmented
            label="Brightness law"
            options={LAWS}
            value={form.law}
            onChange={(law) => parameters.send({ type: 'law.chosen', law })}
          />
        </div>
      )}
      <div className="spread">
        <output className="small muted">{isLoading || isBusy ? 'Calculating…' : null}</output>
        <Button
          size="small"
          isDisabled={objectData === undefined || isLoading || !canCalculate(form, last)}
          onPress={() => {
            sovt.send({ type: 'calculation.requested' });
            limitIn(limit.current)?.focus(); // the button will be disabled, and the focus would be lost
          }}
        >
          Calculate
        </Button>
      </div>
      {object === undefined || objectData === undefined || !isChanged(object, objectData) ? null : (
        <div className="typed-orbit">
          <Button
            size="small"
            isDisabled={isLoading || !canChangeOrbit(form, objectData, last)}
            onPress={() => sovt.send({ type: 'orbit.requested' })}
          >
            Use these parameters
          </Button>
          <Button
            kind="quiet"
            size="small"
            isDisabled={isLoading}
            onPress={() => parameters.send({ type: 'orbit.reset' })}
          >
            Reset
          </Button>
        </div>
      )}
    </PanelSection>
  );
}

/** The field of the limit, the last one. */
function limitIn(fields: HTMLElement | null): HTMLElement | undefined {
  return [...(fields?.querySelectorAll('input') ?? [])].at(-1);
}

function isListed({ source }: OrbitObject): boolean {
  return source.kind === 'listed';
}
