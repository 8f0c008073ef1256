import { useSelector } from '@xstate/react';
import { countText } from '#contract/text/count-text.ts';
import { isListChanged, type ObjectListActor } from '#machines/objects/object-list.ts';
import { parseNames } from '#machines/objects/object-names.ts';
import { Button } from '#ui/buttons/button.tsx';
import { InfoMark } from '#ui/content/info-mark.tsx';
import { Tabs } from '#ui/content/tabs.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { InsertList } from './insert-list.tsx';
import { withoutFault } from './line-fault.ts';
import { SelectFromList } from './select-from-list.tsx';
import { useReadOrbits } from './use-read-orbits.ts';
import './object-colours.css';
import './objects.css';

const COLOURS =
  'The colours: near-Earth objects (NEA asteroids, NEC comets) have the colour of the text, non-NEA are grey, unconfirmed ones (NEOCP) light blue.';

/** Edits a list of objects: select from the catalogue, or insert names. Cancel leaves the list as it was. */
export function ObjectsPopup({ list }: { readonly list: ObjectListActor }) {
  const { tab, text, objects } = useSelector(list, ({ context }) => context);
  const isUnsaved = useSelector(list, ({ context }) => isListChanged(context));
  const isResolving = useSelector(list, (state) => state.hasTag('busy'));
  const read = useReadOrbits(list);
  const [fault] = read.faults;
  const names = parseNames(read.faults.reduce(withoutFault, text)).length;
  const cancel = (): void => list.send({ type: 'list.cancelled' });

  return (
    <Dialog
      title="Configure objects"
      size="large"
      onClose={cancel}
      isUnsaved={isUnsaved}
      footer={
        <>
          <span className="grow small muted">
            {tab === 'insert' ? `${countText(names, 'name')}. ` : ''}Object names are case-sensitive.
          </span>
          <Button onPress={cancel}>Cancel</Button>
          <Button
            kind="primary"
            unavailable={
              isResolving
                ? 'Names are being looked up'
                : tab === 'insert' && fault !== undefined
                  ? `Correct line ${fault.line} or leave it out`
                  : undefined
            }
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
            content: <InsertList list={list} inList={objects.length} read={read} />,
          },
        ]}
      />
    </Dialog>
  );
}
