/** One floor of the building: what its files may import, folders and packages. Order matters: the first match wins. */
export type Floor = {
  /** Path prefix of its files. */
  readonly folder: string;
  /** Prefixes of other files it may import; its own folder is always allowed. */
  readonly folders: readonly string[];
  /** Packages it may import, `*` at the end for a family. */
  readonly packages: readonly string[];
  /** Names it may not use at all. */
  readonly banned?: readonly string[];
};

const NODE = ['node:*'];
const PARTS_PACKAGES = [
  'react',
  'react-aria-components',
  'lucide-react',
  'xstate',
  '@xstate/react',
  'pigeon-maps',
  'd3-*',
  'world-atlas/*',
  'topojson-client',
  'temporal-polyfill/*',
  'pdf-lib',
  'mediabunny',
  'fflate',
  '@fontsource/*',
  '@internationalized/date',
  '@photostructure/tz-lookup',
  'wouter',
  'wouter/*',
];
const PARTS_FOLDERS = [
  'src/ui/',
  'machines/',
  'src/client/',
  'src/contract/',
  'src/catalogue/',
  'src/engine/',
  'render/',
];
/** Calendar dates taken apart or put together as text; the page uses Temporal, or the calendar of the fields. */
const DATES_BY_HAND = ["split('-')", 'toISOString'];
/** The machines may write a whole instant, as calls and files have it. */
const DATES_CUT = ["split('-')", 'toISOString().slice'];

/** Rooms that planning tools share, and those that the 3D tools share besides. */
const SHARED_ROOMS = ['kit', 'popups', 'saved-state', 'objects', 'editor'];
const PLANNING_ROOMS = [...SHARED_ROOMS, 'planning'];
const SCENE_ROOMS = [...SHARED_ROOMS, 'scene', 'orbits'];

/** The rooms of the machines and what each may look into; a tool's machines never look into those of another. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  kit: [],
  popups: ['kit'],
  'saved-state': ['kit', 'popups'],
  embedding: ['kit'],
  docs: ['kit'],
  objects: ['kit', 'popups'],
  editor: ['kit', 'popups', 'objects'],
  planning: ['kit', 'popups', 'objects', 'editor'],
  scene: ['kit', 'popups'],
  orbits: ['kit', 'popups', 'saved-state', 'objects', 'editor', 'scene'],
  opt: PLANNING_ROOMS,
  scd: [...PLANNING_ROOMS, 'scene'],
  ovt: SCENE_ROOMS,
  fvt: [...SCENE_ROOMS, 'planning'],
  sovt: [...SCENE_ROOMS, 'planning'],
};

/**
 * The rooms of what draws, from the ground up, and what each may look into. Vectors come from `geometry/`, where gl-matrix is in
 * double precision; a layer knows no scene.
 */
const RENDER: Readonly<Record<string, readonly string[]>> = {
  'frame-loop.ts': [],
  'context/': [],
  'textures/': [],
  'geometry/': [],
  'shapes/': ['geometry/'],
  'cameras/': ['geometry/'],
  'glsl/': ['geometry/'],
  'picture/': ['cameras/', 'geometry/'],
  'layers/': ['picture/', 'cameras/', 'glsl/', 'geometry/'],
  'labels/': ['picture/', 'cameras/', 'geometry/'],
  'picking/': ['layers/', 'picture/', 'cameras/', 'geometry/'],
  'export/': ['labels/', 'picture/', 'cameras/'],
  'painters/': [
    'picking/',
    'labels/',
    'layers/',
    'picture/',
    'cameras/',
    'shapes/',
    'geometry/',
    'textures/',
    'context/',
  ],
  'scenes/': [
    'painters/',
    'picking/',
    'labels/',
    'export/',
    'layers/',
    'picture/',
    'cameras/',
    'geometry/',
    'textures/',
    'context/',
  ],
};

const SERVICE_FOLDERS = ['src/contract/', 'src/catalogue/', 'src/engine/'];
const SERVICE_PACKAGES = ['hono', 'hono/*', 'lru-cache'];

/** The rooms of the service from the ground up, and what each may look into; `app.ts` and what lies beside it may look into all. */
const SERVICE: Readonly<Record<string, readonly string[]>> = {
  http: [],
  queue: ['http'],
  tasks: ['http'],
  bodies: ['tasks', 'queue', 'http'],
  filtering: ['bodies', 'tasks', 'queue', 'http'],
  calculations: ['filtering', 'bodies', 'tasks', 'queue', 'http'],
  orbits: ['filtering', 'bodies', 'tasks', 'queue', 'http'],
  approaches: ['orbits', 'filtering', 'calculations', 'bodies', 'tasks', 'queue', 'http'],
  synodic: ['orbits', 'filtering', 'bodies', 'tasks', 'queue', 'http'],
  sky: ['calculations', 'bodies', 'tasks', 'queue', 'http'],
  feeds: ['filtering', 'bodies', 'tasks', 'queue', 'http'],
  states: ['http'],
};

const TOOL_FOLDERS = ['src/parts/', ...PARTS_FOLDERS];

/** The table of architecture.md, floors with the longer prefix first. */
export const FLOORS: readonly Floor[] = [
  {
    folder: 'src/engine/',
    folders: [],
    packages: [],
    banned: ['Date.now', 'new Date()', 'Math.random', 'console.', 'fetch('],
  },
  { folder: 'src/package/load/files.ts', folders: ['src/package/', 'src/engine/'], packages: NODE },
  { folder: 'src/package/load/addresses.ts', folders: ['ephemeris/'], packages: [] }, // as the package has it
  { folder: 'src/package/load/folder.ts', folders: ['ephemeris/'], packages: [] },
  { folder: 'src/package/', folders: ['src/engine/'], packages: [] },
  { folder: 'src/files/', folders: [], packages: NODE },
  { folder: 'src/contract/', folders: ['src/engine/'], packages: ['zod/mini'] },
  {
    folder: 'src/catalogue/build/',
    folders: ['src/catalogue/', 'src/files/', 'src/engine/'],
    packages: [...NODE, 'cli-progress', 'proper-lockfile', '@photostructure/tz-lookup'],
  },
  {
    folder: 'src/validation/build/',
    folders: [
      'src/validation/',
      'src/catalogue/build/ephemeris/',
      'src/files/',
      'src/contract/',
      'src/engine/',
    ],
    packages: [...NODE, 'zod/mini'],
  },
  {
    folder: 'src/validation/',
    folders: [
      'src/catalogue/build/ephemeris/references/',
      'src/catalogue/',
      'src/server/tasks/',
      'src/contract/',
      'src/engine/',
    ],
    packages: [],
  },
  { folder: 'src/catalogue/', folders: ['src/engine/'], packages: [], banned: ['src/catalogue/build'] },
  {
    folder: 'src/server/node/',
    folders: ['src/server/', 'src/contract/', 'src/catalogue/', 'src/files/', 'src/engine/'],
    packages: [
      ...NODE,
      'hono',
      'hono/*',
      '@hono/node-server',
      '@hono/node-server/*',
      'piscina',
      'pg',
      'pg-boss',
      'libsql',
      'pino',
      'prom-client',
      'rate-limiter-flexible',
      'proper-lockfile',
      'ipaddr.js',
      'lru-cache',
    ],
  },
  {
    folder: 'src/server/browser/',
    folders: ['src/server/', 'src/contract/', 'src/catalogue/', 'src/engine/'],
    packages: ['idb', 'lru-cache'],
    banned: ['#server/node/'],
  },
  ...Object.entries(SERVICE).map(([room, others]) => ({
    folder: `src/server/${room}/`,
    folders: [...SERVICE_FOLDERS, ...others.map((other) => `src/server/${other}/`)],
    packages: SERVICE_PACKAGES,
  })),
  { folder: 'src/server/', folders: SERVICE_FOLDERS, packages: SERVICE_PACKAGES },
  {
    folder: 'render/build/',
    folders: ['render/layers/', 'render/context/'],
    packages: ['vite', 'regl'],
  },
  ...Object.entries(RENDER).map(([room, others]) => ({
    folder: `render/${room}`,
    folders: ['src/engine/', ...others.map((other) => `render/${other}`)],
    packages: room === 'geometry/' ? ['gl-matrix'] : ['regl'],
  })),
  ...Object.entries(ROOMS).map(([room, others]) => ({
    folder: `machines/${room}/`,
    folders: ['src/contract/', 'src/engine/', ...others.map((other) => `machines/${other}/`)],
    packages: ['xstate'],
    banned: DATES_CUT,
  })),
  {
    folder: 'src/client/local/',
    folders: ['src/client/', 'src/contract/', 'src/server/browser/host-worker.ts'],
    packages: [],
    banned: DATES_BY_HAND,
  },
  {
    folder: 'src/client/',
    folders: ['src/contract/', 'src/catalogue/', 'src/engine/'],
    packages: ['ky', 'xstate'],
    banned: DATES_BY_HAND,
  },
  {
    folder: 'src/ui/',
    folders: [],
    packages: ['react', 'react-aria-components', 'lucide-react', 'd3-*', '@internationalized/date'],
    banned: DATES_BY_HAND,
  },
  { folder: 'src/parts/', folders: PARTS_FOLDERS, packages: PARTS_PACKAGES, banned: DATES_BY_HAND },
  ...['opt', 'scd', 'ovt', 'fvt', 'sovt'].map((tool) => ({
    folder: `src/tools/${tool}/`,
    folders: TOOL_FOLDERS,
    packages: PARTS_PACKAGES,
    banned: DATES_BY_HAND,
  })),
  { folder: 'src/offline/build/', folders: [], packages: [...NODE, 'vite'] },
  { folder: 'src/offline/', folders: [], packages: ['workbox-*'], banned: ['src/offline/build'] },
  {
    folder: 'src/shell/build/',
    folders: ['src/contract/', 'src/catalogue/', 'src/parts/routes.ts'],
    packages: ['vite'],
  },
  {
    folder: 'src/shell/',
    folders: ['src/tools/', 'src/parts/', 'src/ui/', 'machines/', 'src/client/', 'src/contract/'],
    packages: PARTS_PACKAGES,
    banned: DATES_BY_HAND,
  },
  {
    folder: 'src/main.tsx',
    folders: ['src/shell/'],
    packages: ['react', 'react-dom', 'react-dom/*', 'temporal-polyfill/*'],
  },
];
