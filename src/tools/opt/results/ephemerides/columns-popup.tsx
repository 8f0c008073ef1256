import { useSelector } from '@xstate/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { countText } from '#contract/text/count-text.ts';
import { EPHEMERIS_COLUMN, type EphemerisColumnKey } from '#engine/observe/columns.ts';
import { possibleColumns, type ColumnsActor } from '#machines/opt/calculation/columns.ts';
import { isSameList } from '#parts/is-same-list.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { ListBox, type ListBoxEntry } from '#ui/overlays/list-box.tsx';
import '#parts/objects/objects.css';
import './ephemerides.css';

const NOTHING: ReadonlySet<string> = new Set();

/** Which quantities the ephemerides table shows: possible ones and selected ones, side by side. */
export function ColumnsPopup({ columns }: { readonly columns: ColumnsActor }) {
  const draft = useSelector(columns, ({ context }) => context.draft);
  const savedColumns = useSelector(columns, ({ context }) => context.own);
  const possible = useSelector(columns, ({ context }) => possibleColumns(context), isSameList);
  const [picked, setPicked] = useState(NOTHING);
  const [chosen, setChosen] = useState(NOTHING);
  const toAdd = possible.filter((name) => picked.has(name));
  const toRemove = draft.filter((name) => chosen.has(name));
  const lists = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');
  /** Says what was moved, and moves the focus to a list, as the button that was pressed may be disabled now. */
  const announceMove = (what: 'Added' | 'Removed', count: number, goOn: 'possible' | 'selected'): void => {
    setPicked(NOTHING);
    setChosen(NOTHING);
    setAnnouncement(`${what} ${countText(count, 'quantity', 'quantities')}.`);
    lists.current?.querySelectorAll<HTMLElement>('[role="listbox"]')[goOn === 'possible' ? 0 : 1]?.focus();
  };
  const cancel = (): void => columns.send({ type: 'columns.cancelled' });

  return (
    <Dialog
      title="Configure columns"
      size="large"
      onClose={cancel}
      isUnsaved={draft !== savedColumns}
      footer={
        <>
          <Button onPress={cancel}>Cancel</Button>
          <Button
            kind="primary"
            unavailable={draft.length === 0 ? 'Select at least one quantity' : undefined}
            onPress={() => columns.send({ type: 'columns.saved' })}
          >
            Save
          </Button>
        </>
      }
    >
      <div ref={lists} className="objects-lists columns-lists">
        <section>
          <h3 className="small muted">{`Possible quantities, ${possible.length}`}</h3>
          <ListBox
            label="Possible quantities"
            entries={possible.map(entryOf)}
            selected={picked}
            onSelectedChange={setPicked}
            empty="All quantities are selected."
          />
        </section>
        <div className="objects-moves">
          <Button
            unavailable={toAdd.length === 0 ? 'Choose possible quantities first' : undefined}
            onPress={() => {
              columns.send({ type: 'columns.added', columns: toAdd });
              announceMove('Added', toAdd.length, toAdd.length < possible.length ? 'possible' : 'selected');
            }}
          >
            Add
            <ChevronRight className="icon" aria-hidden />
          </Button>
          <Button
            unavailable={possible.length === 0 ? 'All quantities are selected' : undefined}
            onPress={() => {
              columns.send({ type: 'columns.all-added' });
              announceMove('Added', possible.length, 'selected');
            }}
          >
            Add all
          </Button>
          <Button
            unavailable={toRemove.length === 0 ? 'Choose selected quantities first' : undefined}
            onPress={() => {
              columns.send({ type: 'columns.removed', columns: toRemove });
              announceMove(
                'Removed',
                toRemove.length,
                toRemove.length < draft.length ? 'selected' : 'possible',
              );
            }}
          >
            <ChevronLeft className="icon" aria-hidden />
            Remove
          </Button>
          <Button
            unavailable={draft.length === 0 ? 'No quantity is selected' : undefined}
            onPress={() => {
              columns.send({ type: 'columns.all-removed' });
              announceMove('Removed', draft.length, 'possible');
            }}
          >
            Remove all
          </Button>
        </div>
        <section>
          <h3 className="small muted">{`Selected quantities, ${draft.length}`}</h3>
          <ListBox
            label="Selected quantities"
            entries={draft.map(entryOf)}
            selected={chosen}
            onSelectedChange={setChosen}
            empty="Add at least one possible quantity."
          />
        </section>
      </div>
      <output className="visually-hidden">{announcement}</output>
    </Dialog>
  );
}

function entryOf(name: EphemerisColumnKey): ListBoxEntry {
  const { unit, meaning } = EPHEMERIS_COLUMN[name];
  return { id: name, text: `${name}: ${meaning}`, ...(unit === '' ? {} : { detail: unit }) };
}
