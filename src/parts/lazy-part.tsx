import { lazy, type ComponentType } from 'react';
import { ROUTES } from './routes.ts';
import { keepsInTab } from './storage.ts';

/** Parts whose script did not arrive, each as what makes it load anew. */
const failed = new Set<() => void>();

const brokenStyles = new Set<HTMLLinkElement>();

/**
 * A part of the page whose script is fetched when it is first shown. React and some browsers remember a failed fetch
 * for good; after {@link forgetFailedParts} the part is fetched again. When that fails too although the service
 * answers, the browser remembers or the page was replaced by a newer one: the page is loaded anew, provided that this
 * tab keeps what was entered.
 */
export function lazyPart<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let attempts = 0;
  const attempt = async () => {
    attempts += 1;
    document.addEventListener('error', noteBrokenStyle, true); // more than once is as good as once
    try {
      if (attempts > 1) await refetchBrokenStyles();
      return { default: await load() };
    } catch (failure) {
      failed.add(renew);
      if (attempts > 1 && keepsInTab() && (await isServiceThere())) window.location.reload();
      throw new Error('This part of the page could not be loaded.', { cause: failure });
    }
  };
  const renew = () => {
    Part = lazy(attempt);
  };
  let Part: ComponentType<Props> = lazy(attempt);
  return function LazyPart(props: Props) {
    return <Part {...props} />;
  };
}

/** Lets every part that failed to load be fetched again when it is next shown. */
export function forgetFailedParts(): void {
  for (const renew of failed) renew();
  failed.clear();
}

/** A style sheet that failed is asked for only once by the loader of the scripts, which would go on without it. */
async function refetchBrokenStyles(): Promise<void> {
  const links = [...brokenStyles];
  brokenStyles.clear();
  await Promise.all(links.map(refetch));
}

function noteBrokenStyle({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') brokenStyles.add(target);
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
    return (await fetch(ROUTES.home, { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
