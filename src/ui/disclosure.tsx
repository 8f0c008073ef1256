import './disclosure.css';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Disclosure as AriaDisclosure, Button, DisclosurePanel } from 'react-aria-components';

export type DisclosureProps = {
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
  /** Beside the title, outside its button: a switch, a colour. */
  aside?: ReactNode;
};

/** A group that folds to its title. */
export function Disclosure({ title, isOpen, onOpenChange, children, aside }: DisclosureProps) {
  return (
    <AriaDisclosure className="disclosure" isExpanded={isOpen} onExpandedChange={onOpenChange}>
      <div className="disclosure-header">
        <h3>
          <Button slot="trigger" className="disclosure-button">
            <ChevronRight className="icon" aria-hidden />
            {title}
          </Button>
        </h3>
        {aside}
      </div>
      <DisclosurePanel className="disclosure-panel">
        <div>{isOpen ? children : null}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
}
