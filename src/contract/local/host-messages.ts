/** Prefix of the tokens that the service in the page issues, so that calls with such a token go to it. */
export const PAGE_TOKEN = 'page-';

/** Name of the cache of the browser in which the service in the page has its data. */
export const DATA_CACHE = 'data-files';

/** Messages of the page to the service in its worker: a call, or the request to read its data, or to bring its orbits to today as well. */
export type MessageToHost = CallMessage | { readonly kind: 'open' } | { readonly kind: 'prepare' };

/** Other reports of the worker: the progress of its files, that its data are read, and that its orbits have been brought to today. */
export type MessageFromHost =
  | (LoadingMessage & { readonly kind: 'loading' })
  | {
      readonly kind: 'opened';
      /** The service on the network fetches later orbits of named objects than the data have. */
      readonly isOutdone: boolean;
    }
  | { readonly kind: 'prepared' };

/** A call that the page sends to the service in its worker; the response comes through the port sent with it. */
export type CallMessage = {
  readonly kind: 'call';
  readonly address: string;
  readonly method: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: ArrayBuffer | undefined;
  readonly port: MessagePort;
};

/** Bytes that have come of all data files under way, and how many they are; none where no file is under way. */
export type LoadingMessage = { readonly received: number; readonly bytes: number };

/** Messages of the page through the port of a call: it takes one more piece of the body, or no more. */
export type MessageToCall = { readonly kind: 'pulled' } | { readonly kind: 'cancelled' };

/** Messages through the port of a call: first its head, then a piece of the body for each that is pulled, and its end. */
export type MessageFromCall =
  | ResponseHead
  | { readonly kind: 'piece'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'end' }
  | { readonly kind: 'failed'; readonly reason: string };

/** A response without its body. */
export type ResponseHead = {
  readonly kind: 'head';
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly hasBody: boolean;
};
