import './home.css';
import { ChevronRight, Moon } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from 'react-aria-components';
import { Link } from 'wouter';
import { type Configuration, configuration, isEnabled, toolList } from '#parts/configuration.ts';
import { lazyPart } from '#parts/lazy-part.tsx';
import { usePage } from '#parts/page.tsx';
import { ROUTES } from '#parts/routes.ts';
import { Badge } from '#ui/badge.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import { ToolGlyph } from './tool-glyph.tsx';

/** Beside the tools, where there is room; its script comes after them. */
const InnerSolarSystem = lazyPart(
  async () => (await import('#parts/inner-solar-system/picture.tsx')).InnerSolarSystem,
);

export type HomeProps = { configured?: Configuration };

/** The welcome page: what the toolkit is, and a way into each tool. */
export function Home({ configured = configuration }: HomeProps) {
  const { clock } = usePage();
  const [nowMs] = useState(() => clock.now());
  return (
    <div className="home">
      <section className="home-lead">
        <div>
          <h1>{configured.title}</h1>
          <p>{configured.lead}</p>
          {isEnabled(configured, 'opt') ? (
            <Link href={ROUTES.optTonight} className="home-tonight">
              <Moon className="icon" aria-hidden />
              <span>
                <strong>Tonight</strong> What is up at your site, and a plan for it in a minute
              </span>
              <ChevronRight className="icon" aria-hidden />
            </Link>
          ) : null}
        </div>
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
      <Suspense fallback={null}>
        <InnerSolarSystem nowMs={nowMs} />
      </Suspense>
    </div>
  );
}

function ToolText({ title, lead }: { title: string; lead: string }) {
  return (
    <span className="home-tool-text">
      <strong>{title}</strong> <span>{lead}</span>
    </span>
  );
}
