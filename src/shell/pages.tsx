import { useEffect } from 'react';
import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter';
import { Arriving } from '#parts/arriving.tsx';
import { configuration } from '#parts/configuration.ts';
import { EMBEDDING } from '#parts/embedding.ts';
import { Popups } from '#parts/popups/popups.ts';
import { usePage } from '#parts/page.tsx';
import { toast } from '#machines/popups/notice.ts';
import { ROUTES } from '#parts/routes.ts';
import { ErrorBoundary } from '#ui/content/error-boundary.tsx';
import { SpinnerOverlay } from '#ui/overlays/spinner-overlay.tsx';
import { lazyPart } from '#parts/lazy-part.tsx';
import { awayNote, redirectOf } from './redirects.ts';
import { useIsAwaiting } from './tool-states.tsx';

const Home = lazyPart(async () => (await import('./home.tsx')).Home);
const OptTool = lazyPart(async () => (await import('#tools/opt/opt-tool.tsx')).OptTool);
const ScdTool = lazyPart(async () => (await import('#tools/scd/scd-tool.tsx')).ScdTool);
const OvtTool = lazyPart(async () => (await import('#tools/ovt/ovt-tool.tsx')).OvtTool);
const FvtTool = lazyPart(async () => (await import('#tools/fvt/fvt-tool.tsx')).FvtTool);
const SovtTool = lazyPart(async () => (await import('#tools/sovt/sovt-tool.tsx')).SovtTool);
const About = lazyPart(async () => (await import('./information/about.tsx')).About);
const Terms = lazyPart(async () => (await import('./information/terms.tsx')).Terms);
const Privacy = lazyPart(async () => (await import('./information/privacy.tsx')).Privacy);
const Provenance = lazyPart(async () => (await import('./information/provenance.tsx')).Provenance);
const Validation = lazyPart(async () => (await import('./validation/validation.tsx')).Validation);
const Docs = lazyPart(async () => (await import('./docs/docs.tsx')).Docs);

/**
 * The page a path leads to, once the state of the link that opened it is loaded; an unknown path, or one of a tool that is not enabled,
 * leads home. The failure of a page is shown in its place.
 */
export function Pages() {
  const [path] = useLocation();
  const search = useSearch();
  const { lazyParts } = usePage();
  const isAwaiting = useIsAwaiting();
  if (isAwaiting) return EMBEDDING === undefined ? null : <SpinnerOverlay label="Loading" />;
  const target = redirectOf(path, configuration);
  if (target !== undefined)
    return (
      <Elsewhere note={awayNote(path, configuration)} to={search === '' ? target : `${target}?${search}`} />
    );
  return (
    <ErrorBoundary resetKey={path} onFailure={lazyParts.forgetFailed}>
      <Arriving fallback={<SpinnerOverlay label="Loading" />}>
        <Switch>
          <Route path={ROUTES.home}>
            <Home />
          </Route>
          <Route path={`${ROUTES.opt}/*`} component={OptTool} />
          <Route path={`${ROUTES.scd}/*`} component={ScdTool} />
          <Route path={ROUTES.ovt} component={OvtTool} />
          <Route path={ROUTES.fvt} component={FvtTool} />
          <Route path={ROUTES.sovt} component={SovtTool} />
          <Route path={ROUTES.about} component={About} />
          <Route path={ROUTES.terms} component={Terms} />
          <Route path={ROUTES.privacy} component={Privacy} />
          <Route path={ROUTES.provenance} component={Provenance} />
          <Route path={ROUTES.validation} component={Validation} />
          <Route path={ROUTES.docs} component={Docs} />
          <Route>
            <Redirect to={ROUTES.home} replace />
          </Route>
        </Switch>
      </Arriving>
    </ErrorBoundary>
  );
}

/** Redirects to another address, and says why where that is not obvious. */
function Elsewhere({ note, to }: { note: string | undefined; to: string }) {
  const popups = Popups.useActorRef();
  useEffect(() => {
    if (note !== undefined) popups.send({ type: 'popup.opened', popup: toast('info', note), owner: popups });
  }, [note, popups]);
  return <Redirect to={to} replace />;
}
