import { crc32 } from '#catalogue/crc32.ts';
import { MAX_TOOL_STATE_LENGTH, TOOL_STATE_DAYS } from '#contract/limits.ts';
import { parsedJson } from '#contract/rest/parsed-json.ts';
import { readToolState } from '#contract/tool-state.ts';
import { MILLISECONDS_PER_DAY } from '#engine/constants.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { SaveAllowance } from './save-allowance.ts';
import type { StateStore, StoredState } from './state-store.ts';

/** Pause between two sweeps, and how long a clock must have been steady for one, ms. */
const SWEEP_MS = 3_600_000;

/** How far a clock may go from a steady one in that time, ms. */
const DRIFT_MS = 60_000;

/** After what time a store that is away may be back, s. */
const RETRY_SECONDS = 3;

const ATTEMPTS = 5; // an id that is drawn is never taken, unless the drawing is at fault

/** Saved states of the tools. */
export type ToolStates = {
  /**
   * Stores a state for {@link TOOL_STATE_DAYS} days and returns its id.
   *
   * @throws ProblemError `state-too-large`, `state-invalid`, `too-many-saves`, `storage-unavailable` or what the store throws.
   */
  save(text: string, visitor: string): Promise<string>;
  /** @throws ProblemError `unknown-state` for an id that was never given, or whose time is over; `storage-unavailable`. */
  load(id: string): Promise<string>;
};

/**
 * Saves and loads the states of tools.
 *
 * @param newId draws an unguessable number of 128 bits, as decimal digits.
 * @param steadyMs milliseconds of a monotonic clock.
 * @param report gets the failures of the store.
 */
export function createToolStates({
  store,
  now,
  newId,
  allowance,
  steadyMs,
  report,
}: {
  store: StateStore;
  now: () => number;
  newId: () => string;
  allowance: SaveAllowance;
  steadyMs: () => number;
  report: (error: unknown) => void;
}): ToolStates {
  let sweptAt = -Infinity;
  let steadySince = { clock: now(), steady: steadyMs() };

  /** No state expires by a clock that was set within the last hour. */
  async function sweep(): Promise<void> {
    const [clock, steady] = [now(), steadyMs()];
    const passed = steady - steadySince.steady;
    if (Math.abs(clock - steadySince.clock - passed) > DRIFT_MS) steadySince = { clock, steady };
    else if (passed >= SWEEP_MS && steady - sweptAt >= SWEEP_MS) {
      sweptAt = steady;
      await store.deleteBefore(oldest(clock));
    }
  }

  async function trackFailures<Value>(use: () => Promise<Value>): Promise<Value> {
    try {
      return await use();
    } catch (error) {
      if (error instanceof ProblemError) throw error;
      report(error);
      const detail = 'Saved states cannot be reached at the moment.';
      throw new ProblemError('storage-unavailable', { detail }, RETRY_SECONDS);
    }
  }

  return {
    async save(text, visitor) {
      await refuseUnfit(text);
      allowance.take(visitor, text.length);
      await trackFailures(sweep);
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const id = newId();
        const state = { id, savedAt: now(), text };
        if (await trackFailures(() => store.insert({ ...state, checksum: checksumOf(state) }))) return id;
      }
      throw new Error(`no free id was drawn in ${ATTEMPTS} attempts`);
    },
    async load(id) {
      const state = await trackFailures(() => store.read(id, oldest(now())));
      if (state !== undefined && isUndamaged(state)) return state.text;
      if (state !== undefined) report(new Error(`the saved state ${id} is damaged`));
      throw new ProblemError('unknown-state', {
        detail: `There is no saved state ${id}, or it is older than ${TOOL_STATE_DAYS} days or damaged.`,
        parameter: 'toolStateId',
      });
    },
  };
}

function oldest(now: number): number {
  return now - TOOL_STATE_DAYS * MILLISECONDS_PER_DAY;
}

function checksumOf({ id, savedAt, text }: Omit<StoredState, 'checksum'>): number {
  return crc32(new TextEncoder().encode(`${id} ${savedAt} ${text}`));
}

function isUndamaged(state: StoredState): boolean {
  return state.checksum === undefined || state.checksum === checksumOf(state);
}

async function refuseUnfit(text: string): Promise<void> {
  if (text.length > MAX_TOOL_STATE_LENGTH) {
    throw new ProblemError('state-too-large', {
      detail: `A state may have ${MAX_TOOL_STATE_LENGTH} characters, but has ${text.length}.`,
      parameter: 'toolState',
      maximum: MAX_TOOL_STATE_LENGTH,
      current: text.length,
    });
  }
  const read = await readToolState(text);
  const reason = read.kind === 'invalid' ? read.reason : unknownKeyReason(text, read.state);
  if (reason === undefined) return;
  throw new ProblemError('state-invalid', {
    detail: `The state cannot be saved: ${reason}.`,
    parameter: 'toolState',
  });
}

/** A text is stored as it was received: it must not carry unread properties. */
function unknownKeyReason(text: string, state: object): string | undefined {
  const key = unknownKey(parsedJson(text), state);
  return key && `${key}: is unknown`;
}

/**
 * The first key of a JSON value that a schema passed over, with those that lead to it: `setup.current.spy`.
 *
 * @param read what the schema made of the value.
 * @returns undefined where all of it was read.
 */
function unknownKey(value: unknown, read: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || typeof read !== 'object' || read === null)
    return undefined;
  const known = new Map<string, unknown>(Object.entries(read));
  for (const [key, part] of Object.entries(value)) {
    if (!known.has(key)) return key;
    const inside = unknownKey(part, known.get(key));
    if (inside !== undefined) return `${key}.${inside}`;
  }
  return undefined;
}
