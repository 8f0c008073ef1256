import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { recentNews } from '#server/feeds/catalogue-news.ts';
import { createService, type HostParts } from '#server/create-service.ts';
import { tracedQueue } from './calculations/traced-queue.ts';
import type { CatalogueHost } from './catalogue/catalogue-host.ts';
import type { StoredNews } from './catalogue/stored-news.ts';
import { createNodeFiles } from './node-files.ts';
import { usedFiles } from './used-files.ts';

/** The parts of the service that are made of files, worker threads and the log. */
type Made =
  | 'catalogue'
  | 'catalogueLoading'
  | 'catalogueRefused'
  | 'news'
  | 'nodeStore'
  | 'byteStore'
  | 'queueAs'
  | 'sleep'
  | 'report'
  | 'reportStates';

/** Parts of the service on Node. */
export type NodeServiceParts = Omit<HostParts, Made> & {
  readonly host: Omit<CatalogueHost, 'file'>;
  /** What the refreshes of the service refused. */
  readonly refreshRefused: () => string | undefined;
  readonly news: StoredNews;
  readonly dataDir: string;
  /** Another folder of prepared orbits. */
  readonly preparedDir: string | undefined;
  readonly log: Logger;
};

/** The REST service on worker threads and files. */
export function createNodeService({
  host,
  refreshRefused,
  news,
  dataDir,
  preparedDir,
  log,
  ...parts
}: NodeServiceParts): ReturnType<typeof createService> {
  return createService({
    ...parts,
    catalogue: host.current,
    catalogueLoading: host.isLoading,
    catalogueRefused: () => host.refused() ?? refreshRefused(),
    news: () => recentNews(news.list(), parts.now()),
    nodeStore: createNodeFiles(dataDir, preparedDir),
    byteStore: usedFiles(dataDir),
    queueAs: tracedQueue,
    sleep: (milliseconds) => sleep(milliseconds, undefined, { ref: false }),
    report: (error) => log.error(error, 'unforeseen failure'),
    reportStates: (error) => log.error(error, 'state store'),
  });
}
