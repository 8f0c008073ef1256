import { Download, FolderOpen, Trash2, Upload } from 'lucide-react';
import { useState } from 'react';
import { Input, TextField } from 'react-aria-components';
import { MAX_SAVE_NAME, MAX_SAVES, type NamedSave } from '#contract/named-saves.ts';
import { configuration } from '#parts/configuration.ts';
import { usePage } from '#parts/page.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { dayMonthYear, hourMinute } from '#ui/dates/date-text.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { FileButton } from '#ui/fields/file-button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { forgottenAtMs, storeSaves, storedSaves } from './stored-saves.ts';
import './saves-dialog.css';

export type SavesDialogProps = {
  onOpen: (save: NamedSave) => void;
  onOpenFile: (text: string) => void;
  /** Puts the present state into a file; nothing where there is none. */
  onSaveFile: (() => void) | undefined;
  onClose: () => void;
};

/** What was saved in this browser, by the names that the user gave; and states in files. */
export function SavesDialog({ onOpen, onOpenFile, onSaveFile, onClose }: SavesDialogProps) {
  const { clock } = usePage();
  const [saves, setSaves] = useState(() => storedSaves(clock.now()));
  const change = (changed: readonly NamedSave[]) => {
    storeSaves(changed);
    setSaves(changed);
  };
  const readFile = async (file: File) => {
    onOpenFile(await file.text());
    onClose();
  };
  return (
    <Dialog
      title="Saved states"
      onClose={onClose}
      footer={
        <>
          <FileButton accept={['.json', 'application/json']} onChoose={(file) => void readFile(file)}>
            <Upload className="icon" aria-hidden />
            Open a file
          </FileButton>
          <Button
            unavailable={onSaveFile === undefined ? 'Open a tool first' : undefined}
            onPress={() => onSaveFile?.()}
          >
            <Download className="icon" aria-hidden />
            Save to a file
          </Button>
        </>
      }
    >
      {saves.length === 0 ? (
        <p className="muted">Nothing is saved in this browser. What you save appears here.</p>
      ) : (
        <>
          <p className="small muted">{`This browser lists at most ${MAX_SAVES}; those you have named are dropped last.`}</p>
          <ul className="saves">
            {saves.map((save) => (
              <Entry
                key={save.id}
                save={save}
                onRename={(name) => change(saves.map((each) => (each === save ? { ...save, name } : each)))}
                onRemove={() => change(saves.filter((each) => each !== save))}
                onOpen={() => {
                  onOpen(save);
                  onClose();
                }}
              />
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

type EntryProps = {
  save: NamedSave;
  onRename: (name: string) => void;
  onRemove: () => void;
  onOpen: () => void;
};

function Entry({ save, onRename, onRemove, onOpen }: EntryProps) {
  const { tool, name, savedAtMs, content = '' } = save;
  const { title } = configuration.toolTexts[tool];
  return (
    <li>
      <TextField aria-label="Name" value={name} maxLength={MAX_SAVE_NAME} onChange={onRename}>
        <Input className="input" placeholder={title} />
      </TextField>
      <Button onPress={onOpen} aria-label={`Open ${name || title}`}>
        <FolderOpen className="icon" aria-hidden />
        Open
      </Button>
      <IconButton
        label={`Remove ${name || title} from this list`}
        icon={<Trash2 className="icon" aria-hidden />}
        onPress={onRemove}
      />
      {content === '' ? null : <span className="small figures">{content}</span>}
      <span className="small muted figures">
        {`${title}, ${momentText(savedAtMs)} UTC, kept until ${dayText(forgottenAtMs(save))}`}
      </span>
    </li>
  );
}

function momentText(ms: number): string {
  const moment = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO('UTC');
  return `${dayMonthYear(moment)} ${hourMinute(moment)}`;
}

function dayText(ms: number): string {
  return dayMonthYear(Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO('UTC'));
}
