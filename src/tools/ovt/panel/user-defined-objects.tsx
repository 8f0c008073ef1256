import './user-defined-objects.css';
import { useSelector } from '@xstate/react';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import type { OrbitObject } from '#machines/orbits/orbit-object.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { classNames } from '#ui/class-names.ts';
import { PanelSection } from '#ui/floating-panel.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { ViewSources } from '../view/view-sources.ts';
import { PropagationSwitch } from './propagation-switch.tsx';

export type UserDefinedObjectsProps = Pick<ViewSources, 'objects' | 'loading'> & {
  onAdd: () => void;
  onEdit: (designator: string) => void;
  onDelete: (designator: string) => void;
};

/** Objects of the visitor's own: added, changed and deleted here. */
export function UserDefinedObjects({ objects, loading, onAdd, onEdit, onDelete }: UserDefinedObjectsProps) {
  const rows = useSelector(objects, ({ context }) => context.objects);
  const selected = useSelector(objects, ({ context }) => context.selected);
  const requests = useSelector(loading, ({ context }) => context.requests);
  return (
    <PanelSection
      title="User-defined objects"
      aside={
        <Button kind="quiet" size="small" onPress={onAdd}>
          <Plus className="icon" aria-hidden />
          Add
        </Button>
      }
    >
      <ul className="ovt-defined">
        {rows
          .filter(({ source }) => source.kind === 'user-defined')
          .map((row) => (
            <DefinedObject
              key={row.designator}
              row={row}
              objects={objects}
              isSelected={row.designator === selected}
              isLoading={requests.has(row.designator)}
              onEdit={onEdit}
              onDelete={onDelete}
            />
          ))}
      </ul>
    </PanelSection>
  );
}

type DefinedObjectProps = Omit<UserDefinedObjectsProps, 'onAdd' | 'loading'> & {
  row: OrbitObject;
  isSelected: boolean;
  /** Its perturbed orbit is on its way. */
  isLoading: boolean;
};

function DefinedObject({ row, objects, isSelected, isLoading, onEdit, onDelete }: DefinedObjectProps) {
  const { designator, title, checked } = row;
  return (
    <li className={classNames(isSelected && 'ovt-selected')}>
      <Button
        kind="quiet"
        size="small"
        className="ovt-own-name"
        aria-pressed={isSelected}
        onPress={() => objects.send({ type: 'row.clicked', designator })}
      >
        {title}
      </Button>
      {isLoading ? <span className="ovt-loading">Loading…</span> : null}
      <IconButton
        label={`Edit ${title}`}
        size="small"
        icon={<Pencil className="icon" aria-hidden />}
        onPress={() => onEdit(designator)}
      />
      <IconButton
        label={`Delete ${title}`}
        size="small"
        icon={<Trash2 className="icon" aria-hidden />}
        onPress={() => onDelete(designator)}
      />
      <PropagationSwitch
        row={row}
        onChange={() => objects.send({ type: 'propagation.toggled', designator })}
      />
      <Checkbox
        aria-label={`Show ${title}`}
        isSelected={checked}
        onChange={() => objects.send({ type: 'check.toggled', designator })}
      />
    </li>
  );
}
