import { isEmbedded, startsItself } from '#contract/embedding/embedding-address.ts';

/** How the page is shown inside of another. */
export type Embedding = {
  /** The picture need not be pressed first. */
  readonly startsItself: boolean;
  /** Origin of the page around: messages of no other are read, and none are sent to another. */
  readonly origin: string | undefined;
  /** Name of the theme; the user has no menu for it. */
  readonly theme: string | undefined;
};

/** Parameters of the address that stay in it from screen to screen. */
const PARAMETERS = ['embed', 'autostart', 'origin', 'theme'] as const;

/** The settings of a frame in the query of an address, `?embed=1`; undefined where the page is in no frame. */
export function embeddingOf(query: string): Embedding | undefined {
  const parameters = new URLSearchParams(query);
  if (!isEmbedded(parameters)) return undefined;
  return {
    startsItself: startsItself(parameters),
    origin: originOf(parameters.get('origin')),
    theme: parameters.get('theme') ?? undefined,
  };
}

const QUERY = globalThis.location?.search ?? '';

/** How the page is embedded, by the address with which it was opened. */
export const EMBEDDING = embeddingOf(QUERY);

/** An address of the page with the parameters by which it is embedded, so that a reload of the frame finds the same. */
export function withEmbedding(address: string, query: string = QUERY): string {
  if (embeddingOf(query) === undefined) return address;
  const opened = new URLSearchParams(query);
  const [path = '', search = ''] = address.split('?');
  const parameters = new URLSearchParams(search);
  for (const name of PARAMETERS) {
    const value = opened.get(name);
    if (value !== null) parameters.set(name, value);
  }
  return `${path}?${parameters.toString()}`;
}

/** The same screen outside of a frame, with all else that the address says. */
export function withoutEmbedding({
  pathname,
  search,
}: {
  readonly pathname: string;
  readonly search: string;
}): string {
  const parameters = new URLSearchParams(search);
  for (const name of PARAMETERS) parameters.delete(name);
  const query = parameters.toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}

/** An origin as browsers write it; a text that is not an origin matches no page, so that no message is read. */
function originOf(text: string | null): string | undefined {
  if (text === null) return undefined;
  return URL.canParse(text) ? new URL(text).origin : text;
}
