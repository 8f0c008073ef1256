import { memo } from 'react';
import type { ObjectTable } from '#contract/calculation.ts';
import type { ChartsActor } from '#machines/opt/charts.ts';
import { sourceText } from '#parts/quantities/cell-text.ts';
import { PreviousObservations } from '../previous-observations.tsx';
import { RowProvenance } from '../row-provenance.tsx';
import { PickButton, type PickButtonProps } from './pick-button.tsx';

type Props = {
  readonly objects: readonly ObjectTable[];
  /** Designator of the one whose chart is shown. */
  readonly shown: string;
  readonly charts: ChartsActor;
};

/** The objects that were calculated: picking one shows its chart. */
export const ObjectList = memo(function ObjectList({ objects, shown, charts }: Props) {
  return (
    <section className="long-term-objects desk-only" aria-label="Objects" tabIndex={-1}>
      <table>
        <caption className="visually-hidden">Calculated objects</caption>
        <thead>
          <tr>
            <th scope="col">Object</th>
            <th scope="col">
              <abbr title="Previous observations">Obs.</abbr>
            </th>
            <th scope="col">Database</th>
          </tr>
        </thead>
        <tbody>
          {objects.map((object) => (
            <ObjectLine
              key={object.designator}
              object={object}
              isShown={object.designator === shown}
              charts={charts}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
});

function ObjectLine({ object, isShown, charts }: PickButtonProps) {
  return (
    <tr data-shown={isShown || undefined}>
      <th scope="row">
        <PickButton object={object} isShown={isShown} charts={charts} />
      </th>
      <td className="row">
        <PreviousObservations object={object} />
        <RowProvenance object={object} />
      </td>
      <td>{sourceText(object.database)}</td>
    </tr>
  );
}
