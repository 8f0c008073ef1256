import './objects-table.css';
import { useSelector } from '@xstate/react';
import { Plus } from 'lucide-react';
import type { UserDefinedObjectRequest } from '#machines/objects/user-defined-objects.ts';
import type { OrbitObject } from '#machines/orbits/orbit-object.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { PanelSection } from '#ui/overlays/floating-panel.tsx';
import { UserDefinedList } from '../objects/user-defined-list.tsx';
import type { ListSources } from './orbit-sources.ts';
import { PropagationSwitch } from './propagation-switch.tsx';

export type UserDefinedObjectsProps = ListSources & {
  onRequest: (request: UserDefinedObjectRequest) => void;
};

/** The list of user-defined objects, where they are added, changed, deleted, selected and shown. */
export function UserDefinedObjects({
  objects,
  loading,
  canShow = () => true,
  onRequest,
}: UserDefinedObjectsProps) {
  const rows = useSelector(objects, ({ context }) => context.objects);
  const selected = useSelector(objects, ({ context }) => context.selected);
  const requests = useSelector(loading, () => loading.getSnapshot().context.requests);
  return (
    <PanelSection
      title="User-defined objects"
      aside={
        <Button kind="quiet" size="small" onPress={() => onRequest({ type: 'definition.requested' })}>
          <Plus className="icon" aria-hidden />
          Add
        </Button>
      }
    >
      <UserDefinedList
        rows={rows
          .filter(({ source }) => source.kind === 'user-defined')
          .map((row) => {
            const { designator, title } = row;
            const isSelected = designator === selected;
            return {
              designator,
              title,
              isSelected,
              name: (
                <Name
                  row={row}
                  objects={objects}
                  isSelected={isSelected}
                  isLoading={requests.has(designator)}
                />
              ),
              controls: <Controls row={row} objects={objects} canShow={canShow(designator)} />,
            };
          })}
        onRequest={onRequest}
      />
    </PanelSection>
  );
}

type RowProps = Pick<ListSources, 'objects'> & { row: OrbitObject };

function Name({
  row: { designator, title },
  objects,
  isSelected,
  isLoading,
}: RowProps & { isSelected: boolean; isLoading: boolean }) {
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        className="orbit-user-defined-name"
        aria-pressed={isSelected}
        onPress={() => objects.send({ type: 'row.clicked', designator })}
      >
        {title}
      </Button>
      {isLoading ? <span className="small muted">Loading…</span> : null}
    </>
  );
}

function Controls({ row, objects, canShow }: RowProps & { canShow: boolean }) {
  const { designator, title, checked } = row;
  return (
    <>
      <PropagationSwitch
        row={row}
        onChange={() => objects.send({ type: 'propagation.toggled', designator })}
      />
      <Checkbox
        aria-label={`Show ${title}`}
        isSelected={checked && canShow}
        isDisabled={!canShow}
        onChange={() => objects.send({ type: 'check.toggled', designator })}
      />
    </>
  );
}
