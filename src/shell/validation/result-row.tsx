import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from 'react-aria-components';
import type { ValidationResult } from '#contract/validation.ts';

type Props = {
  readonly result: ValidationResult;
  /** Titles of columns and what is in them, behind the quantity. */
  readonly cells: readonly (readonly [string, string])[];
  readonly chart?: ReactNode;
  /** What is shown when the row is opened. */
  readonly children: ReactNode;
};

/** One comparison, which opens below itself. */
export function ResultRow({ result, cells, chart, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const details = useId();
  return (
    <>
      <tr id={result.id}>
        <th scope="row">
          <Button
            className="validation-open"
            aria-expanded={isOpen}
            aria-controls={details}
            onPress={() => setOpen(!isOpen)}
          >
            <ChevronRight className="icon" aria-hidden />
            <span>
              {result.quantity}
              <span className="validation-authority">{result.authority}</span>
            </span>
          </Button>
        </th>
        {cells.map(([title, text]) => (
          <td key={title} data-title={title}>
            {text}
          </td>
        ))}
        {chart === undefined ? null : <td className="validation-chart">{chart}</td>}
      </tr>
      <tr id={details} hidden={!isOpen}>
        <td colSpan={cells.length + (chart === undefined ? 1 : 2)} className="validation-details">
          {isOpen ? (
            <>
              {result.note === undefined ? null : <p>{`Note: ${result.note}.`}</p>}
              {children}
              <Sources sources={result.sources} />
            </>
          ) : null}
        </td>
      </tr>
    </>
  );
}

function Sources({ sources }: Pick<ValidationResult, 'sources'>) {
  return (
    <ul aria-label="Sources">
      {sources.map(({ file, origin, recorded }) => (
        <li key={file}>
          {origin}, {recorded}: <code>{file}</code>
        </li>
      ))}
    </ul>
  );
}
