import './embedded.css';
import { useSelector } from '@xstate/react';
import { Ellipsis, Play, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { createActor } from 'xstate';
import { RequestFailed } from '#contract/rest/failure.ts';
import { configuration } from '#parts/configuration.ts';
import { EMBEDDING, withEmbedding, withoutEmbedding } from '#parts/embedding.ts';
import { type Page, usePage } from '#parts/page.tsx';
import { type ToolId, toolOfPath } from '#parts/routes.ts';
import { Button } from '#ui/buttons/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { OutsideLink } from '#ui/buttons/outside-link.tsx';
import { addressedObject } from '../addressed-object.ts';
import { useFocusOnScreen } from '../focus-on-screen.ts';
import { redirectOf } from '../redirects.ts';
import { embeddedTool, providedEmbedding } from './embedding-actors.ts';
import { exchangeMessages } from './host-messages.ts';
import { HAS_SERVICE, onSite, pathOnSite } from '#client/site.ts';

/** The screen before the user starts the tool. */
const POSTER = 'poster';

/** Whether the tool can compute: browsers start no worker for a page whose frame takes its origin away. */
const CAN_COMPUTE = HAS_SERVICE || globalThis.origin !== 'null';

/** What the page around is notified of where the tool cannot. */
const CANNOT_COMPUTE = new RequestFailed({
  kind: 'unexpected',
  message: 'The sandbox of the frame needs allow-scripts allow-same-origin.',
});

/** The page in the frame of another: the given tool without what surrounds it, once the user starts it. */
export function EmbeddedFrame({ children }: { children: ReactNode }) {
  const page = usePage();
  const [path] = useLocation();
  const tool = toolOfPath(path);
  const { isStarted, start } = useEmbedding(page);
  const [isBare, setBare] = useState(true);
  const isShown = CAN_COMPUTE && (isStarted || EMBEDDING?.startsItself === true);
  const main = useRef<HTMLElement>(null);
  useEmbeddedAddress();
  useFocusOnScreen(isShown ? screenOf(path) : POSTER, main);

  return (
    <div className={classNames('embedded', isBare && 'embedded-bare')}>
      <main id="main" className="embedded-main" tabIndex={-1} ref={main}>
        <h1 className="visually-hidden">
          {tool === undefined ? configuration.title : configuration.toolTexts[tool].title}
        </h1>
        {isShown ? children : <Poster tool={tool} onStart={start} />}
      </main>
      <IconButton
        className="embedded-rest"
        kind="plain"
        label={isBare ? 'Show all controls' : 'Hide controls'}
        icon={isBare ? <Ellipsis className="icon" aria-hidden /> : <X className="icon" aria-hidden />}
        onPress={() => setBare(!isBare)}
      />
    </div>
  );
}

/** The path of a screen; undefined for one that leads on to another. */
function screenOf(path: string): string | undefined {
  return redirectOf(path, configuration) === undefined ? path : undefined;
}

/** Runs the workflow of the frame: whether it was started, and what starts it. */
function useEmbedding(page: Page): { readonly isStarted: boolean; readonly start: () => void } {
  const [actor] = useState(() =>
    createActor(
      providedEmbedding(async () => {
        if (!CAN_COMPUTE) throw CANNOT_COMPUTE;
        return embeddedTool(page, toolOfPath(pathOnSite()));
      }),
    ),
  );
  const isStarted = useSelector(actor, (snapshot) => !snapshot.matches('poster'));

  useEffect(() => {
    const leave = exchangeMessages(actor, EMBEDDING?.origin);
    actor.start();
    if (EMBEDDING?.startsItself === true) actor.send({ type: 'user.started' });
    return leave;
  }, [actor]);
  return { isStarted, start: () => actor.send({ type: 'user.started' }) };
}

/** Every address of the frame says that it is one. */
function useEmbeddedAddress(): void {
  const [path, navigate] = useLocation();
  const search = useSearch();
  useEffect(() => {
    const query = search === '' ? '' : `?${search}`;
    const embedded = withEmbedding(path + query);
    if (!new URLSearchParams(search).has('embed')) navigate(embedded, { replace: true });
  }, [path, search, navigate]);
}

/**
 * A picture of the tool, of which nothing is fetched before the user starts it; the title alone of an object that the address requests,
 * as the picture shows another one.
 */
function Poster({ tool, onStart }: { tool: ToolId | undefined; onStart: () => void }) {
  const { title, lead } = tool === undefined ? configuration : configuration.toolTexts[tool];
  const object = addressedObject(useSearch());
  useEffect(applyEarlyStyles, []);
  return (
    <section className="poster" aria-label={title}>
      {tool === undefined || object !== undefined ? null : (
        <img className="poster-picture" src={onSite(`/posters/${tool}.jpg`)} alt="" />
      )}
      <div className="poster-text">
        <strong>{title}</strong>
        <p>{lead}</p>
        {object === undefined ? null : <p className="designation">{object}</p>}
        {CAN_COMPUTE ? (
          <Button kind="primary" onPress={onStart}>
            <Play className="icon" aria-hidden />
            Start
          </Button>
        ) : (
          <p>
            The surrounding page does not let this frame compute. Its sandbox needs{' '}
            <code>allow-scripts allow-same-origin</code>.
          </p>
        )}
        <OutsideLink href={window.location.origin + withoutEmbedding(window.location)}>
          {configuration.title}
        </OutsideLink>
      </div>
    </section>
  );
}

/** Applies the styles that a document on a host of files has requested for its tool: a browser warns of those that stay unused. */
function applyEarlyStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="style"]'))
    link.rel = 'stylesheet';
}
