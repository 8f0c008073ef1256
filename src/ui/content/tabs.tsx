import './tabs.css';
import '../buttons/tooltip.css';
import { type FocusEvent, type ReactNode, type RefObject, useId, useState } from 'react';
import {
  type HoverEvent,
  Tab,
  TabList,
  TabPanel,
  Tabs as AriaTabs,
  Tooltip,
  TooltipTrigger,
} from 'react-aria-components';

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

/** A tip and the tab that it explains. */
type ShownTip = { readonly text: string; readonly tab: RefObject<Element> };

/** Which tab's tip is shown, and what a tab needs to show one and have it read out: tabs of a list cannot have a trigger around them. */
function useTabTip() {
  const [shown, setShown] = useState<ShownTip>();
  const hide = () => setShown(undefined);
  const tipProps = (text: string, describedBy: string) => ({
    'aria-describedby': describedBy,
    onHoverStart: ({ target }: HoverEvent) => setShown({ text, tab: { current: target } }),
    onHoverEnd: hide,
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(':focus-visible')) setShown({ text, tab: { current: target } });
    },
    onBlur: hide,
  });
  return { shown, tipProps };
}

/** The tip below its tab. */
function TabTip({ shown }: { shown: ShownTip | undefined }) {
  if (shown === undefined) return null;
  return (
    <TooltipTrigger isOpen>
      <Tooltip className="tooltip" triggerRef={shown.tab} placement="bottom" offset={6}>
        {shown.text}
      </Tooltip>
    </TooltipTrigger>
  );
}
