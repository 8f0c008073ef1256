import '#ui/tokens.css';
import '#ui/base.css';
import './shell.css';
import { useEffect } from 'react';
import { I18nProvider } from 'react-aria-components';
import { useLocation } from 'wouter';
import { BROWSER_CLOCK } from '#parts/clock.ts';
import { PageProvider } from '#parts/page.tsx';
import { PopupHost } from '#parts/popups/popup-host.tsx';
import { Popups } from '#parts/popups/popups.ts';
import { ToastHost } from '#parts/popups/toast-host.tsx';
import { toolOfPath } from '#parts/routes.ts';
import { classNames } from '#ui/class-names.ts';
import { CookieNotice } from './cookie-notice.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { pageTitle } from './page-title.ts';
import { Pages } from './pages.tsx';
import { useRouteMemory } from './route-memory.ts';

/** Day before month, 24 hours, Monday first, whatever the browser's language. */
const LOCALE = 'en-GB';

/** What surrounds every tool, and stays when a tool fails. */
export function Shell() {
  const [path] = useLocation();
  const tool = toolOfPath(path);
  const memory = useRouteMemory(path);

  useEffect(() => {
    document.title = pageTitle(path);
  }, [path]);

  return (
    <I18nProvider locale={LOCALE}>
      <Popups.Provider>
        <PageProvider clock={BROWSER_CLOCK}>
          <div className={classNames('shell', tool !== undefined && 'shell-inner-screen')}>
            <a className="skip-link" href="#main">
              Skip to content
            </a>
            <Header tool={tool} memory={memory} />
            <main id="main" className="shell-main" tabIndex={-1}>
              <Pages />
            </main>
            <CookieNotice />
            <Footer />
          </div>
          <PopupHost />
          <ToastHost />
        </PageProvider>
      </Popups.Provider>
    </I18nProvider>
  );
}
