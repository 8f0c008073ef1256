import './objects-table.css';
import { useSelector } from '@xstate/react';
import { isSelectable } from '#machines/orbits/orbit-object.ts';
import { Button } from '#ui/buttons/button.tsx';
import { PanelSection } from '#ui/overlays/floating-panel.tsx';
import { InfoMark } from '#ui/content/info-mark.tsx';
import { countText } from '../quantities/count-text.ts';
import { ObjectRow } from './object-row.tsx';
import type { ListSources } from './listed-with.ts';

const PROPAGATION_HINT =
  'Perturbed: the orbit as the Sun, the planets and the largest asteroids shape it. Keplerian: the ellipse it would keep about the Sun alone.';

/** The list of catalogue objects, with a button that opens the dialog to choose them. */
export function ListedObjects({ onConfigure, ...sources }: ListSources & { onConfigure: () => void }) {
  return (
    <PanelSection>
      <ObjectsTable {...sources} />
      <LoadingOrbits loading={sources.loading} />
      <Button kind="quiet" size="small" className="orbit-configure" onPress={onConfigure}>
        Configure your own list of objects
      </Button>
    </PanelSection>
  );
}

/** What is being loaded, read to who does not see it beside the names. */
function LoadingOrbits({ loading }: Pick<ListSources, 'loading'>) {
  const { size } = useSelector(loading, () => loading.getSnapshot().context.requests);
  return (
    <output className="visually-hidden">{size === 0 ? '' : `Loading ${countText(size, 'orbit')}`}</output>
  );
}

/** Catalogue objects: one may be selected and any number shown, each on its Keplerian or its perturbed orbit. */
function ObjectsTable({ objects, loading, canShow = () => true }: ListSources) {
  const rows = useSelector(objects, ({ context }) => context.objects);
  const selected = useSelector(objects, ({ context }) => context.selected);
  const selectsUnconfirmed = useSelector(objects, ({ context }) => context.selectsUnconfirmed === true);
  const requests = useSelector(loading, () => loading.getSnapshot().context.requests);
  const listed = rows.filter(({ source }) => source.kind === 'listed');
  if (listed.length === 0) return <p className="small muted">No objects have been added yet.</p>;
  return (
    <div className="orbit-objects-scroll">
      <table className="orbit-objects">
        <caption className="visually-hidden">Database objects</caption>
        <thead>
          <tr>
            <th scope="col">Database objects</th>
            <th scope="col" className="orbit-middle">
              <span className="orbit-head">
                Perturbed
                <InfoMark label="About orbit propagation" text={PROPAGATION_HINT} />
              </span>
            </th>
            <th scope="col" className="orbit-middle">
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
              canSelect={isSelectable(row, { selectsUnconfirmed })}
              isLoading={requests.has(row.designator)}
              canShow={canShow(row.designator)}
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
