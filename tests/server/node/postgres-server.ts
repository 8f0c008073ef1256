import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** A new PostgreSQL server, in a folder that goes with it. */
export type PostgresServer = {
  readonly url: string;
  readonly stop: () => void;
  /** Ends it as a power cut does, and starts it again. */
  readonly down: () => void;
  readonly up: () => void;
  /** Sends a signal to all of its processes. */
  readonly signal: (name: 'SIGSTOP' | 'SIGCONT') => void;
};

/** Why tests of PostgreSQL were not run. */
export const NO_POSTGRES =
  'PostgreSQL is not installed here: saved states were tested in the file alone, not in the database.';

/** Folder of PostgreSQL's programs: where Debian puts them, else wherever the path leads; undefined without a server. */
export function postgresPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')));
}

/** Starts a server on a free port. PostgreSQL refuses to run as root: then it runs as the user `postgres`. */
export async function startPostgres(programs: string): Promise<PostgresServer> {
  const folder = mkdtempSync('/tmp/neo-toolkit-postgres-');
  const owner = process.getuid?.() === 0 ? idsOf('postgres') : undefined;
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  const port = await freePort();
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(programs, program), args, { cwd: folder, stdio: 'ignore', ...owner });
  run('initdb', '--no-sync', '--auth=trust', '--username=neo', '-D', data);
  const options = `-p ${port} -c fsync=off -c listen_addresses=127.0.0.1 -k ${folder}`;
  const up = () => run('pg_ctl', '-D', data, '-w', '-o', options, 'start');
  const down = () => run('pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop');
  up();
  return {
    up,
    down,
    signal: (name) => {
      const [first] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
      for (const pid of [Number(first), ...childrenOf(Number(first))]) process.kill(pid, name);
    },
    url: `postgresql://neo@127.0.0.1:${port}/postgres`,
    stop: () => {
      down();
      rmSync(folder, { recursive: true });
    },
  };
}

function childrenOf(parent: number): readonly number[] {
  return readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(Number);
}

function idsOf(user: string): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port);
        else reject(new Error('the system gave no port'));
      });
    });
  });
}
