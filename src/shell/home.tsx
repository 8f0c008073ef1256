import './home.css';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { Link } from 'wouter';
import { configuration, toolList } from '#parts/configuration.ts';
import { InnerSolarSystem } from '#parts/inner-solar-system/picture.tsx';
import { usePage } from '#parts/page.tsx';
import { ROUTES } from '#parts/routes.ts';
import { Badge } from '#ui/badge.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import { ToolGlyph } from './tool-glyph.tsx';

/** The welcome page: what the toolkit is, and a way into each tool. */
export function Home() {
  const { clock } = usePage();
  const [nowMs] = useState(() => clock.now());
  return (
    <div className="home">
      <section className="home-lead">
        <div>
          <h1>{configuration.title}</h1>
          <p>{configuration.lead}</p>
        </div>
        <ul className="home-tools">
          {toolList(configuration).map((tool) => (
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
      <InnerSolarSystem nowMs={nowMs} />
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
