import { commandCode, runAllCommands } from './commands.ts';

/** What a browser test calls in the page. */
const lab = { commandCode, runAllCommands };

export type Lab = typeof lab;

declare global {
  interface Window {
    lab: Lab;
  }
}

window.lab = lab;
