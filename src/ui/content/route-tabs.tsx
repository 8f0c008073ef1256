import './tabs.css';
import type { ComponentType, ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { Tooltip } from '../buttons/tooltip.tsx';

export type RouteTab = {
  href: string;
  title: string;
  isCurrent: boolean;
  /** Why the tab cannot be opened yet; said in a tooltip. */
  unavailable?: string | undefined;
};

export type RouteTabsProps = {
  label: string;
  tabs: readonly RouteTab[];
  /** The router's link, or any component that draws an `<a>`. */
  link: ComponentType<{ href: string; className: string; 'aria-current'?: 'page'; children: ReactNode }>;
  context?: ReactNode;
};

/** A bar of tabs that are routes: links in a navigation landmark, the current one underlined. */
export function RouteTabs({ label, tabs, link: Link, context }: RouteTabsProps) {
  return (
    <div className="tabs-bar">
      <nav aria-label={label} className="tabs-list">
        {tabs.map((tab) => (
          <RouteTabLink key={tab.href} tab={tab} link={Link} />
        ))}
      </nav>
      {context === undefined ? null : <div className="tabs-context">{context}</div>}
    </div>
  );
}

function RouteTabLink({ tab, link: Link }: { tab: RouteTab; link: RouteTabsProps['link'] }) {
  if (tab.unavailable !== undefined) {
    return (
      <Tooltip text={tab.unavailable}>
        <Button className="tab" aria-disabled>
          {tab.title}
        </Button>
      </Tooltip>
    );
  }
  const current = tab.isCurrent ? { 'aria-current': 'page' as const } : {};
  return (
    <Link href={tab.href} className="tab" {...current}>
      {tab.title}
    </Link>
  );
}
