import type { Reporter, TestModule } from 'vitest/node';

/** Ends a run with why tests were skipped; one that does not say why fails the run. */
export default class SkippedReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const notes = new Map<string, number>();
    for (const module of modules) {
      for (const test of module.children.allTests('skipped')) {
        const result = test.result();
        const note = result.state === 'skipped' ? result.note : undefined;
        if (note === undefined) {
          process.exitCode = 1;
          process.stderr.write(`Skipped without a word: ${test.fullName} (${module.relativeModuleId})\n`);
        } else notes.set(note, (notes.get(note) ?? 0) + 1);
      }
    }
    for (const [note, count] of notes) process.stdout.write(`\n${count} tests were skipped: ${note}\n`);
  }
}
