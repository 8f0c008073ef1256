import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { TonightResult } from '#contract/opt/tonight.ts';
import type { OptActor } from '#machines/opt/opt.ts';
import type { TonightActor } from '#machines/opt/tonight/tonight.ts';
import { Arriving } from '#parts/arriving.tsx';
import { lazyPart } from '#parts/lazy-part.tsx';
import { siteKey } from '#parts/setup/stored-sites.ts';

const CandidateSection = lazyPart(async () => (await import('./candidate-section.tsx')).CandidateSection);

type Props = { readonly opt: OptActor; readonly tonight: TonightActor; readonly result: TonightResult };

/** What waits to be confirmed; read when it is opened. */
export function Candidates({ opt, tonight, result }: Props) {
  const { setup } = useSelector(opt, ({ context }) => context);
  const zone = useSelector(setup, ({ context }) => context.timezone);
  const { site, limits } = useSelector(tonight, ({ context }) => context);
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>On the NEO Confirmation Page: unconfirmed, observations needed tonight</summary>
      {isOpen && site !== undefined ? (
        <Arriving fallback={<p className="muted">Reading the NEO Confirmation Page…</p>}>
          <CandidateSection
            key={siteKey(site)}
            opt={opt}
            site={site}
            result={result}
            zone={zone}
            lowest={limits.lowest}
          />
        </Arriving>
      ) : null}
    </details>
  );
}
