import { type ComponentType, lazy } from 'react';
import { ROUTES } from './routes.ts';
import { createStore, type Store } from './scene/store.ts';
import { canStoreInTab } from './storage.ts';
import { onSite } from '#client/site.ts';

/** Fetches the script of a part. */
export type LoadPart<Props extends object> = () => Promise<ComponentType<Props>>;

/** The parts of a page whose scripts are fetched when they are first shown. */
export type LazyParts = {
  /** @param load must be the same function at every call, since it identifies the part. */
  readonly part: <Props extends object>(load: LoadPart<Props>) => ComponentType<Props>;
  /** Lets every part that failed to load be fetched again when it is next shown. */
  readonly forgetFailed: () => void;
  /** Number of parts that have come. */
  readonly arrivals: Pick<Store<number>, 'get' | 'subscribe'>;
};

/**
 * Creates the register of a page's lazy parts. React and some browsers remember a failed fetch for good; after
 * `forgetFailed` the part is fetched again. When that fails too although the service responds, the browser remembers or the
 * page was replaced by a newer one: the page is loaded again, provided that this tab stores what was entered.
 */
export function createLazyParts(): LazyParts {
  const parts = new Map<unknown, unknown>();
  const failed = new Set<unknown>();
  const tried = new Set<unknown>();
  const styles = createBrokenStyles();
  const arrivals = createStore(0);

  const fetchPart = async <Props extends object>(load: LoadPart<Props>) => {
    const isAgain = tried.has(load);
    tried.add(load);
    styles.watch();
    try {
      if (isAgain) await styles.refetch();
      return { default: await load() };
    } catch (failure) {
      failed.add(load);
      if (isAgain && canStoreInTab() && (await isServiceThere())) window.location.reload();
      throw new Error('This part of the page could not be loaded.', { cause: failure });
    }
  };

  return {
    part<Props extends object>(load: LoadPart<Props>): ComponentType<Props> {
      if (!parts.has(load))
        parts.set(
          load,
          lazy(() => {
            const part = fetchPart(load);
            part.then(
              () => arrivals.set(arrivals.get() + 1),
              () => undefined, // reported where it is shown
            );
            return part;
          }),
        );
      return parts.get(load) as ComponentType<Props>;
    },
    forgetFailed() {
      for (const load of failed) parts.delete(load);
      failed.clear();
    },
    arrivals,
  };
}

/** A style sheet that failed is requested only once by the loader of the scripts, which would go on without it. */
function createBrokenStyles() {
  const broken = new Set<HTMLLinkElement>();
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') broken.add(target);
  };
  return {
    /** Another call changes nothing. */
    watch: () => document.addEventListener('error', note, true),
    refetch: async () => {
      const links = [...broken];
      broken.clear();
      await Promise.all(links.map(refetch));
    },
  };
}

function refetch(broken: HTMLLinkElement): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = broken.crossOrigin;
  link.href = broken.href;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`The style sheet ${link.href} cannot be loaded.`)));
    broken.replaceWith(link);
  });
}

async function isServiceThere(): Promise<boolean> {
  try {
    return (await fetch(onSite(ROUTES.home), { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
