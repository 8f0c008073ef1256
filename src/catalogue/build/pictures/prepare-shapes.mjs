/**
 * Writes shape models as OBJ files: radar models in km below public/shapes, from Debian's openuniverse-common, and a generic
 * rock of mean radius 1 in public/static/shapes. In all of them z is the axis of rotation, the shortest one.
 *
 *     node src/catalogue/build/pictures/prepare-shapes.mjs
 *
 * Needs apt and dpkg-deb.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const RADAR_MODELS = {
  toutatis: '(4179) Toutatis, radar model of Hudson, Ostro & Scheeres (2003)',
  bacchus: '(2063) Bacchus, radar model of Benner et al. (1999)',
  castalia: '(4769) Castalia, radar model of Hudson & Ostro (1994)',
  geographos: '(1620) Geographos, radar model of Hudson & Ostro (1999)',
  ky: '1998 KY26, radar model of Ostro et al. (1999)',
};
const FILE_NAMES = { ky: '1998ky26' };
const NAME_LENGTH_AT = 4;
const NUMBERS_AFTER_NAME = 12;
const VERTEX_BYTES = 32;
const POSITION_AT = 20;

const SUBDIVISIONS = 3;
const BUMPS = 110;
const SEED = 99_942;

const work = mkdtempSync(join(tmpdir(), 'shapes-'));
try {
  const folder = unpackedModels(work);
  mkdirSync('public/shapes', { recursive: true });
  for (const [name, title] of Object.entries(RADAR_MODELS)) {
    const mesh = withSharedVertices(readBmf(readFileSync(join(folder, `${name}.bmf`))));
    writeFileSync(`public/shapes/${FILE_NAMES[name] ?? name}.obj`, objOf(`${title}; km`, mesh));
  }
} finally {
  rmSync(work, { recursive: true });
}
mkdirSync('public/static/shapes', { recursive: true });
writeFileSync('public/static/shapes/generic.obj', objOf('generic rock, mean radius 1', genericRock()));

function unpackedModels(folder) {
  execFileSync('apt-get', ['download', '-qq', 'openuniverse-common'], { cwd: folder, stdio: 'ignore' });
  const archive = readdirSync(folder).find((name) => name.endsWith('.deb'));
  execFileSync('dpkg-deb', ['-x', archive, '.'], { cwd: folder });
  return join(folder, 'usr/share/openuniverse/3dmodels');
}

/** Vertices and triangles of a `.bmf` file, its x axis (the shortest) turned to z. */
function readBmf(bytes) {
  let at = NAME_LENGTH_AT + 2 + bytes.readUInt16LE(NAME_LENGTH_AT) + 4 * NUMBERS_AFTER_NAME;
  const vertices = Array.from({ length: bytes.readUInt16LE(at) }, (_, row) => {
    const position = at + 2 + VERTEX_BYTES * row + POSITION_AT;
    return [4, 8, 0].map((offset) => bytes.readFloatLE(position + offset));
  });
  at += 2 + VERTEX_BYTES * vertices.length;
  const triangles = Array.from({ length: bytes.readUInt16LE(at) }, (_, row) =>
    [0, 2, 4].map((offset) => bytes.readUInt16LE(at + 2 + 6 * row + offset)),
  );
  return { vertices, triangles };
}

/** The same surface with each place listed once and each triangle once: the source lists both sides of every one. */
function withSharedVertices({ vertices, triangles }) {
  const numbers = new Map();
  const places = [];
  const numberOf = (index) => {
    const key = vertices[index].map((value) => value.toFixed(6)).join(' ');
    if (!numbers.has(key)) numbers.set(key, places.push(vertices[index]) - 1);
    return numbers.get(key);
  };
  const faces = new Map();
  for (const corners of triangles.map((triangle) => triangle.map(numberOf))) {
    const key = [...corners].sort((a, b) => a - b).join(' ');
    if (new Set(corners).size === 3 && !faces.has(key)) faces.set(key, corners);
  }
  const outer = [...faces.values()];
  const outward =
    outer.reduce((sum, corners) => sum + volumeBelow(corners.map((index) => places[index])), 0) > 0;
  return { vertices: places, triangles: outward ? outer : outer.map(([a, b, c]) => [a, c, b]) };
}

/** Six times the volume between a triangle and the origin, positive when its corners turn left seen from outside. */
function volumeBelow([a, b, c]) {
  return (
    a[0] * (b[1] * c[2] - b[2] * c[1]) +
    a[1] * (b[2] * c[0] - b[0] * c[2]) +
    a[2] * (b[0] * c[1] - b[1] * c[0])
  );
}

/** A subdivided icosahedron, somewhat long and flat, with bumps and hollows in seeded directions. */
function genericRock() {
  const { vertices, triangles } = icosphere(SUBDIVISIONS);
  const random = seeded(SEED);
  const bumps = Array.from({ length: BUMPS }, () => ({
    towards: unit([0, 1, 2].map(() => random() + random() + random() - 1.5)),
    width: 0.14 + 0.4 * random() ** 2,
    height: random() - 0.6,
  }));
  const rough = vertices.map((direction) => {
    const radius = bumps.reduce((sum, bump) => sum + bumpAt(bump, direction), 1);
    return [1.22 * radius * direction[0], 1.0 * radius * direction[1], 0.85 * radius * direction[2]];
  });
  const meanRadius = rough.reduce((sum, place) => sum + Math.hypot(...place), 0) / rough.length;
  return { vertices: rough.map((place) => place.map((value) => value / meanRadius)), triangles };
}

function bumpAt({ towards, width, height }, direction) {
  const cosine = towards.reduce((sum, value, axis) => sum + value * direction[axis], 0);
  const angle = Math.acos(Math.min(1, Math.max(-1, cosine)));
  return 0.6 * height * width * Math.exp(-((angle / width) ** 2));
}

function icosphere(subdivisions) {
  const g = (1 + Math.sqrt(5)) / 2;
  const vertices = [
    [-1, g, 0],
    [1, g, 0],
    [-1, -g, 0],
    [1, -g, 0],
    [0, -1, g],
    [0, 1, g],
    [0, -1, -g],
    [0, 1, -g],
    [g, 0, -1],
    [g, 0, 1],
    [-g, 0, -1],
    [-g, 0, 1],
  ].map(unit);
  let triangles = [
    [0, 11, 5],
    [0, 5, 1],
    [0, 1, 7],
    [0, 7, 10],
    [0, 10, 11],
    [1, 5, 9],
    [5, 11, 4],
    [11, 10, 2],
    [10, 7, 6],
    [7, 1, 8],
    [3, 9, 4],
    [3, 4, 2],
    [3, 2, 6],
    [3, 6, 8],
    [3, 8, 9],
    [4, 9, 5],
    [2, 4, 11],
    [6, 2, 10],
    [8, 6, 7],
    [9, 8, 1],
  ];
  for (let step = 0; step < subdivisions; step++) {
    const middles = new Map();
    const middle = (a, b) => {
      const key = a < b ? `${a} ${b}` : `${b} ${a}`;
      if (!middles.has(key))
        middles.set(key, vertices.push(unit(vertices[a].map((value, i) => value + vertices[b][i]))) - 1);
      return middles.get(key);
    };
    triangles = triangles.flatMap(([a, b, c]) => {
      const [ab, bc, ca] = [middle(a, b), middle(b, c), middle(c, a)];
      return [
        [a, ab, ca],
        [b, bc, ab],
        [c, ca, bc],
        [ab, bc, ca],
      ];
    });
  }
  return { vertices, triangles };
}

function unit(vector) {
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}

/** Numbers in [0, 1) that are the same each time (mulberry32). */
function seeded(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function objOf(title, { vertices, triangles }) {
  const lines = [
    `# ${title}`,
    ...vertices.map((place) => `v ${place.map((value) => Number(value.toFixed(5))).join(' ')}`),
    ...triangles.map((corners) => `f ${corners.map((index) => index + 1).join(' ')}`),
  ];
  return `${lines.join('\n')}\n`;
}
