import type { Page } from '@playwright/test';

/** A call of filtering. */
export type FilteringCall = { readonly query: URLSearchParams; readonly token: string | undefined };

/** The calls of filtering that the page makes from now on. */
export function watchFiltering(page: Page): readonly FilteringCall[] {
  const requests: FilteringCall[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/rest/opt/filtering')
      requests.push({ query: searchParams, token: request.headers()['token'] });
  });
  return requests;
}
