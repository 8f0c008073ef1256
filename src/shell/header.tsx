import './header.css';
import { FolderOpen, House, type LucideIcon, Menu as MenuIcon, Moon, Save, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { Arriving } from '#parts/arriving.tsx';
import { configuration } from '#parts/configuration.ts';
import { lazyPart } from '#parts/lazy-part.tsx';
import { usePage } from '#parts/page.tsx';
import { ROUTES, type ToolId } from '#parts/routes.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { OutsideLink } from '#ui/buttons/outside-link.tsx';
import { ErrorBoundary } from '#ui/content/error-boundary.tsx';
import { Menu } from '#ui/overlays/menu.tsx';
import type { RouteMemory } from './route-memory.ts';
import { chooseTheme, chosenTheme, themeNamed, THEMES } from './theme.ts';
import { isSavable, lastSavedText } from './tool-state-actors.ts';
import { ToolStates } from './tool-states.tsx';
import { onSite } from '#client/site.ts';

const Navigation = lazyPart(async () => (await import('./navigation.tsx')).Navigation);
const SavesSlot = lazyPart(async () => (await import('./saves/saves-slot.tsx')).SavesSlot);

/** Menu, load, save and share at the left, the tool's title in the middle, theme, home and agency at the right. */
export function Header({ tool, memory }: { tool: ToolId | undefined; memory: RouteMemory }) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [areSavesOpen, setSavesOpen] = useState(false);
  const { lazyParts } = usePage();
  return (
    <header className="header">
      <div className="header-group">
        <IconButton
          label="Open tools menu"
          icon={<MenuIcon className="icon" aria-hidden />}
          onPress={() => setMenuOpen(!isMenuOpen)}
        />
        <span className="header-divider" />
        <StateActions tool={tool} />
      </div>
      <ToolTitle tool={tool} />
      <div className="header-group header-end">
        <ThemeMenu />
        <Link href={ROUTES.home} className="button button-quiet button-icon" aria-label="Toolkit home">
          <House className="icon" aria-hidden />
        </Link>
        <span className="header-divider" />
        <OutsideLink
          className="header-agency"
          href={configuration.agency.href}
          aria-label={configuration.agency.title}
        >
          <img src={onSite('/logo.svg')} alt="" width="22" height="22" />
          <span>{configuration.agency.title}</span>
        </OutsideLink>
      </div>
      <ErrorBoundary resetKey={`${isMenuOpen} ${areSavesOpen}`} onFailure={lazyParts.forgetFailed}>
        <Arriving fallback={null}>
          {isMenuOpen ? (
            <Navigation
              current={tool}
              memory={memory}
              onSaves={() => setSavesOpen(true)}
              onClose={() => setMenuOpen(false)}
            />
          ) : null}
          {areSavesOpen ? <SavesSlot tool={tool} onClose={() => setSavesOpen(false)} /> : null}
        </Arriving>
      </ErrorBoundary>
    </header>
  );
}

function ToolTitle({ tool }: { tool: ToolId | undefined }) {
  if (tool === undefined) return <span />;
  return <h1 className="header-title">{configuration.toolTexts[tool].title}</h1>;
}

/** Switches between dark, light, red night, paper and the system's choice. */
function ThemeMenu() {
  const [theme, setTheme] = useState(chosenTheme);
  return (
    <Menu
      label="Theme"
      trigger={<IconButton label="Change theme" icon={<Moon className="icon" aria-hidden />} />}
      entries={THEMES}
      chosen={theme}
      onChoose={(id) => {
        const next = themeNamed(id);
        chooseTheme(next);
        setTheme(next);
      }}
    />
  );
}

/** Load, save and share of the header. */
function StateActions({ tool }: { tool: ToolId | undefined }) {
  const actor = ToolStates.useActorRef();
  const { clock } = usePage();
  const isLoadable = ToolStates.useSelector((snapshot) => snapshot.hasTag('loadable'));
  const unsavable = isSavable(tool) ? undefined : 'Nothing can be saved here';
  const keep = (type: 'save.requested' | 'share.requested') => {
    if (!isSavable(tool)) return;
    actor.send({ type, tool, address: window.location.origin + window.location.pathname });
  };
  const load = async () => {
    const { idWithoutCookie } = actor.getSnapshot().context;
    actor.send({ type: 'load.requested', saved: await lastSavedText(clock, idWithoutCookie) });
  };
  return (
    <>
      <Action
        title="Load"
        Icon={FolderOpen}
        unavailable={isLoadable ? undefined : 'Nothing was saved in this browser'}
        onPress={() => void load()}
      />
      <Action title="Save" Icon={Save} unavailable={unsavable} onPress={() => keep('save.requested')} />
      <Action title="Share" Icon={Share2} unavailable={unsavable} onPress={() => keep('share.requested')} />
    </>
  );
}

type ActionProps = {
  title: string;
  Icon: LucideIcon;
  unavailable: string | undefined;
  onPress: () => void;
};

function Action({ title, Icon, ...use }: ActionProps) {
  return (
    <Button kind="quiet" aria-label={title} className="header-action" {...use}>
      <Icon className="icon" aria-hidden />
      <span>{title}</span>
    </Button>
  );
}
