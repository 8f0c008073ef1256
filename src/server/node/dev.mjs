/** Development: the page with hot reload by vite, the service rebuilt and restarted whenever a source changes. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const vite = join('node_modules', 'vite', 'bin', 'vite.js');
const children = [
  spawn(process.execPath, [vite, 'build', '--ssr', '--watch', '--logLevel', 'warn'], { stdio: 'inherit' }),
  spawn(process.execPath, [vite], { stdio: 'inherit' }),
];
const waiting = setInterval(() => {
  if (!existsSync(join('dist', 'server', 'main.js'))) return;
  clearInterval(waiting);
  children.push(
    spawn(process.execPath, ['--watch', join('dist', 'server', 'main.js')], { stdio: 'inherit' }),
  );
}, 200);

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    clearInterval(waiting);
    for (const child of children) child.kill(signal);
    process.exit(0);
  });
}
