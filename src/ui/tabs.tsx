import './tabs.css';
import { useId, type ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';
import { TabTip, useTabTip } from './tab-tip.tsx';

export type TabItem = {
  id: string;
  title: string;
  isDisabled?: boolean;
  /** A short explanation on hover and on keyboard focus. */
  tip?: string;
  content: ReactNode;
};

export type TabsProps = {
  /** Accessible name of the list of tabs. */
  label: string;
  tabs: readonly TabItem[];
  selected: string;
  onSelect: (id: string) => void;
  /** Quiet text or controls at the right of the tabs. */
  context?: ReactNode;
};

/** Tabs inside a page or popup that switch panels in place; for tabs that are routes see RouteTabs. */
export function Tabs({ label, tabs, selected, onSelect, context }: TabsProps) {
  const { shown, tipProps } = useTabTip();
  const tips = useId();
  return (
    <>
      <AriaTabs className="tabs" selectedKey={selected} onSelectionChange={(key) => onSelect(String(key))}>
        <div className="tabs-bar">
          <TabList aria-label={label} className="tabs-list">
            {tabs.map((tab) => (
              <Tab
                key={tab.id}
                id={tab.id}
                className="tab"
                isDisabled={tab.isDisabled ?? false}
                {...(tab.tip === undefined ? {} : tipProps(tab.tip, `${tips}-${tab.id}`))}
              >
                {tab.title}
              </Tab>
            ))}
          </TabList>
          {context === undefined ? null : <div className="tabs-context">{context}</div>}
        </div>
        {tabs.map((tab) => (
          <TabPanel key={tab.id} id={tab.id} className="tab-panel">
            {tab.content}
          </TabPanel>
        ))}
      </AriaTabs>
      {tabs.map(({ id, tip }) =>
        tip === undefined ? null : (
          <span key={id} id={`${tips}-${id}`} hidden>
            {tip}
          </span>
        ),
      )}
      <TabTip shown={shown} />
    </>
  );
}
