import './home.css';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { Link } from 'wouter';
import { Arriving } from '#parts/arriving.tsx';
import { type Configuration, configuration, isEnabled, toolList } from '#parts/configuration.ts';
import { lazyPart } from '#parts/lazy-part.tsx';
import { usePage } from '#parts/page.tsx';
import { ROUTES } from '#parts/routes.ts';
import { recentSites } from '#parts/setup/stored-sites.ts';
import { isStoredInTab } from '#parts/tool-state/store-in-tab.ts';
import { Badge } from '#ui/content/badge.tsx';
import { ErrorBoundary } from '#ui/content/error-boundary.tsx';
import { Tooltip } from '#ui/buttons/tooltip.tsx';
import { ToolGlyph } from './tool-glyph.tsx';

/** The picture beside the tools, where there is room; its script comes after them. */
const InnerSolarSystem = lazyPart(
  async () => (await import('#parts/inner-solar-system/picture.tsx')).InnerSolarSystem,
);

/** What is up tonight; its script comes after the welcome page. */
const HomeTonight = lazyPart(async () => (await import('#tools/opt/tonight/home-tonight.tsx')).HomeTonight);

export type HomeProps = { configured?: Configuration };

/** The welcome page: what the toolkit is, and a link to each tool. */
export function Home({ configured = configuration }: HomeProps) {
  const { clock, lazyParts } = usePage();
  const [nowMs] = useState(() => clock.now());
  return (
    <div className="home">
      <section className="home-lead">
        <div className="home-title">
          <h1>{configured.title}</h1>
          <p>{configured.lead}</p>
        </div>
        {isEnabled(configured, 'opt') ? (
          <ErrorBoundary resetKey="tonight" onFailure={lazyParts.forgetFailed}>
            <Night />
          </ErrorBoundary>
        ) : null}
        <ul className="home-tools">
          {toolList(configured).map((tool) => (
            <li key={tool.id}>
              {tool.isEnabled ? (
                <Link href={ROUTES[tool.id]} className="home-tool">
                  <ToolGlyph tool={tool.id} />
                  <ToolText {...tool} />
                  <ChevronRight className="icon" aria-hidden />
                </Link>
              ) : (
                <Tooltip text="Coming soon">
                  <Button className="home-tool" aria-disabled>
                    <ToolGlyph tool={tool.id} />
                    <ToolText {...tool} />
                    <Badge text="Coming soon" />
                  </Button>
                </Tooltip>
              )}
            </li>
          ))}
        </ul>
      </section>
      <Arriving fallback={null}>
        <InnerSolarSystem nowMs={nowMs} />
      </Arriving>
    </div>
  );
}

/** The night at the user's site: that of the last visit, of the plan that this tab holds, or the one that is chosen; else an example. */
function Night() {
  const [isKnown] = useState(() => recentSites().length > 0 || isStoredInTab('opt'));
  return (
    <Arriving fallback={<NightToCome isKnown={isKnown} />}>
      <HomeTonight />
    </Arriving>
  );
}

/** Reserves the place of the list, which is wide where the site is known. */
function NightToCome({ isKnown }: { readonly isKnown: boolean }) {
  return (
    <section className="home-night" aria-label="Tonight" aria-busy data-known={isKnown || undefined}>
      <h2>Tonight</h2>
    </section>
  );
}

function ToolText({ title, lead }: { title: string; lead: string }) {
  return (
    <span className="home-tool-text">
      <strong>{title}</strong> <span>{lead}</span>
    </span>
  );
}
