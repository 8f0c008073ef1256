import { memo, useRef } from 'react';
import type { ObjectTable } from '#contract/opt/calculation.ts';
import type { ChartsActor } from '#machines/opt/charts/charts.ts';
import { sourceText } from '#parts/quantities/cell-text.ts';
import { Explained } from '#ui/content/explained.tsx';
import { useRowWindow } from '#ui/table/row-window.ts';
import { PreviousObservations } from '../previous-observations.tsx';
import { RowProvenance } from '../ephemerides/row-provenance.tsx';
import { PickButton, type PickButtonProps } from './pick-button.tsx';

type Props = {
  readonly objects: readonly ObjectTable[];
  /** Designator of the one whose chart is shown. */
  readonly shown: string;
  readonly charts: ChartsActor;
};

/** The objects that were calculated, those in sight: picking one shows its chart. */
export const ObjectList = memo(function ObjectList({ objects, shown, charts }: Props) {
  const frame = useRef<HTMLElement>(null);
  const { first, end, before, after, onScroll } = useRowWindow(frame, objects.length);
  return (
    <section
      ref={frame}
      className="long-term-objects desk-only"
      aria-label="Objects"
      tabIndex={-1}
      onScroll={onScroll}
    >
      <table aria-rowcount={objects.length + 1}>
        <caption className="visually-hidden">Calculated objects</caption>
        <thead>
          <tr>
            <th scope="col">Object</th>
            <th scope="col">
              <Explained text="Previous observations">Obs.</Explained>
            </th>
            <th scope="col">Database</th>
          </tr>
        </thead>
        <tbody>
          <Unseen height={before} />
          {objects.slice(first, end).map((object) => (
            <ObjectLine
              key={object.designator}
              object={object}
              isShown={object.designator === shown}
              charts={charts}
            />
          ))}
          <Unseen height={after} />
        </tbody>
      </table>
    </section>
  );
});

/** Takes the place of the rows that are out of sight. */
function Unseen({ height }: { readonly height: number }) {
  return height === 0 ? null : <tr aria-hidden style={{ height }} />;
}

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
