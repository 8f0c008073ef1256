import { CloudDownload } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { storeOfflineData } from '#client/offline-data.ts';
import type { OfflineData } from '#contract/local/offline-data.ts';
import { fixedText } from '#parts/quantities/number-text.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Note } from '#ui/content/note.tsx';

type Storing =
  { readonly kind: 'resting' | 'storing' | 'failed' } | ({ readonly kind: 'done' } & OfflineData);

/** Has the browser store what all tools need without a network; pressed again, or left, it stops. */
export function WorkOfflineButton() {
  const [storing, setStoring] = useState<Storing>({ kind: 'resting' });
  const ending = useRef<AbortController>(undefined);
  useEffect(() => () => ending.current?.abort(), []);

  const storeAll = async (signal: AbortSignal) => {
    setStoring({ kind: 'storing' });
    const outcome = await storeAllOf(signal).then(
      (data): Storing => ({ kind: 'done', ...data }),
      (): Storing => ({ kind: signal.aborted ? 'resting' : 'failed' }),
    );
    setStoring(outcome);
  };
  const isStoring = storing.kind === 'storing';
  const press = () => {
    if (isStoring) return ending.current?.abort();
    ending.current = new AbortController();
    void storeAll(ending.current.signal);
  };

  return (
    <>
      <p>
        <Button onPress={press}>
          <CloudDownload className="icon" aria-hidden />
          {isStoring ? 'Stop' : 'Work offline'}
        </Button>
      </p>
      <Outcome storing={storing} />
    </>
  );
}

async function storeAllOf(signal: AbortSignal): Promise<OfflineData> {
  const { OFFLINE_PICTURES } = await import('#parts/scene/offline-pictures.ts');
  return storeOfflineData(OFFLINE_PICTURES, signal);
}

function Outcome({ storing }: { readonly storing: Storing }) {
  switch (storing.kind) {
    case 'resting':
      return null;
    case 'storing':
      return <output>Storing data in this browser…</output>;
    case 'failed':
      return (
        <Note status="error">
          The data could not be loaded. What arrived is stored; try again with a network.
        </Note>
      );
    case 'done':
      return <Note status={isWhole(storing) ? 'success' : 'warning'}>{offlineText(storing)}</Note>;
  }
}

function isWhole({ needed, stored }: OfflineData): boolean {
  return stored === needed;
}

/** How much of the data that the tools need without a network the browser stores. */
function offlineText(data: OfflineData): string {
  const [needed, stored] = [data.needed, data.stored].map((bytes) => `${fixedText(bytes / 1e6, 1)} MB`);
  return isWhole(data)
    ? `${needed} are stored in this browser: the tools work without a network. The browser may delete them when it runs short of room.`
    : `Only ${stored} of ${needed} could be stored: the browser has no room for more, or does not allow it. Without a network the rest is missing.`;
}
