import * as z from 'zod/mini';
import { MILLISECONDS_PER_DAY } from '#engine/constants.ts';
import { FIRST_DATE, LAST_DATE, MAX_NAMES } from '../limits.ts';
import { coordinate } from '../site/observing-window.ts';
import { savedCamera } from '../saved-state/saved-camera.ts';

/** Version of the messages between the toolkit in a frame and the page around it; every message carries it. */
export const EMBEDDING_VERSION = 1;

/** Most parts, and most characters of all texts, of a message that is examined. */
const MOST_PARTS = 2000;
const MOST_CHARACTERS = 100_000;

/** Settings that a page may change. */
const SETTABLES = ['site', 'dates', 'objects', 'time', 'camera'] as const;
export type Settable = (typeof SETTABLES)[number];

const version = z.literal(EMBEDDING_VERSION);

/** Given back with the response. */
const requestId = z.optional(z.union([z.string().check(z.maxLength(100)), z.int()]));

/** Degrees north, degrees east, metres above the WGS84 ellipsoid. */
const place = {
  latitude: coordinate('latitude'),
  longitude: coordinate('longitude'),
  altitude: z.prefault(coordinate('alt'), 0),
};

/** An MPC code, or a place. A site of a state is accepted, too: its code counts, and its name is ignored. */
const site = z.union(
  [
    z.strictObject({
      code: z.string().check(z.minLength(1), z.maxLength(8)),
      ...z.partial(z.object({ ...place, name: z.string() })).shape,
    }),
    z.strictObject({ ...place, name: z.optional(z.string()) }),
  ],
  'must have a code, or latitude and longitude',
);

/** A day, or a moment UTC. */
const day = z
  .union(
    [z.iso.date(), z.iso.datetime({ local: true })],
    'must be a day such as 2029-04-13, or a moment in UTC',
  )
  .check(
    z.refine((date) => date.slice(0, 10) >= FIRST_DATE && date.slice(0, 10) <= LAST_DATE, 'is out of range'),
  );

/** The date of an evening by the mean Sun. */
const evening = z.iso.date('must be a day such as 2029-04-13');

/**
 * Days with all of the last one, or moments; the first not after the last. In a plan of nights alone,
 * `firstNight` is the date of the first evening by the mean Sun. It is needed where two nights get dark on the
 * first date UTC; for the later of them it equals that date. `lastNight` is likewise the date of the last evening;
 * it is needed where two or more days contain one night more than usual.
 */
const dates = z
  .strictObject({ start: day, end: day, firstNight: z.optional(evening), lastNight: z.optional(evening) })
  .check(
    z.refine(({ start, end }) => inOrder(start, end), 'must not end before it starts'),
    z.refine(({ start, firstNight }) => firstNight === undefined || isEveningOf(firstNight, start), {
      path: ['firstNight'],
      error: 'must be the day of the start or the one before it',
    }),
  );

/** Names, numbers or designations. */
const objects = z
  .readonly(z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))))
  .check(z.refine((names) => names.length <= MAX_NAMES, `must be at most ${MAX_NAMES}`));

/** Where on the sky a chart looks, ICRF, and the height of its picture; degrees. */
const skyCamera = z.strictObject({
  ra: z.number().check(z.gte(0), z.lt(360)),
  dec: z.number().check(z.gte(-90), z.lte(90)),
  /** The field stays as it is when left out. */
  fov: z.optional(z.number().check(z.gte(0.1), z.lte(90))),
});

/** The camera of a scene, or that of a chart of the sky. */
const camera = z.union(
  [savedCamera, skyCamera],
  'must have position, rotation and quaternion, or ra, dec and fov',
);

/** Changes by the page around the frame; properties that are left out stay. */
const embeddedChange = z.strictObject({
  site: z.optional(site),
  dates: z.optional(dates),
  objects: z.optional(objects),
  /** The simulated instant, UTC; on a chart, the nearest date of its paths. */
  time: z.optional(z.iso.datetime('must be a moment such as 2029-04-13T21:46:00Z')),
  camera: z.optional(camera),
});

/** A message of the page around. */
export const hostMessage = z.discriminatedUnion(
  'type',
  [
    /** The same as a press on the picture by the user. */
    z.strictObject({ neoToolkit: version, id: requestId, type: z.literal('start') }),
    z.strictObject({ neoToolkit: version, id: requestId, type: z.literal('read') }),
    z.strictObject({ neoToolkit: version, id: requestId, type: z.literal('set'), ...embeddedChange.shape }),
  ],
  'must be start, read or set',
);

/** What is shown in the frame. */
const embeddedState = z.object({
  tool: z.enum(['opt', 'scd', 'ovt', 'fvt', 'sovt']),
  site: z.optional(
    z.object({
      code: z.optional(z.string()),
      name: z.string(),
      latitude: z.number(),
      longitude: z.number(),
      altitude: z.number(),
    }),
  ),
  dates: z.object({
    start: z.string(),
    end: z.string(),
    firstNight: z.optional(z.string()),
    lastNight: z.optional(z.string()),
  }),
  /** Designations. */
  objects: z.readonly(z.array(z.string())),
  time: z.optional(z.string()),
  camera: z.optional(camera),
});

/** Why a message was not obeyed. */
export const EMBEDDING_ERRORS = [
  'invalid-message',
  'not-started',
  'too-many-messages',
  'not-of-this-tool',
  'unknown-site',
  'unknown-objects',
  'out-of-range',
  'failed',
] as const;

/** A message to the page around. */
export const toolkitMessage = z.discriminatedUnion('type', [
  /** The picture is shown until a visitor starts the tool. */
  z.object({ neoToolkit: version, type: z.literal('waiting') }),
  /** The tool runs; what of it can be set. */
  z.object({ neoToolkit: version, type: z.literal('ready'), sets: z.readonly(z.array(z.enum(SETTABLES))) }),
  z.object({ neoToolkit: version, type: z.literal('changed'), state: embeddedState }),
  z.object({ neoToolkit: version, id: requestId, type: z.literal('done') }),
  z.object({ neoToolkit: version, id: requestId, type: z.literal('state'), state: embeddedState }),
  z.object({
    neoToolkit: version,
    id: requestId,
    type: z.literal('error'),
    reason: z.enum(EMBEDDING_ERRORS),
    message: z.string(),
  }),
]);

export type EmbeddedChange = z.output<typeof embeddedChange>;
export type EmbeddedCamera = z.output<typeof camera>;
export type EmbeddedState = z.output<typeof embeddedState>;
export type EmbeddingError = (typeof EMBEDDING_ERRORS)[number];
export type HostMessage = z.output<typeof hostMessage>;
export type ToolkitMessage = z.output<typeof toolkitMessage>;
type RequestId = HostMessage['id'];

/** The message as read; `undefined` for one that is not meant for the toolkit. */
export type ReadHostMessage =
  | { readonly kind: 'message'; readonly message: HostMessage }
  | { readonly kind: 'invalid'; readonly id: RequestId; readonly reason: string };

/** Checks what a page posted. Nothing in it is trusted: it may be of any size, and lead back into itself. */
export function readHostMessage(data: unknown): ReadHostMessage | undefined {
  if (typeof data !== 'object' || data === null || !Object.hasOwn(data, 'neoToolkit')) return undefined;
  if (!isSmall(data)) return { kind: 'invalid', id: undefined, reason: 'The message is too large.' };
  const read = hostMessage.safeParse(data);
  if (read.success) return { kind: 'message', message: read.data };
  const id = requestId.safeParse('id' in data ? data.id : undefined);
  const [issue] = read.error.issues;
  return { kind: 'invalid', id: id.data, reason: issue === undefined ? 'It is not valid.' : reasonOf(issue) };
}

/** A fault of a message, and where it is. */
function reasonOf(issue: z.core.$ZodIssue): string {
  const { path, message } = issue;
  const what =
    issue.code === 'unrecognized_keys' ? `"${issue.keys.at(0)?.slice(0, 40)}" is not known` : message;
  return [path.join('.'), what].filter(Boolean).join(': ');
}

/** Whether one day or moment is not after another, as far as both are given. */
function inOrder(start: string, end: string): boolean {
  const length = Math.min(start.length, end.length, 'YYYY-MM-DDTHH:mm'.length);
  return start.slice(0, length) <= end.slice(0, length);
}

/** Whether the evening of a local day may be on the UTC date of a day or moment. */
function isEveningOf(evening: string, start: string): boolean {
  const days = (Date.parse(start.slice(0, 'YYYY-MM-DD'.length)) - Date.parse(evening)) / MILLISECONDS_PER_DAY;
  return days === 0 || days === 1;
}

/** Whether a value has few parts and short texts; one that leads back into itself has endlessly many. */
function isSmall(value: unknown): boolean {
  const waiting = [value];
  let [parts, characters] = [0, 0];
  while (waiting.length > 0) {
    const part = waiting.pop();
    parts += 1;
    if (typeof part === 'string') characters += part.length;
    if (ArrayBuffer.isView(part) || part instanceof ArrayBuffer) return false;
    if (typeof part === 'object' && part !== null) {
      const inner = Array.isArray(part) ? part : Object.values(part);
      if (inner.length > MOST_PARTS) return false;
      waiting.push(...inner);
    }
    if (parts + waiting.length > MOST_PARTS || characters > MOST_CHARACTERS) return false;
  }
  return true;
}
