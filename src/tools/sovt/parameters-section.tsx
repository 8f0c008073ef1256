import './parameters-section.css';
import { useSelector } from '@xstate/react';
import { parameterError } from '#machines/sovt/parameter-form.ts';
import { canCalculate } from '#machines/sovt/parameter-form.ts';
import { type ParameterField, PARAMETER_FIELDS } from '#machines/sovt/parameter-fields.ts';
import type { SovtActor } from '#machines/sovt/sovt.ts';
import { TypedField } from '#parts/object-editor/typed-field.tsx';
import { Button } from '#ui/button.tsx';
import { PanelSection } from '#ui/floating-panel.tsx';

/** The parameters of the selected object and the limiting magnitude, and the button that calculates with them. */
export function ParametersSection({ sovt }: { sovt: SovtActor }) {
  const { parameters, paths } = sovt.getSnapshot().context;
  const { object, own, form } = useSelector(parameters, ({ context }) => context);
  const isLoading = useSelector(parameters, (state) => state.hasTag('busy'));
  const last = useSelector(paths, ({ context }) => context.calculated.get(object?.designator ?? ''));
  const isBusy = useSelector(paths, ({ context }) => context.requests.has(object?.designator ?? ''));
  const isSelected = object !== undefined;
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
  return (
    <PanelSection title={isSelected ? `Orbit of ${object.title}` : 'Orbit parameters'}>
      <div className="parameter-fields">{PARAMETER_FIELDS[form.kind].map(fieldOf)}</div>
      <div className="spread">
        <span className="small muted">{isLoading || isBusy ? 'Calculating…' : null}</span>
        <Button
          size="small"
          isDisabled={own === undefined || isLoading || !canCalculate(form, own, last)}
          onPress={() => sovt.send({ type: 'calculation.requested' })}
        >
          Calculate
        </Button>
      </div>
    </PanelSection>
  );
}
