import { createServer, type Server } from 'node:http';
import type { Page } from '@playwright/test';

/** As a browser does in a frame of another site: naming a storage throws. */
export async function refuseStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const names = ['localStorage', 'sessionStorage', 'indexedDB', 'caches'].map(
      (name) => [globalThis, name] as const,
    );
    for (const [owner, name] of [...names, [Document.prototype, 'cookie'] as const]) {
      const refuse = (): never => {
        throw new DOMException(`Access to ${name} is denied for this document.`, 'SecurityError');
      };
      Object.defineProperty(owner, name, { get: refuse, set: refuse });
    }
  });
}

/** A page of another site that shows the toolkit in a frame. */
export async function startHost(
  address: string,
  headers: Readonly<Record<string, string>>,
  sandbox: string | undefined,
): Promise<{ url: string; stop(): Promise<void> }> {
  const attribute = sandbox === undefined ? '' : ` sandbox="${sandbox}"`;
  const body = `<!doctype html><title>Host</title><link rel="icon" href="data:,"><iframe src="${address}"${attribute} width="1300" height="800"></iframe>`;
  const server = createServer((_request, response) => {
    response.writeHead(200, { ...headers, 'Content-Type': 'text/html' }).end(body);
  });
  const port = await listening(server);
  return {
    url: `http://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function listening(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, 'localhost', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
}
