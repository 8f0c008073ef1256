import { useSelector } from '@xstate/react';
import { countText } from '#contract/text/count-text.ts';
import { missingNames, type ObjectListActor } from '#machines/objects/object-list.ts';
import { parseNames, typedName } from '#machines/objects/object-names.ts';
import { Button } from '#ui/buttons/button.tsx';
import { InfoMark } from '#ui/content/info-mark.tsx';
import { Tabs } from '#ui/content/tabs.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { SelectFromList } from './select-from-list.tsx';
import './object-colours.css';
import './objects.css';

const COLOURS =
  'The colours: near-Earth objects (NEA asteroids, NEC comets) have the colour of the text, non-NEA are grey, unconfirmed ones (NEOCP) light blue.';

/** Edits a list of objects: select from the catalogue, or insert names. Cancel leaves the list as it was. */
export function ObjectsPopup({ list }: { readonly list: ObjectListActor }) {
  const { tab, text, objects } = useSelector(list, ({ context }) => context);
  const isResolving = useSelector(list, (state) => state.hasTag('busy'));
  const names = parseNames(text).length;
  const cancel = (): void => list.send({ type: 'list.cancelled' });

  return (
    <Dialog
      title="Configure objects"
      size="large"
      onClose={cancel}
      footer={
        <>
          <span className="grow small muted">
            {tab === 'insert' ? `${countText(names, 'name')}. ` : ''}Object names are case-sensitive.
          </span>
          <Button onPress={cancel}>Cancel</Button>
          <Button
            kind="primary"
            unavailable={isResolving ? 'Names are being looked up' : undefined}
            onPress={() => list.send({ type: 'list.saved' })}
          >
            {isResolving ? 'Looking up names…' : 'Save'}
          </Button>
        </>
      }
    >
      <Tabs
        label="Ways to choose objects"
        selected={tab}
        onSelect={(id) => list.send({ type: 'tab.chosen', tab: id === 'insert' ? 'insert' : 'select' })}
        context={
          <>
            <span className="desk-only objects-legend" aria-hidden>
              <span className="object-NEA">NEA</span>
              <span className="object-non-NEA">non-NEA</span>
              <span className="object-NEOCP">NEOCP</span>
            </span>
            <InfoMark label="About the colours" text={COLOURS} />
          </>
        }
        tabs={[
          { id: 'select', title: 'Select from list', content: <SelectFromList list={list} /> },
          {
            id: 'insert',
            title: 'Insert list',
            content: <InsertList list={list} inList={objects.length} />,
          },
        ]}
      />
    </Dialog>
  );
}

type InsertListProps = {
  readonly list: ObjectListActor;
  /** Objects the names are added to. */
  readonly inList: number;
};

/** Names typed or pasted; they are looked up when the list is saved. */
function InsertList({ list, inList }: InsertListProps) {
  const text = useSelector(list, ({ context }) => context.text);
  return (
    <div className="objects-panel">
      <TextArea
        label="Designators or names, separated by commas or new lines"
        placeholder={'99942, Ivar, (3200) Phaethon\n2024 YR4'}
        rows={12}
        value={text}
        onChange={(typed) => list.send({ type: 'names.typed', text: typed })}
        hint={
          inList === 0 ? undefined : `They will be added to the ${countText(inList, 'object')} in your list.`
        }
      />
      <MissingNames list={list} />
    </div>
  );
}

/** The names of the text that were not found, each with what may have been meant, and a way to leave it out. */
function MissingNames({ list }: { readonly list: ObjectListActor }) {
  const context = useSelector(list, (state) => state.context);
  const missing = missingNames(context);
  const replace = (name: string, by: string | undefined): void =>
    list.send({ type: 'name.replaced', name, by });
  if (missing.length === 0) return null;
  return (
    <ul className="objects-missing" aria-label="Names that were not found">
      {missing.map(({ name, message, suggestions = [] }) => (
        <li key={name}>
          <span className="field-error">{message.replace(name, () => typedName(context.text, name))}</span>
          {suggestions.map((meant) => (
            <Button key={meant} size="small" onPress={() => replace(name, meant)}>
              {`Did you mean ${meant}?`}
            </Button>
          ))}
          <Button kind="quiet" size="small" onPress={() => replace(name, undefined)}>
            Leave out
          </Button>
        </li>
      ))}
    </ul>
  );
}
