import { escapeHtml } from '#contract/text/markup.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';

/** Where a document is, and what its screen opens with. */
export type DocumentPlace = {
  /** The folder of the page as the document names it, with a slash at its end: `../../`, or `/neo/`. */
  readonly folder: string;
  /** Link elements with addresses from the root of the site. */
  readonly links: string;
};

/**
 * The document of a screen for hosts of files: it names files from the folder of the page, says that there is no service, and has the
 * policy that headers have elsewhere, as far as a document can.
 *
 * @param page the built document, which names files from the root of the site.
 */
export function staticDocument(page: string, { folder, links }: DocumentPlace): string {
  const facts = [
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(documentPolicy())}" />`,
    `<meta name="neo-site" content="${escapeHtml(folder)}" />`,
    '<meta name="neo-host" content="local" />',
  ].join('');
  return page
    .replace('<meta charset="utf-8" />', (charset) => charset + facts)
    .replace('</head>', () => `${links}</head>`)
    .replaceAll(/ (href|src)="\//g, (_, name: string) => ` ${name}="${escapeHtml(folder)}`);
}

/** Who may embed the page is a matter of headers alone: browsers complain of it in a document. */
function documentPolicy(): string {
  const directives = contentSecurityPolicy({ frameAncestors: '*', tileUrl: undefined, hipsUrl: undefined });
  return directives
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors '))
    .join('; ');
}

/** The folder of the page as the document of a screen names it. @param path of the screen: `/opt/setup`. */
export function folderAbove(path: string): string {
  const depth = path.split('/').filter((part) => part !== '').length;
  return depth === 0 ? './' : '../'.repeat(depth);
}

/** The file of the document of a screen below the folder of the page. @param path of the screen. */
export function documentFile(path: string): string {
  return `${path.slice(1)}/index.html`.replace(/^\//, '');
}

/**
 * The service worker with the mark of another document: it precaches the one at the root.
 *
 * @param worker the built script. @param digest SHA-256 of the document, hexadecimal.
 * @throws RangeError where the script precaches no document.
 */
export function withDocument(worker: string, digest: string): string {
  const revision = /(index\.html[^}]*?revision[^}]*?)[0-9a-f]{64}/;
  if (!revision.test(worker)) throw new RangeError('the service worker names no document');
  return worker.replace(revision, `$1${digest}`);
}
