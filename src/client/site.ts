/**
 * Path of the folder that the page is in, with a slash at its end: its files, its screens and the service are below.
 *
 * The document names it where the page was written for any folder, else the build did. It is read before the first screen, while
 * the address is still that of the document.
 */
export const SITE = siteOf(globalThis.document);

/** @param page the document; absent outside of browsers, where addresses are those of a site without a folder. */
function siteOf(page: Document | undefined): string {
  if (page === undefined) return '/';
  return new URL(contentOf(page, 'neo-site') ?? import.meta.env.BASE_URL, page.baseURI).pathname;
}

/** The address of a file, a screen or a call. @param path from the folder of the page, with a slash before it: `/ovt?epoch=…`. */
export function onSite(path: string, site: string = SITE): string {
  return site + path.slice(1);
}

/** The path of the screen at an address, as routes name it. @param address path of the browser's address, which is on the site. */
export function pathOnSite(address: string = window.location.pathname, site: string = SITE): string {
  return address.startsWith(site) ? address.slice(site.length - 1) : address;
}

/** The address that other sites reach the page by, without a slash at its end. */
export function siteAddress(): string {
  return (window.location.origin + SITE).slice(0, -1);
}

/** Whether a service on the network responds to calls, and not the one in the page. */
export const HAS_SERVICE = hasService(globalThis.document);

/** The document of a page on a host of files says that there is no service but the one in the page. */
export function hasService(page: PageMarks | undefined): boolean {
  return contentOf(page, 'neo-host') !== 'local';
}

/** The marks of a document. */
type PageMarks = Pick<Document, 'querySelector'>;

function contentOf(page: PageMarks | undefined, name: string): string | undefined {
  return page?.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
}
