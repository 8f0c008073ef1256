import { assign } from 'xstate';
import { storyName } from '../scene/export-names.ts';
import { leftAtPace } from '../scene/film-plan.ts';
import { FVT_FILE_NAME } from './fvt-tables.ts';
import { filesOf, nextPart } from './story-parts.ts';
import { storySetup } from './story-setup.ts';

/** The making of a Story, part after part; closing waits until it is stopped. */
export const makingState = storySetup.createStateConfig({
  tags: 'making',
  initial: 'deciding',
  on: {
    'story.closed': {},
    'story.stopped': { target: '#story.open.planning', actions: assign({ outcome: 'stopped' }) },
  },
  states: {
    deciding: {
      entry: assign({ failure: undefined, outcome: 'none' }),
      always: [{ guard: 'hasEveryPart', target: 'writing' }, { target: 'part' }],
    },
    part: {
      entry: assign(({ context: { now } }) => ({ frames: undefined, begunMs: now() })),
      exit: assign({ frames: undefined }),
      invoke: {
        src: 'makePart',
        input: ({ context: { parts, flyby, film } }) => {
          const part = nextPart(parts);
          if (part === undefined || flyby === undefined) throw new RangeError('no part is to be made');
          return { part, flyby, film };
        },
        onError: { target: '#story.open.failed', actions: { type: 'fail', params: 'failed' } },
      },
      on: {
        'frame.filmed': {
          actions: assign(({ context: { now, begunMs }, event: { done, total } }) => ({
            frames: { done, total, leftMs: leftAtPace(now() - begunMs, done, total) },
          })),
        },
        'part.made': {
          target: 'deciding',
          actions: { type: 'settlePart', params: ({ event: { files } }) => ({ kind: 'made', files }) },
        },
        'part.missing': {
          target: 'deciding',
          actions: { type: 'settlePart', params: ({ event: { gap } }) => ({ kind: 'missing', gap }) },
        },
        'part.left-out': {
          target: 'deciding',
          actions: { type: 'settlePart', params: { kind: 'missing', gap: 'left out' } },
        },
        'part.failed': {
          target: '#story.open.failed',
          actions: { type: 'fail', params: ({ event }) => event.failure },
        },
      },
    },
    writing: {
      invoke: {
        src: 'writeTexts',
        input: ({ context: { flyby, film, parts } }) => {
          if (flyby === undefined) throw new RangeError('there is no flyby to write about');
          return { flyby, film, parts };
        },
        onDone: { target: 'packing', actions: assign({ texts: ({ event }) => event.output }) },
        onError: { target: '#story.open.failed', actions: { type: 'fail', params: 'failed' } },
      },
    },
    packing: {
      invoke: {
        src: 'packFiles',
        input: ({ context: { texts, parts } }) => [...texts, ...filesOf(parts)],
        onDone: { target: 'saving', actions: assign({ zip: ({ event }) => event.output }) },
        onError: { target: '#story.open.failed', actions: { type: 'fail', params: 'failed' } },
      },
    },
    saving: {
      invoke: {
        src: 'saveFile',
        input: ({ context: { zip, now } }) => {
          if (zip === undefined) throw new RangeError('a Story was to be saved before it was packed');
          return { name: storyName(FVT_FILE_NAME, now()), content: zip };
        },
        onDone: { target: '#story.open.planning', actions: assign({ outcome: 'saved' }) },
        onError: { target: '#story.open.failed', actions: { type: 'fail', params: 'failed' } },
      },
    },
  },
});
