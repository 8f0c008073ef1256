import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { type Call, exampleText, type Parameter, typeText } from './description.ts';
import type { Values } from './request-text.ts';

type ParametersProps = {
  readonly call: Call;
  readonly values: Values;
  readonly onChange: (values: Values) => void;
};

/** The parameters of the worked example first; the others on demand, where there are many. */
export function Parameters({ call, values, onChange }: ParametersProps) {
  const [areAllShown, showAll] = useState(false);
  if (call.parameters.length === 0) return <p>It has no parameters.</p>;
  const tried = call.parameters.filter((parameter) => parameter.required || parameter['x-tried'] === true);
  const others = call.parameters.filter((parameter) => !tried.includes(parameter));
  const isShort = others.length <= 4;
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
          {[...tried, ...(areAllShown || isShort ? others : [])].map((parameter) => (
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
                <div className="input">
                  <input
                    aria-label={parameter.name}
                    value={values[parameter.name] ?? ''}
                    placeholder={exampleText(parameter)}
                    onChange={({ target }) => onChange({ ...values, [parameter.name]: target.value })}
                  />
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {isShort || areAllShown ? null : (
        <Button kind="quiet" size="small" onPress={() => showAll(true)}>
          {`${others.length} more parameters`}
        </Button>
      )}
    </>
  );
}

function typeOf({ schema }: Parameter): string {
  const text = typeText(schema);
  return text === 'text' ? '' : `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}.`;
}
