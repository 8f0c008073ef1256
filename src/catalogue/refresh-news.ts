/** What the program that refreshes the catalogue reports to the process that has started it. */
export type RefreshNews =
  /** A file is requested: which of how many. */
  | { readonly kind: 'asking'; readonly file: string; readonly place: number; readonly count: number }
  /** The refused files and the reasons, in words, where there are any. */
  | { readonly kind: 'ended'; readonly outcome: RefreshOutcome; readonly refused?: string };

/** How a refresh ended. */
export type RefreshOutcome =
  /** The catalogue is that of today. */
  | 'refreshed'
  /** No service responded; the catalogue stays as it was. */
  | 'unreachable'
  /** Another process is refreshing. */
  | 'busy'
  /** The fetched files cannot be used; the catalogue stays as it was. */
  | 'unusable';

/** Name of the catalogue that `npm run catalogue` writes, in the data folder. */
export const REFRESHED_FILE = 'refreshed-catalogue.bin';

/** Folder of downloaded files in the data folder, and the list of candidates among them. */
export const DOWNLOADS_FOLDER = 'catalogue';
export const CANDIDATES_FILE = 'neocp.json';

/** Name of the file, in the data folder, that holds that list with a seal, behind a line with the instant of its fetching. */
export const STORED_CANDIDATES_FILE = 'candidates.sealed';

/** Name of the file, in the data folder, that holds when the list of candidates was last refreshed: an ISO instant UTC. */
export const CANDIDATES_AT_FILE = 'candidates-refreshed-at';

/** Name of the file, in the data folder, that holds when the catalogue was last refreshed: an ISO instant UTC. */
export const REFRESHED_AT_FILE = 'catalogue-refreshed-at';
