import './objects-table.css';
import { useSelector } from '@xstate/react';
import { InfoMark } from '#ui/info-mark.tsx';
import type { ViewSources } from '../view/view-sources.ts';
import { ObjectRow } from './object-row.tsx';

const PROPAGATION_HINT =
  'Perturbed: the orbit as the Sun, the planets and the largest asteroids shape it. Keplerian: the ellipse it would keep about the Sun alone.';

/** Objects of the catalogue: one is selected, any number are shown, each on its Keplerian or its perturbed orbit. */
export function ObjectsTable({ objects, loading }: Pick<ViewSources, 'objects' | 'loading'>) {
  const rows = useSelector(objects, ({ context }) => context.objects);
  const selected = useSelector(objects, ({ context }) => context.selected);
  const requests = useSelector(loading, ({ context }) => context.requests);
  const listed = rows.filter(({ source }) => source.kind === 'listed');
  if (listed.length === 0) return <p className="ovt-none">No object is listed yet.</p>;
  return (
    <div className="ovt-objects-scroll">
      <table className="ovt-objects">
        <caption className="visually-hidden">Database objects</caption>
        <thead>
          <tr>
            <th scope="col">Database objects</th>
            <th scope="col" className="ovt-middle">
              <span className="ovt-head">
                Perturbed
                <InfoMark label="About orbit propagation" text={PROPAGATION_HINT} />
              </span>
            </th>
            <th scope="col" className="ovt-middle">
              Show
            </th>
          </tr>
        </thead>
        <tbody>
          {listed.map((row) => (
            <ObjectRow
              key={row.designator}
              row={row}
              isSelected={row.designator === selected}
              isLoading={requests.has(row.designator)}
              onClick={() => objects.send({ type: 'row.clicked', designator: row.designator })}
              onPropagate={() => objects.send({ type: 'propagation.toggled', designator: row.designator })}
              onCheck={() => objects.send({ type: 'check.toggled', designator: row.designator })}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
