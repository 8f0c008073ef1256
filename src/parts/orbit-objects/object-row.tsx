import '../objects/object-colours.css';
import { LostMark } from '../objects/lost-mark.tsx';
import { type OrbitObject, orbitObjectKind } from '#machines/orbits/orbit-object.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { classNames } from '#ui/class-names.ts';
import { InfoMark } from '#ui/content/info-mark.tsx';
import { useScrolledTo } from '#ui/table/scrolled-to.ts';
import { PropagationSwitch } from './propagation-switch.tsx';

export type ObjectRowProps = {
  row: OrbitObject;
  isSelected: boolean;
  canSelect: boolean;
  /** One of its orbits is being loaded. */
  isLoading: boolean;
  /** There is something of it to be shown. */
  canShow: boolean;
  onClick: () => void;
  onPropagate: () => void;
  onCheck: () => void;
};

/** One object of the table. A click on its name or its radio button selects it, a second click deselects it. */
export function ObjectRow({ row, isSelected, canSelect, isLoading, canShow, ...on }: ObjectRowProps) {
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
              on.onClick(); // of a radio button that is on no click comes by keys
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
