import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { workOffline } from '#shell/work-offline.ts';
import { Shell } from '#shell/shell.tsx';
import { chosenTheme, followSystem, showTheme } from '#shell/theme.ts';

if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root"');

showTheme(chosenTheme());
followSystem();
createRoot(root, { onRecoverableError: (error) => reportError(causeOf(error)) }).render(
  <StrictMode>
    <Shell />
  </StrictMode>,
);
workOffline();

/** The error of a part that was rendered at the second try; React itself reports only that it was. */
function causeOf(error: unknown): unknown {
  return error instanceof Error ? (error.cause ?? error) : error;
}
