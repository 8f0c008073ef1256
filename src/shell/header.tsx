import './header.css';
import { FolderOpen, House, Menu as MenuIcon, Save, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { configuration } from '#parts/configuration.ts';
import { ROUTES, type ToolId } from '#parts/routes.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Navigation } from './navigation.tsx';
import type { RouteMemory } from './route-memory.ts';
import { ThemeMenu } from './theme-menu.tsx';

const STATE_ACTIONS = [
  { title: 'Load', Icon: FolderOpen },
  { title: 'Save', Icon: Save },
  { title: 'Share', Icon: Share2 },
];

/** Menu, load, save and share at the left, the tool's title in the middle, theme, home and agency at the right. */
export function Header({ tool, memory }: { tool: ToolId | undefined; memory: RouteMemory }) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <header className="header">
      <div className="header-group">
        <IconButton
          label="Open tools menu"
          icon={<MenuIcon className="icon" aria-hidden />}
          onPress={() => setMenuOpen(true)}
        />
        <span className="header-divider" />
        {STATE_ACTIONS.map(({ title, Icon }) => (
          <Button
            key={title}
            kind="quiet"
            aria-label={title}
            className="header-action"
            unavailable={`${title} is coming soon`}
          >
            <Icon className="icon" aria-hidden />
            <span>{title}</span>
          </Button>
        ))}
      </div>
      <ToolTitle tool={tool} />
      <div className="header-group header-end">
        <ThemeMenu />
        <Link href={ROUTES.home} className="button button-quiet button-icon" aria-label="Toolkit home">
          <House className="icon" aria-hidden />
        </Link>
        <span className="header-divider" />
        <a className="header-agency" href={configuration.agency.href} aria-label={configuration.agency.title}>
          <img src="/logo.svg" alt="" width="22" height="22" />
          <span>{configuration.agency.title}</span>
        </a>
      </div>
      {isMenuOpen ? <Navigation current={tool} memory={memory} onClose={() => setMenuOpen(false)} /> : null}
    </header>
  );
}

function ToolTitle({ tool }: { tool: ToolId | undefined }) {
  if (tool === undefined) return <span />;
  return <h1 className="header-title">{configuration.toolTexts[tool].title}</h1>;
}
