import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** What Playwright attaches to a failed test: a text with the accessibility tree of its page in it. */
const ATTACHMENT = 'error-context';
const TREE = /^```yaml\n(.*?)^```/ms;

/** Prints what the page of a failed test showed: the file that has it goes with the machine that ran the test. */
export default class FailedPage implements Reporter {
  onTestEnd({ title }: TestCase, { attachments }: TestResult): void {
    for (const { name, path } of attachments) {
      if (name !== ATTACHMENT || path === undefined) continue;
      const tree = TREE.exec(readFileSync(path, 'utf8'))?.[1];
      if (tree !== undefined) process.stdout.write(`\nThe page of "${title}":\n${tree}\n`);
    }
  }

  printsToStdio(): boolean {
    return false;
  }
}
