import { lazy, Suspense } from 'react';
import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter';
import { configuration, isEnabled } from '#parts/configuration.ts';
import { ROUTES } from '#parts/routes.ts';
import { SpinnerOverlay } from '#ui/spinner-overlay.tsx';
import { Home } from './home.tsx';
import { redirectOf } from './redirects.ts';

const OptTool = lazy(async () => ({ default: (await import('#tools/opt/opt-tool.tsx')).OptTool }));
const About = lazy(async () => ({ default: (await import('./information/about.tsx')).About }));
const Terms = lazy(async () => ({ default: (await import('./information/terms.tsx')).Terms }));
const Privacy = lazy(async () => ({ default: (await import('./information/privacy.tsx')).Privacy }));
const Provenance = lazy(async () => ({ default: (await import('./information/provenance.tsx')).Provenance }));

/** The page a path leads to; an unknown path, or one of a tool that is not enabled, leads home. */
export function Pages() {
  const [path] = useLocation();
  const search = useSearch();
  const target = redirectOf(path);
  if (target !== undefined) return <Redirect to={search === '' ? target : `${target}?${search}`} replace />;
  return (
    <Suspense fallback={<SpinnerOverlay label="Loading" />}>
      <Switch>
        <Route path={ROUTES.home} component={Home} />
        {isEnabled(configuration, 'opt') ? <Route path={`${ROUTES.opt}/*`} component={OptTool} /> : null}
        <Route path={ROUTES.about} component={About} />
        <Route path={ROUTES.terms} component={Terms} />
        <Route path={ROUTES.privacy} component={Privacy} />
        <Route path={ROUTES.provenance} component={Provenance} />
        <Route>
          <Redirect to={ROUTES.home} replace />
        </Route>
      </Switch>
    </Suspense>
  );
}
