import './navigation.css';
import { X } from 'lucide-react';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Link } from 'wouter';
import { configuration, toolList } from '#parts/configuration.ts';
import { ROUTES, type ToolId } from '#parts/routes.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Tooltip } from '#ui/buttons/tooltip.tsx';
import { FooterContents } from './footer.tsx';
import { DOCS_PAGE } from './own-pages.ts';
import { routeToTool, type RouteMemory } from './route-memory.ts';

export type NavigationProps = {
  current: ToolId | undefined;
  memory: RouteMemory;
  /** Opens the saves of this browser. */
  onSaves: () => void;
  onClose: () => void;
};

/** The list of tools, sliding in from the left; tools that cannot be opened say why. Where the footer is hidden it is here. */
export function Navigation({ current, memory, onSaves, onClose }: NavigationProps) {
  return (
    <ModalOverlay className="navigation-scrim" isOpen isDismissable onOpenChange={onClose}>
      <Modal className="navigation">
        <Dialog className="navigation-dialog">
          <header className="navigation-header">
            <Heading slot="title" level={2}>
              Tools
            </Heading>
            <IconButton
              label="Close tools menu"
              icon={<X className="icon" aria-hidden />}
              onPress={onClose}
            />
          </header>
          <nav aria-label="Tools">
            <ul>
              <li>
                <Link href={ROUTES.home} className="navigation-item" onClick={onClose}>
                  Toolkit home
                </Link>
              </li>
              {toolList(configuration).map((tool) => (
                <li key={tool.id}>
                  {tool.isEnabled ? (
                    <Link
                      href={routeToTool(memory, tool.id)}
                      className="navigation-item"
                      onClick={onClose}
                      {...(tool.id === current ? { 'aria-current': 'page' } : {})}
                    >
                      {tool.title}
                    </Link>
                  ) : (
                    <Tooltip text="Coming soon">
                      <Button className="navigation-item" aria-disabled>
                        {tool.title}
                      </Button>
                    </Tooltip>
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <div className="navigation-saves">
            <Button
              className="navigation-item"
              onPress={() => {
                onClose();
                onSaves();
              }}
            >
              Saved states and files
            </Button>
            <Link href={DOCS_PAGE.href} className="navigation-item" onClick={onClose}>
              {DOCS_PAGE.title}
            </Link>
          </div>
          <div className="navigation-footer">
            <FooterContents onChoose={onClose} />
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
