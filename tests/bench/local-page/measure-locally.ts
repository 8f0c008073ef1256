/** A service that is measured. */
export type MeasuredPlace = 'page' | 'network';

/** Milliseconds until the first rows of a list, and until all of them. */
export type ListTimes = { readonly first: number; readonly all: number; readonly rows: number };

/** The service in the page, as its built script exports it. */
type PageHost = {
  readonly openHost: (withOrbits: boolean) => void;
  readonly fetchFromPage: (request: Request) => Promise<Response>;
};

/** What the benchmark calls in the page. */
type LocalBench = {
  readonly openMs: () => Promise<number>;
  readonly preparedMs: () => Promise<number>;
  readonly listTimes: (place: MeasuredPlace, path: string) => Promise<ListTimes>;
  readonly calculationMs: (place: MeasuredPlace, path: string) => Promise<number>;
  readonly callMs: (place: MeasuredPlace, path: string) => Promise<number>;
  readonly callsMs: (place: MeasuredPlace, paths: readonly string[]) => Promise<number>;
  readonly longest: () => number;
};

declare global {
  interface Window {
    localBench: LocalBench;
  }
}

/** Makes a page measure its service; the browser has this function alone. @param script address of the built script of the host. */
export async function measureLocally(script: string): Promise<void> {
  const host = (await import(/* @vite-ignore */ script)) as PageHost;
  const LOOK_MS = 5;
  let longestTaskMs = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTaskMs = Math.max(longestTaskMs, duration);
  }).observe({ type: 'longtask' });
  window.localBench = {
    openMs,
    preparedMs,
    listTimes,
    calculationMs,
    callMs,
    callsMs,
    longest: () => longestTaskMs,
  };

  /** Milliseconds from the opening of the document until the service in the page has read its data. */
  async function openMs(): Promise<number> {
    host.openHost(false);
    await json('page', '/rest/status');
    return performance.now();
  }

  /** Milliseconds until all orbits are brought to today, from now. */
  async function preparedMs(): Promise<number> {
    const start = performance.now();
    host.openHost(true);
    for (;;) {
      const { preparation } = (await json('page', '/rest/status')) as {
        readonly preparation: { readonly done: number; readonly total: number };
      };
      if (preparation.total > 0 && preparation.done === preparation.total) return performance.now() - start;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  /** The times of a list of objects. @param path with the query, without the place of the first row. */
  async function listTimes(place: MeasuredPlace, path: string): Promise<ListTimes> {
    const start = performance.now();
    const { token, totalResults, preparation } = (await json(place, `${path}&from=0&size=25`)) as {
      readonly token: string;
      readonly totalResults: number;
      readonly preparation?: unknown;
    };
    if (preparation !== undefined) throw new Error(`${path}: a list among some of the orbits`);
    const first = performance.now() - start;
    for (let from = 25; from < totalResults; from += 25)
      await json(place, `${path}&from=${from}&size=25`, token);
    return { first, all: performance.now() - start, rows: totalResults };
  }

  /** Milliseconds until a calculation has all its rows. @param path with the query. */
  async function calculationMs(place: MeasuredPlace, path: string): Promise<number> {
    const start = performance.now();
    const { token } = (await json(place, path)) as { readonly token: string };
    for (;;) {
      const { processed, selected } = (await json(place, '/rest/opt/getCalculationResult', token)) as {
        readonly processed: number;
        readonly selected: number;
      };
      if (processed >= selected) return performance.now() - start;
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  }

  /** Milliseconds of one call, its body read. */
  async function callMs(place: MeasuredPlace, path: string): Promise<number> {
    const start = performance.now();
    await whole(place, path);
    return performance.now() - start;
  }

  /** Milliseconds of calls of which each begins when the one before has ended, as a user drags what they are about. */
  async function callsMs(place: MeasuredPlace, paths: readonly string[]): Promise<number> {
    const start = performance.now();
    for (const path of paths) await whole(place, path);
    return performance.now() - start;
  }

  async function json(place: MeasuredPlace, path: string, token?: string): Promise<unknown> {
    return (await whole(place, path, token)).json();
  }

  /** A response with its whole body. @throws Error where it is one of an error. */
  async function whole(place: MeasuredPlace, path: string, token?: string): Promise<Response> {
    const request = new Request(
      new URL(path, location.href),
      token === undefined ? {} : { headers: { Token: token } },
    );
    const response = await (place === 'page' ? host.fetchFromPage(request) : fetch(request));
    const body = await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${new TextDecoder().decode(body)}`);
    return new Response(body);
  }
}
