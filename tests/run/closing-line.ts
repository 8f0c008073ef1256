import type { Reporter } from '@playwright/test/reporter';
import { NO_POSTGRES, postgresPrograms } from '../server/node/postgres-server.ts';

/** Ends the whole run with what this machine could not test. */
export default class ClosingLine implements Reporter {
  onEnd(): void {
    if (postgresPrograms() === undefined) process.stdout.write(`\n${NO_POSTGRES}\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
