import * as z from 'zod/mini';

/** Topics of the comparisons, in the order of the page. */
export const VALIDATION_TOPICS = [
  'Places',
  'Magnitude',
  'Altitude and azimuth',
  'Rates',
  'Distances',
  'Angles',
  'Rise and set',
  'Uncertainty',
  'Close approaches',
  'Flybys',
  'Impacts',
  'Propagation',
  'Planets',
  'Moon',
  'Sidereal time',
  'UT1 and time scales',
  'Survey of all objects',
  'Star places',
  'Sky brightness',
  'Star density',
] as const;

/** Where a quantity is shown that is neither of a flyby nor of an orbit. */
const SHOWING_TOOLS = ['scd', 'sovt', 'none'] as const;

export type ValidationTopic = (typeof VALIDATION_TOPICS)[number];

const counted = { rows: z.int() };

const described = {
  id: z.string(),
  topic: z.enum(VALIDATION_TOPICS),
  quantity: z.string(),
  authority: z.string(),
  sources: z.array(z.object({ file: z.string(), origin: z.string(), recorded: z.string() })),
  note: z.optional(z.string()),
  /** How many objects, planets, sites or classes were compared. */
  cases: z.int(),
  ...counted,
};

/** Differences from an authority; the numbers are in `unit`. */
const errors = z.object({
  ...described,
  kind: z.literal('errors'),
  unit: z.string(),
  limit: z.number(),
  limitOf: z.enum(['worst', 'median']),
  /**
   * The tool that shows the compared quantity: the sky chart from the site of a case, or the paths at rest with the Earth; where it is
   * absent the flyby, or else the orbit; `none` where no tool shows it at a date.
   */
  shownIn: z.optional(z.enum(SHOWING_TOOLS)),
  median: z.number(),
  p95: z.number(),
  worst: z.number(),
  /** Cases with the largest errors; `date` is that of the worst row, UTC or TDB as recorded, to the minute. */
  worstCases: z.array(
    z.object({
      name: z.string(),
      error: z.number(),
      date: z.optional(z.string()),
      object: z.optional(z.string()),
      /** Its provisional designation, by which a catalogue has it that is older than its number. */
      provisional: z.optional(z.string()),
      /** Code of the observatory that it is seen from. */
      site: z.optional(z.string()),
      /** The body that it passes then. */
      body: z.optional(z.string()),
      /** The numbers of the worst row by the authority and as computed, with the digits in which they differ. */
      values: z.optional(
        z.array(z.object({ name: z.string(), unit: z.string(), recorded: z.string(), computed: z.string() })),
      ),
    }),
  ),
  /** How many errors lie between neighbouring edges, which are one more and increase. */
  histogram: z.object({ edges: z.array(z.number()), counts: z.array(z.int()) }),
  /** Errors by year of the date; empty where rows have no dates. */
  years: z.array(z.object({ year: z.int(), ...counted, median: z.number(), worst: z.number() })),
});

const share = { ...counted, within1: z.number(), within3: z.number() };

/**
 * Shares, 0 to 1, of clones, or of objects observed again, that lie within one and three standard deviations.
 */
const shares = z.object({
  ...described,
  kind: z.literal('shares'),
  limits: z.object({ least1: z.number(), most1: z.number(), least3: z.number() }),
  /** The limits apply to classes of at least this many members. */
  leastMembers: z.int(),
  within1: z.number(),
  within3: z.number(),
  /** The basis of the classes, such as `by clones` or `U = 3`, and each class. */
  groups: z.array(z.object({ name: z.string(), ...share })),
  classes: z.array(z.object({ name: z.string(), group: z.string(), ...share })),
  years: z.array(z.object({ year: z.int(), ...share })),
});

/** One comparison as it came out. */
const validationResult = z.discriminatedUnion('kind', [errors, shares]);

const run = z.object({
  /** Date of the run, YYYY-MM-DD, and the version of the toolkit. */
  date: z.string(),
  version: z.string(),
  results: z.array(validationResult),
});

/** How far the numbers of the toolkit are from those of authorities: `/validation.json`. */
export const validationReport = z.object({
  command: z.string(),
  forceModel: z.string(),
  orbits: z.string(),
  /** The run over the rows that are cited in the repository. */
  cited: run,
  /** The run over all recorded rows, where these were available. */
  recorded: z.optional(run),
});

export type ValidationResult = z.infer<typeof validationResult>;
export type ErrorResult = Extract<ValidationResult, { kind: 'errors' }>;
export type ShareResult = Extract<ValidationResult, { kind: 'shares' }>;
export type ValidationRun = z.infer<typeof run>;
export type ValidationReport = z.infer<typeof validationReport>;
