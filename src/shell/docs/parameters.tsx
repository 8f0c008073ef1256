import { useId, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { type Call, exampleText, type Parameter, typeText } from './description.ts';
import type { ParameterFault, Values } from './request-text.ts';

type ParametersProps = {
  readonly call: Call;
  readonly values: Values;
  /** The service's message about a fault of one of them. */
  readonly fault: ParameterFault | undefined;
  readonly onChange: (values: Values) => void;
};

/** The parameters of the worked example first; the others on demand, where there are many. */
export function Parameters({ call, values, fault, onChange }: ParametersProps) {
  const [areAllShown, showAll] = useState(false);
  if (call.parameters.length === 0) return <p>It has no parameters.</p>;
  const tried = call.parameters.filter((parameter) => parameter.required || parameter['x-tried'] === true);
  const others = call.parameters.filter((parameter) => !tried.includes(parameter));
  const isShort = others.length <= 4;
  const areOthersSeen = areAllShown || isShort || others.some(({ name }) => name === fault?.parameter);
  return (
    <>
      <table className="docs-parameters">
        <thead>
          <tr>
            <th scope="col">Parameter</th>
            <th scope="col">What it is</th>
            <th scope="col">Value</th>
          </tr>
        </thead>
        <tbody>
          {[...tried, ...(areOthersSeen ? others : [])].map((parameter) => (
            <tr key={`${parameter.in} ${parameter.name}`}>
              <th scope="row">
                <code>{parameter.name}</code>
                <span className={parameter.required ? 'docs-required' : 'docs-optional'}>
                  {parameter.required ? 'required' : 'optional'}
                </span>
              </th>
              <td>
                {parameter.description} <span className="docs-type">{typeOf(parameter)}</span>
              </td>
              <td>
                <ValueField
                  parameter={parameter}
                  value={values[parameter.name] ?? ''}
                  error={fault?.parameter === parameter.name ? fault.message : undefined}
                  onChange={(value) => onChange({ ...values, [parameter.name]: value })}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {areOthersSeen ? null : (
        <Button kind="quiet" size="small" onPress={() => showAll(true)}>
          {`${others.length} more parameters`}
        </Button>
      )}
    </>
  );
}

type ValueProps = {
  readonly parameter: Parameter;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
};

function ValueField({ parameter, value, error, onChange }: ValueProps) {
  const id = useId();
  const isInvalid = error !== undefined;
  return (
    <>
      <div className="input" data-invalid={isInvalid || undefined}>
        <input
          aria-label={parameter.name}
          aria-invalid={isInvalid}
          {...(isInvalid ? { 'aria-describedby': id } : {})}
          value={value}
          placeholder={exampleText(parameter)}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
      {isInvalid ? (
        <p id={id} className="field-error" role="alert">
          {error}
        </p>
      ) : null}
    </>
  );
}

function typeOf({ schema }: Parameter): string {
  const text = typeText(schema);
  return text === 'text' ? '' : `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}.`;
}
