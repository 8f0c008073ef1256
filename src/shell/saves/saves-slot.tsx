import { RequestFailed } from '#contract/rest/failure.ts';
import { failureMessage } from '#machines/popups/notice.ts';
import { configuration } from '#parts/configuration.ts';
import { fileName } from '#parts/downloads/file-name.ts';
import { usePage } from '#parts/page.tsx';
import { Popups } from '#parts/popups/popups.ts';
import { saveFile } from '#parts/save-file.ts';
import type { ToolId } from '#parts/routes.ts';
import { collectState, isSavable, stateFile } from '../tool-state-actors.ts';
import { ToolStates } from '../tool-states.tsx';
import { savedText } from './saved-text.ts';
import { SavesDialog } from './saves-dialog.tsx';

type Props = { tool: ToolId | undefined; onClose: () => void };

/** The saves of this browser, with what opening one, or a file, does. */
export function SavesSlot({ tool, onClose }: Props) {
  const states = ToolStates.useActorRef();
  const popups = Popups.useActorRef();
  const { tools, clock } = usePage();
  const intoFile = async () => {
    if (!isSavable(tool)) return;
    try {
      const text = (await stateFile()).stateFileOf(await collectState(tools, tool));
      const now = Temporal.Instant.fromEpochMilliseconds(clock.now());
      saveFile(
        fileName(tool, configuration.title, now, 'json'),
        new Blob([text], { type: 'application/json' }),
      );
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
      popups.send({ type: 'popup.opened', popup: failureMessage(error.failure), owner: popups });
    }
  };
  return (
    <SavesDialog
      onOpen={(save) => states.send({ type: 'save.chosen', id: save.id, saved: savedText(save) })}
      onOpenFile={(text) => states.send({ type: 'file.chosen', text })}
      onSaveFile={isSavable(tool) ? () => void intoFile() : undefined}
      onClose={onClose}
    />
  );
}
