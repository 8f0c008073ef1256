import { fromPromise, type NonReducibleUnknown } from 'xstate';

/** A call that the test resolves: its input, and how to resolve it. */
export type DeferredCall<Input, Output> = {
  readonly input: Input;
  readonly signal: AbortSignal;
  readonly answer: (output: Output) => Promise<void>;
  readonly fail: (error: unknown) => Promise<void>;
};

/** An actor that waits for the test to resolve its calls, and the list of these. */
export function deferredActor<Output, Input = NonReducibleUnknown>() {
  const calls: DeferredCall<Input, Output>[] = [];
  const actor = fromPromise<Output, Input>(
    ({ input, signal }) =>
      new Promise((resolve, reject) => {
        calls.push({
          input,
          signal,
          answer: (output) => settled(() => resolve(output)),
          fail: (error) => settled(() => reject(error)),
        });
      }),
  );
  return { actor, calls };
}

/** Settles a promise and lets everything that waits for it happen. */
async function settled(settle: () => void): Promise<void> {
  settle();
  await new Promise((resolve) => setImmediate(resolve));
}
