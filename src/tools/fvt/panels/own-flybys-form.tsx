import { useSelector } from '@xstate/react';
import { Plus } from 'lucide-react';
import type { FvtActor } from '#machines/fvt/fvt.ts';
import { aboveLimitMessage, canCompute, COMPUTED_MESSAGE } from '#machines/fvt/own-flybys.ts';
import { UserDefinedList } from '#parts/objects/user-defined-list.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { PanelSection } from '#ui/overlays/floating-panel.tsx';
import { Note } from '#ui/content/note.tsx';
import { Select } from '#ui/fields/select.tsx';
import type { FvtSources } from '../fvt-session.ts';

const NONE = 'none';

type Props = { readonly fvt: FvtActor; readonly sources: FvtSources };

/** Flybys that the user has defined, the body that they pass, and the button that computes one. */
export function OwnFlybysForm({ fvt, sources: { ownFlybys, search, flyby } }: Props) {
  const context = useSelector(ownFlybys, (state) => state.context);
  const known = useSelector(search, (state) => state.context.known);
  const isLoading = useSelector(flyby, (state) => state.hasTag('loading'));
  const { objects, selected, body, computed, aboveLimit } = context;
  return (
    <PanelSection>
      <Select
        label="Main body"
        value={body?.id ?? NONE}
        options={[
          ...(body === undefined ? [{ id: NONE, title: 'Choose a body' } as const] : []),
          ...known.map(({ id, name }) => ({ id, title: name })),
        ]}
        onChange={(id) => {
          const chosen = known.find((each) => each.id === id);
          if (chosen !== undefined) ownFlybys.send({ type: 'own-body.chosen', body: chosen });
        }}
      />
      <div className="spread">
        <span className="panel-section-title">User-defined objects</span>
        <Button kind="quiet" size="small" onPress={() => fvt.send({ type: 'definition.requested' })}>
          <Plus className="icon" aria-hidden />
          Add
        </Button>
      </div>
      <UserDefinedList
        rows={objects.map(({ designator, objectName }) => ({
          designator,
          title: objectName,
          isSelected: designator === selected,
          name: (
            <Button
              kind="quiet"
              size="small"
              className="orbit-user-defined-name"
              aria-pressed={designator === selected}
              onPress={() => ownFlybys.send({ type: 'own-flyby.selected', designator })}
            >
              {objectName}
            </Button>
          ),
        }))}
        onRequest={(request) => fvt.send(request)}
      />
      {objects.length === 0 ? <p className="small muted">No flyby has been defined yet.</p> : null}
      <Button
        kind="primary"
        isDisabled={!canCompute(context) || isLoading}
        onPress={() => ownFlybys.send({ type: 'compute.requested' })}
      >
        Compute
      </Button>
      {aboveLimit === undefined ? null : <Note status="error">{aboveLimitMessage(aboveLimit)}</Note>}
      {computed === undefined ? null : <Note status="success">{COMPUTED_MESSAGE}</Note>}
    </PanelSection>
  );
}
