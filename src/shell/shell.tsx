import '#ui/tokens.css';
import '#ui/base.css';
import './shell.css';
import { useEffect, useRef } from 'react';
import { I18nProvider } from 'react-aria-components';
import { Router, useLocation, useSearch } from 'wouter';
import { onSite } from '#client/site.ts';
import { Arriving } from '#parts/arriving.tsx';
import { BROWSER_CLOCK } from '#parts/clock.ts';
import { configuration } from '#parts/configuration.ts';
import { EMBEDDING } from '#parts/embedding.ts';
import { lazyPart } from '#parts/lazy-part.tsx';
import { PageProvider } from '#parts/page.tsx';
import { PopupHost } from '#parts/popups/popup-host.tsx';
import { Popups } from '#parts/popups/popups.ts';
import { ToastHost } from '#parts/popups/toast-host.tsx';
import { ROUTES, toolOfPath } from '#parts/routes.ts';
import { classNames } from '#ui/class-names.ts';
import { SpinnerOverlay } from '#ui/overlays/spinner-overlay.tsx';
import { addressedObject } from './addressed-object.ts';
import { CookieNotice } from './cookie-notice.tsx';
import { useScrollAway } from './scroll-away.ts';
import { useFocusOnScreen } from './focus-on-screen.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { DOCS_PAGE, OWN_PAGES } from './own-pages.ts';
import { Pages } from './pages.tsx';
import { redirectOf } from './redirects.ts';
import { ReturnLinkContext, useReturnLink } from './return-link.ts';
import { useRouteMemory } from './route-memory.ts';
import { ServicePause } from './service-pause.tsx';
import { type Busy, ToolStates, ToolStatesProvider, useBusy } from './tool-states.tsx';

/** Day before month, 24 hours, Monday first, whatever the browser's language. */
const LOCALE = 'en-GB';

const EmbeddedFrame = lazyPart(async () => (await import('./embedded/embedded-frame.tsx')).EmbeddedFrame);

/** The page in its folder: below it, every path is that of a screen. */
export function Shell() {
  return (
    <Router base={onSite('/').slice(0, -1)}>
      <Surroundings />
    </Router>
  );
}

/** The frame around every tool, which stays when a tool fails. */
function Surroundings() {
  const [path] = useLocation();
  const title = pageTitle(path, useSearch());
  useEffect(() => {
    document.title = title;
  }, [title]);

  return (
    <I18nProvider locale={LOCALE}>
      <Popups.Provider>
        <PageProvider clock={BROWSER_CLOCK}>
          {EMBEDDING === undefined ? (
            <ToolStatesProvider>
              <Frame />
            </ToolStatesProvider>
          ) : (
            <Arriving fallback={null}>
              <EmbeddedFrame>
                <ToolStatesProvider>
                  <Pages />
                </ToolStatesProvider>
              </EmbeddedFrame>
            </Arriving>
          )}
          <PopupHost />
          <ToastHost>
            <ServicePause />
          </ToastHost>
        </PageProvider>
      </Popups.Provider>
    </I18nProvider>
  );
}

/** Header, page and footer. While a state is saved or loaded nothing below the header can be used. */
function Frame() {
  const [path] = useLocation();
  const tool = toolOfPath(path);
  const memory = useRouteMemory(path);
  const back = useReturnLink(path);
  const busy = useBusy();
  const main = useRef<HTMLElement>(null);
  useScrollAway(main, tool === undefined ? undefined : path);
  useFocusOnScreen(redirectOf(path, configuration) === undefined ? path : undefined, main);

  return (
    <div className={classNames('shell', tool !== undefined && 'shell-inner-screen')}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Header tool={tool} memory={memory} />
      <div className="shell-below" inert={busy !== undefined}>
        <main id="main" className="shell-main" tabIndex={-1} ref={main}>
          <ReturnLinkContext value={back}>
            <Pages />
          </ReturnLinkContext>
        </main>
        <CookieNotice />
        <Footer />
      </div>
      {busy === undefined ? null : <BusyOverlay {...busy} />}
    </div>
  );
}

/** Says what is under way, and offers to stop it when it takes longer than a second. */
function BusyOverlay({ label, canStop }: Busy) {
  const states = ToolStates.useActorRef();
  const stop = () => states.send({ type: 'stop.requested' });
  return (
    <div className="shell-busy">
      <SpinnerOverlay
        label={label}
        stopLabel={`Stop ${label.toLowerCase()}`}
        onStop={canStop ? stop : undefined}
      />
    </div>
  );
}

/** Screens of tools that have several, as their tabs are called. */
const SCREENS: Readonly<Record<string, string>> = {
  [ROUTES.optTonight]: 'Tonight',
  [ROUTES.optSetup]: 'Setup',
  [ROUTES.optFiltering]: 'Filtering',
  [ROUTES.optLongTerm]: 'Long-term plots',
  [ROUTES.optShortTerm]: 'Short-term plots',
  [ROUTES.optEphemerides]: 'Ephemerides',
  [ROUTES.optNightPlan]: 'Night plan',
};

/** What the browser calls a page: its own title, with that of the screen and after the object of its address, before that of the toolkit. */
export function pageTitle(path: string, query: string): string {
  const tool = toolOfPath(path);
  const parts =
    tool === undefined
      ? [[...OWN_PAGES, DOCS_PAGE].find(({ href }) => href === path)?.title]
      : [
          addressedObject(query),
          [configuration.toolTexts[tool].title, SCREENS[path]].filter(Boolean).join(': '),
        ];
  return [...parts, configuration.title].filter(Boolean).join(' · ');
}
