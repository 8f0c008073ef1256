import type { Page, Route } from '@playwright/test';

/** Responds to calls of a path in place of the service: with JSON, or with an error without an explanation. */
export async function answer(
  page: Page,
  path: string,
  reply: { json: unknown } | { status: number; body?: string; contentType?: string },
): Promise<void> {
  await page.route(path, (route) => route.fulfill(reply));
}

/** Leaves calls of a path without a response. */
export async function answersNothing(page: Page, path: string): Promise<void> {
  await page.route(path, () => undefined);
}

/** Changes the response of the service to calls of a path. */
export async function alterResponse<Body>(page: Page, path: string, change: Change<Body>): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as Body) });
  });
}

/** The outcome of a response. */
type Change<Body> = (body: Body) => unknown;

/** Lets calls of a path wait until they are released to the service. */
export async function delayResponse(page: Page, path: string): Promise<{ release(): void }> {
  const waiting: Route[] = [];
  let isOpen = false;
  await page.route(path, (route) => {
    if (isOpen) return route.continue();
    waiting.push(route);
    return undefined;
  });
  return {
    release() {
      isOpen = true;
      for (const route of waiting) void route.continue();
    },
  };
}
