import { fork } from 'node:child_process';
import type { RefreshNews, RefreshOutcome } from '#catalogue/refresh-news.ts';

/** A refresh that runs in a separate process. */
export type RefreshRun = {
  /** How it ended; `failed` when the process died. */
  readonly ended: Promise<RefreshOutcome | 'failed'>;
  /** What was refused and why, in words, once it has ended. */
  readonly refused?: () => string | undefined;
  readonly stop: () => void;
};

/**
 * Starts the program that refreshes the catalogue, so that it disturbs the service least.
 *
 * @param program the built file of `npm run catalogue`.
 * @param surroundings root of the checkout, what the program reads from its environment, and options of its
 *   command.
 * @param onFile is notified of each file before it is fetched.
 */
export function startRefresh(
  program: string,
  {
    root,
    environment,
    options = [],
  }: {
    readonly root: string;
    readonly environment: NodeJS.ProcessEnv;
    readonly options?: readonly string[];
  },
  onFile: (news: Extract<RefreshNews, { kind: 'asking' }>) => void,
): RefreshRun {
  const child = fork(program, options, {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let outcome: RefreshOutcome | 'failed' = 'failed';
  let refused: string | undefined;
  child.on('message', (message) => {
    const news = message as RefreshNews;
    if (news.kind === 'asking') onFile(news);
    else ({ outcome, refused } = news);
  });
  return {
    ended: new Promise((resolve) => {
      child.once('error', () => resolve('failed'));
      child.once('exit', () => resolve(outcome));
    }),
    refused: () => refused,
    stop: () => void child.kill(),
  };
}
