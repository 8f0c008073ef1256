import { useActorRef, useSelector } from '@xstate/react';
import { Download, FolderOpen, Luggage, Square, Trash2, Upload } from 'lucide-react';
import { useEffect } from 'react';
import { nightPackActors } from '#client/night-pack.ts';
import { fetchPageFiles } from '#client/page-files.ts';
import {
  type NightPackActor,
  type NightPackContext,
  nightPackMachine,
  type StoredNight,
} from '#machines/opt/night-pack/night-pack.ts';
import type { TakenNight } from '#contract/local/night-pack.ts';
import { configuration } from '#parts/configuration.ts';
import { fileName } from '#parts/downloads/file-name.ts';
import { usePage } from '#parts/page.tsx';
import { saveFile } from '#parts/save-file.ts';
import { Button } from '#ui/buttons/button.tsx';
import { FactList } from '#ui/content/fact-list.tsx';
import { Note } from '#ui/content/note.tsx';
import { ProgressBar } from '#ui/content/progress-bar.tsx';
import { FileButton } from '#ui/fields/file-button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import {
  failureText,
  laterNightsText,
  nightsAndObjects,
  refusalText,
  sizeText,
  STEP_TEXTS,
  storedText,
} from './night-pack-texts.ts';
import './night-pack.css';

const PROVIDED = nightPackMachine.provide({ actors: nightPackActors() });

type Props = {
  readonly offered: TakenNight | undefined;
  readonly onClose: () => void;
};

/** The night that can be taken along, and the one that was: made, opened, deleted, and as a file. */
export function NightPackDialog({ offered, onClose }: Props) {
  const pack = useActorRef(PROVIDED, { input: { offered } });
  const context = useSelector(pack, (state) => state.context);
  const isMaking = useSelector(pack, (state) => state.matches({ night: 'making' }));
  const isBusy = useSelector(pack, (state) => state.hasTag('busy'));
  const { handovers, clock } = usePage();

  useEffect(() => {
    const opening = pack.on('night.opened', ({ state }) => {
      handovers.give('night', state);
      onClose();
    });
    return () => opening.unsubscribe();
  }, [pack, handovers, onClose]);

  useEffect(() => {
    const saving = pack.on('file.read', ({ file }) => {
      const now = Temporal.Instant.fromEpochMilliseconds(clock.now());
      saveFile(fileName('night', configuration.title, now, 'neonight'), file);
    });
    return () => saving.unsubscribe();
  }, [pack, clock]);

  const isTaken = isMaking || context.stored !== undefined;
  useEffect(() => {
    if (isTaken && navigator.onLine) void fetchForOffline().catch(() => undefined); // what came before serves
  }, [isTaken]);

  return (
    <Dialog
      title="Take this night along"
      onClose={isMaking ? undefined : onClose}
      footer={
        <>
          {isMaking ? null : (
            <FileButton accept={['.neonight']} onChoose={(file) => pack.send({ type: 'file.chosen', file })}>
              <Upload className="icon" aria-hidden />
              Open a file
            </FileButton>
          )}
          <Button
            kind={isMaking ? 'plain' : 'primary'}
            unavailable={isMaking ? undefined : obstacle(offered, isBusy)}
            onPress={() => pack.send({ type: isMaking ? 'making.stopped' : 'making.requested' })}
          >
            {isMaking ? <Square className="icon" aria-hidden /> : <Luggage className="icon" aria-hidden />}
            {isMaking
              ? 'Stop'
              : context.stored === undefined
                ? 'Store this night'
                : 'Replace the stored night'}
          </Button>
        </>
      }
    >
      <p className="small muted">
        Plan, tables, sky chart and finder work without a network from what is stored: catalogue, orbits,
        ephemeris, and the stars around each object.
      </p>
      <Offered {...context} />
      {isMaking ? <Progress progress={context.progress} /> : null}
      {context.failure === undefined ? null : <Note status="error">{failureText(context.failure)}</Note>}
      {context.refusal === undefined ? null : <Note status="error">{refusalText(context.refusal)}</Note>}
      {context.stored === undefined ? null : <Stored pack={pack} stored={context.stored} isBusy={isBusy} />}
    </Dialog>
  );
}

/** Signs of a finder chart beside letters and figures. */
const SIGNS = '°′″±≈−×σΔ';

/** Has the browser cache what comes with the first use else: what writes a finder chart on paper, and pictures of scenes. */
async function fetchForOffline(): Promise<void> {
  const [{ writeDocument }, { OFFLINE_PICTURES }] = await Promise.all([
    import('#parts/downloads/pdf/write-document.ts'),
    import('#parts/scene/offline-pictures.ts'),
  ]);
  const printing = writeDocument({ title: '', texts: [SIGNS] }, () => undefined);
  await Promise.all([printing, fetchPageFiles(OFFLINE_PICTURES)]);
}

/** Why no night can be stored now; nothing where one can. */
function obstacle(offered: TakenNight | undefined, isBusy: boolean): string | undefined {
  if (offered === undefined) return 'Choose a site on the ground, dates and objects first';
  return isBusy ? 'The stored night is being read' : undefined;
}

function Offered({ offered, size }: Pick<NightPackContext, 'offered' | 'size'>) {
  const { clock } = usePage();
  if (offered === undefined) return null;
  const now = Temporal.Instant.fromEpochMilliseconds(clock.now());
  const later = laterNightsText(offered, now.toZonedDateTimeISO('UTC').toPlainDate());
  return (
    <>
      <FactList
        facts={[
          { name: 'Site', value: offered.site },
          { name: 'Nights', value: nightsAndObjects(offered) },
          { name: 'Size', value: size === undefined ? 'not known' : `about ${sizeText(size)}` },
        ]}
      />
      {later === undefined ? null : <p className="small muted">{later}</p>}
    </>
  );
}

function Progress({ progress }: Pick<NightPackContext, 'progress'>) {
  const { step = 'data', done = 0, all = 1 } = progress ?? {};
  const text = `${done} of ${all}`;
  return (
    <div className="night-pack-progress">
      <ProgressBar label={STEP_TEXTS[step]} value={done} max={all} valueText={text} />
      <div className="spread figures">
        <output>{STEP_TEXTS[step]}</output>
        <span className="muted">{all > 1 ? text : null}</span>
      </div>
    </div>
  );
}

type StoredProps = {
  readonly pack: NightPackActor;
  readonly stored: StoredNight;
  readonly isBusy: boolean;
};

/** The stored night, and what can be done with it. */
function Stored({ pack, stored: { facts }, isBusy }: StoredProps) {
  const unavailable = isBusy ? 'Another night is being stored' : undefined;
  return (
    <section className="night-pack-stored" aria-label="The stored night">
      <h3>{facts.isPassing ? 'Here until the page is closed' : 'Stored in this browser'}</h3>
      <p>
        <strong>{facts.site}</strong>
        <br />
        {nightsAndObjects(facts)}
      </p>
      <p className="small muted figures">{storedText(facts)}</p>
      {facts.isPassing ? (
        <Note status="warning">
          The browser cannot store it: it has no room, or does not allow it. Save it to a file before you
          close the page.
        </Note>
      ) : (
        <p className="small muted">
          The browser may delete it when it runs short of room; a file stays. On a phone, also save it to a
          file.
        </p>
      )}
      <p className="small muted">
        One night is stored at a time: another, even one from a file, takes its place. Save this one to a file
        to have both.
      </p>
      <div className="row">
        <Button unavailable={unavailable} onPress={() => pack.send({ type: 'opening.requested' })}>
          <FolderOpen className="icon" aria-hidden />
          Open
        </Button>
        <Button unavailable={unavailable} onPress={() => pack.send({ type: 'file.requested' })}>
          <Download className="icon" aria-hidden />
          Save to a file
        </Button>
        <Button
          kind="danger"
          unavailable={unavailable}
          onPress={() => pack.send({ type: 'deletion.requested' })}
        >
          <Trash2 className="icon" aria-hidden />
          Delete
        </Button>
      </div>
    </section>
  );
}
