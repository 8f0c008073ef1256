import './objects-table.css';
import { useSelector } from '@xstate/react';
import { countText } from '#contract/text/count-text.ts';
import { isSelectable, type OrbitObject, orbitObjectKind } from '#machines/orbits/orbit-object.ts';
import { Button } from '#ui/buttons/button.tsx';
import { PanelSection } from '#ui/overlays/floating-panel.tsx';
import { InfoMark } from '#ui/content/info-mark.tsx';
import type { ListSources } from './orbit-sources.ts';
import '../objects/object-colours.css';
import { LostMark } from '../objects/lost-mark.tsx';
import { ObjectsAway } from '../service-away.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { classNames } from '#ui/class-names.ts';
import { useScrolledTo } from '#ui/table/scrolled-to.ts';
import { PropagationSwitch } from './propagation-switch.tsx';

const PROPAGATION_HINT =
  'Perturbed: pulled by the Sun, the planets and the largest asteroids. Keplerian: the ellipse that the Sun alone would keep it on.';

/** The list of catalogue objects, with a button that opens the dialog to choose them. */
export function ListedObjects({ onConfigure, ...sources }: ListSources & { onConfigure: () => void }) {
  return (
    <PanelSection>
      <ObjectsTable {...sources} />
      <LoadingOrbits loading={sources.loading} />
      <ObjectsAway />
      <Button kind="quiet" size="small" className="orbit-configure" onPress={onConfigure}>
        Configure your own list of objects
      </Button>
    </PanelSection>
  );
}

/** What is being loaded, read to users who do not see it beside the names. */
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

type ObjectRowProps = {
  row: OrbitObject;
  isSelected: boolean;
  canSelect: boolean;
  /** Whether one of its orbits is being loaded. */
  isLoading: boolean;
  /** Whether it has a picture. */
  canShow: boolean;
  onClick: () => void;
  onPropagate: () => void;
  onCheck: () => void;
};

/** One object of the table. A click on its name or its radio button selects it, a second click deselects it. */
function ObjectRow({ row, isSelected, canSelect, isLoading, canShow, ...on }: ObjectRowProps) {
  const { title, designator, checked } = row;
  const line = useScrolledTo<HTMLTableRowElement>(isSelected);
  return (
    <tr ref={line} className={classNames(isSelected && 'orbit-selected')} aria-selected={isSelected}>
      <th scope="row">
        <label className={classNames('orbit-name', `object-${orbitObjectKind(row)}`)}>
          <input
            type="radio"
            name={`selected-${row.source.kind}`}
            value={designator}
            checked={isSelected}
            disabled={!canSelect}
            aria-label={`Select ${title}`}
            onChange={on.onClick}
            onClick={isSelected ? on.onClick : undefined}
            onKeyUp={(event) => {
              if (!isSelected || event.key !== ' ') return;
              event.preventDefault(); // else it is selected again
              on.onClick(); // keys cause no click on a radio button that is on
            }}
          />
          {title}
          {row.source.kind === 'listed' ? <LostMark object={row.source.object} /> : null}
        </label>
        {canSelect ? null : (
          <InfoMark
            label={`Why ${title} cannot be selected`}
            text={`${title} is not confirmed yet (NEOCP): it can be shown, but has no details.`}
          />
        )}
        {isLoading ? <span className="small muted">Loading…</span> : null}
      </th>
      <td className="orbit-middle">
        <PropagationSwitch row={row} onChange={on.onPropagate} />
      </td>
      <td className="orbit-middle">
        <Checkbox
          aria-label={`Show ${title}`}
          isSelected={checked && canShow}
          isDisabled={!canShow}
          onChange={on.onCheck}
        />
      </td>
    </tr>
  );
}
