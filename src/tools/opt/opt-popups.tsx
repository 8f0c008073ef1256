import { useSelector } from '@xstate/react';
import type { OptActor } from '#machines/opt/opt.ts';
import { PROGRESS } from '#machines/opt/calculation-popups.ts';
import { remainingSeconds } from '#machines/opt/calculation/calculation-rules.ts';
import { objectsOf } from '#machines/opt/calculation/calculation-size.ts';
import { Arriving } from '#parts/arriving.tsx';
import { lazyPart } from '#parts/lazy-part.tsx';
import { ObjectEditorSlot } from '#parts/object-editor/object-editor-slot.tsx';
import { ObjectsSlot } from '#parts/objects/objects-slot.tsx';
import { Popups } from '#parts/popups/popups.ts';
import { ProgressPopup } from '#parts/popups/progress-popup.tsx';
import { PopupSlot, ToolPopups } from '#parts/popups/tool-popups.tsx';
import { SpinnerOverlay } from '#ui/overlays/spinner-overlay.tsx';

const ColumnsPopup = lazyPart(
  async () => (await import('./results/ephemerides/columns-popup.tsx')).ColumnsPopup,
);

/** The popups whose contents belong to this tool; the shell shows the others. */
export function OptPopups({ opt }: { readonly opt: OptActor }) {
  const objectList = useSelector(opt, ({ context }) => context.objectList);
  const editor = useSelector(opt, ({ context }) => context.editor);
  const columns = useSelector(opt, ({ context }) => context.columns);
  return (
    <ToolPopups owner={opt}>
      <ObjectsSlot list={objectList} />
      <ObjectEditorSlot editor={editor} />
      <PopupSlot kind="columns">
        <Arriving fallback={<SpinnerOverlay label="Loading" />}>
          <ColumnsPopup columns={columns} />
        </Arriving>
      </PopupSlot>
      <PopupSlot kind="progress">
        <CalculationProgress opt={opt} />
      </PopupSlot>
    </ToolPopups>
  );
}

function CalculationProgress({ opt }: { readonly opt: OptActor }) {
  const popups = Popups.useActorRef();
  const calculation = useSelector(opt, ({ context }) => context.calculation);
  const { processed, request } = useSelector(calculation, ({ context }) => context);
  const seconds = useSelector(calculation, ({ context }) => remainingSeconds(context));
  return (
    <ProgressPopup
      processed={processed}
      selected={request === undefined ? 0 : objectsOf(request)}
      remainingSeconds={seconds}
      onStop={() => popups.send({ type: 'popup.cancelled', popup: PROGRESS })}
    />
  );
}
