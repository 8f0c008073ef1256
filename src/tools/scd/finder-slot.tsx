import { useSelector } from '@xstate/react';
import { Arriving } from '#parts/arriving.tsx';
import { useFileFailure } from '#parts/downloads/file-failure.ts';
import { lazyPart } from '#parts/lazy-part.tsx';
import { SpinnerOverlay } from '#ui/overlays/spinner-overlay.tsx';
import type { FinderOptions } from './finder/save-finder.ts';
import { starsEndText } from './finder/stars-end.ts';
import { datingPoint } from './scene/trace-date.ts';
import type { ScdSession } from './scd-session.ts';

const FinderDialog = lazyPart(async () => (await import('./finder/finder-dialog.tsx')).FinderDialog);

/** The popup of a finder chart while one is open; its script is fetched then. */
export function FinderSlot({ session }: { readonly session: ScdSession }) {
  const reportFailure = useFileFailure(session.scd);
  const { chart, stars } = session.workflows;
  const isOpen = useSelector(chart, ({ context }) => context.printRequest === 'finder');
  const field = useSelector(stars, ({ context }) => context.field);
  if (!isOpen) return null;
  const close = () => chart.send({ type: 'print.finished' });
  return (
    <Arriving fallback={<SpinnerOverlay label="Loading" />}>
      <FinderDialog
        shortcoming={starsEndText(
          chart.getSnapshot().context,
          field,
          datingPoint(session.workflows)?.magnitude,
        )}
        onSave={(options) => {
          close();
          save(session, options).catch(reportFailure);
        }}
        onClose={close}
      />
    </Arriving>
  );
}

async function save(session: ScdSession, options: FinderOptions): Promise<void> {
  const { saveFinder } = await import('./finder/save-finder.ts');
  await saveFinder(session, options);
}
