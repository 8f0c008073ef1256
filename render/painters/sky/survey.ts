import type REGL from 'regl';
import { DEGREE } from '#engine/constants.ts';
import { GALACTIC, rotate } from '#engine/earth/frames.ts';
import { HEALPIX_BASE_SIDE } from '#engine/sky/healpix.ts';
import { projectSkyInto, type SkyView, unprojectSky } from '../../cameras/sky-camera.ts';
import { type SkyCap, tilesIn } from '../../geometry/sky-tiles.ts';
import { vec3 } from '../../geometry/vectors.ts';
import { createSkyTile, skyTileVao, TILE_FLOATS } from '../../layers/sky/sky-tile.ts';
import { allSkyUrl, FIRST_ORDER, type Survey, tileUrl } from '../../picture/sky/survey.ts';
import { createTileStore, type TileStore } from '../../textures/tile-store.ts';
import { createRows, type Rows } from './rows.ts';
import type { SkyPainter, SkyPainterContext } from './sky-painter.ts';
import { tileCorners, type TileWindow, windowInAllSky, windowInAncestor } from './tile-places.ts';

export type SurveyInputs = {
  readonly look: {
    readonly survey: boolean;
    /** Opacity of stars and of their pictures, 0 to 1: they pale by day. */
    readonly starOpacity: number;
  };
};

/** Fields wider than this show the picture of the whole sky. */
const WIDEST_TILED = 30 * DEGREE;

/** Parts along the side of a tile: within one the sky is flat to a tenth of a pixel. */
const PARTS = { tile: 8, allSky: 2 } as const;

/** Tiles whose corners are cached. */
const MOST_CORNERS = 2000;

/** A tile to be drawn: its texture, and the part of it that shows the tile. */
type Shown = {
  readonly order: number;
  readonly cell: number;
  readonly texture: REGL.Texture2D;
  readonly window: TileWindow;
  readonly parts: number;
};

/** Photographs of the sky behind the chart: each part as sharp as the picture; until its tile has come, from the coarser one that has. */
export function createSurveyPainter(
  { regl, onChange }: Pick<SkyPainterContext, 'regl' | 'onChange'>,
  survey: Survey,
): SkyPainter<SurveyInputs> {
  const draw = createSkyTile(regl);
  const store = createTileStore(regl, onChange);
  const rows = createRows(regl, TILE_FLOATS);
  const corners = skyTileVao(regl, rows.buffer);
  const cornersOf = cacheCorners(survey.frame);
  return {
    paint({ view, pixelRatio, look }) {
      if (!look.survey) return;
      const shown = shownTiles(store, survey, view, pixelRatio);
      rows.clear();
      const from = shown.map((tile) => {
        const first = rows.count();
        addTile(rows, view, tile, cornersOf(tile));
        return first;
      });
      rows.upload();
      shown.forEach(({ texture }, index) => {
        const count = (from[index + 1] ?? rows.count()) - from[index];
        if (count === 0) return;
        const { inverted, starOpacity: opacity } = look;
        draw({ corners, first: from[index], count, texture, inverted, opacity });
      });
    },
    destroy() {
      store.destroy();
      corners.destroy();
      rows.buffer.destroy();
    },
  };
}

/** The order whose pixels are nearest in size to those of a picture; undefined where the picture of the whole sky is sharp enough. */
export function orderFor(
  { maxOrder, tileWidth }: Pick<Survey, 'maxOrder' | 'tileWidth'>,
  { fieldOfView, pixelsPerRadian }: Pick<SkyView, 'fieldOfView' | 'pixelsPerRadian'>,
  pixelRatio: number,
): number | undefined {
  if (fieldOfView > WIDEST_TILED) return undefined;
  const order = Math.round(Math.log2((pixelsPerRadian * pixelRatio * HEALPIX_BASE_SIDE) / tileWidth));
  return Math.max(FIRST_ORDER, Math.min(maxOrder, order));
}

/** Tiles that are to be drawn; requests the missing ones. */
function shownTiles(store: TileStore, survey: Survey, view: SkyView, pixelRatio: number): readonly Shown[] {
  const order = orderFor(survey, view, pixelRatio);
  const cap = capOf(view, survey.frame);
  const cells = order === undefined ? [] : tilesIn(cap, order);
  const urls = [allSkyUrl(survey), ...cells.map((cell) => tileUrl(survey, order ?? FIRST_ORDER, cell))];
  store.request(urls.filter((url) => store.get(url) === undefined));
  const tiles = cells.flatMap((cell) => shownTile(store, survey, order ?? FIRST_ORDER, cell) ?? []);
  const isCovered = order !== undefined && tiles.length === cells.length;
  return [...(isCovered ? [] : wholeSky(store, survey, cap)), ...tiles];
}

/** The part of the picture of the whole sky that lies in one of its cells; nothing before that picture is loaded. */
function wholeSky(store: TileStore, survey: Survey, cap: SkyCap): readonly Shown[] {
  const texture = store.get(allSkyUrl(survey));
  if (texture === undefined) return [];
  return tilesIn(cap, FIRST_ORDER).map((cell) => ({
    order: FIRST_ORDER,
    cell,
    texture,
    window: windowInAllSky(cell),
    parts: PARTS.allSky,
  }));
}

/** A tile by its own picture, or else by that of the nearest loaded tile above it. */
function shownTile(store: TileStore, survey: Survey, order: number, cell: number): Shown | undefined {
  for (let above = 0; order - above >= FIRST_ORDER; above++) {
    const texture = store.get(tileUrl(survey, order - above, Math.floor(cell / 4 ** above)));
    if (texture !== undefined)
      return { order, cell, texture, window: windowInAncestor(cell, above), parts: PARTS.tile };
  }
  return undefined;
}

/** The field of a view on the axes of the tiles. */
function capOf(view: SkyView, frame: Survey['frame']): SkyCap {
  const { width, height } = view.size;
  const corners = [0, width].flatMap((x) => [0, height].map((y) => unprojectSky(view, x, y)));
  const radius = Math.max(...corners.map((corner) => vec3.angle(view.centre, corner)));
  if (frame === 'equatorial') return { centre: view.centre, radius };
  const centre = new Float64Array(3);
  rotate(GALACTIC, view.centre, centre);
  return { centre: [centre[0], centre[1], centre[2]], radius };
}

/** Two triangles for each part of a tile whose corners the view has. */
function addTile(
  rows: Rows,
  view: SkyView,
  { window, parts }: Pick<Shown, 'window' | 'parts'>,
  corners: Float64Array,
): void {
  const places = Array.from({ length: (parts + 1) ** 2 }, () => ({ x: 0, y: 0 }));
  const isSeen = places.map((place, corner) => projectSkyInto(view, corners, 3 * corner, place));
  const add = (corner: number) => {
    const at = rows.next();
    const values = rows.values();
    values[at] = places[corner].x;
    values[at + 1] = places[corner].y;
    values[at + 2] = window.left + (window.width * (corner % (parts + 1))) / parts;
    values[at + 3] = window.top + (window.height * Math.floor(corner / (parts + 1))) / parts;
  };
  for (let row = 0; row < parts; row++) {
    for (let column = 0; column < parts; column++) {
      const here = row * (parts + 1) + column;
      const below = here + parts + 1;
      if (![here, here + 1, below, below + 1].every((corner) => isSeen[corner])) continue;
      for (const corner of [here, here + 1, below, here + 1, below + 1, below]) add(corner);
    }
  }
}

/** Corners of tiles, cached by tile. */
function cacheCorners(
  frame: Survey['frame'],
): (tile: Pick<Shown, 'order' | 'cell' | 'parts'>) => Float64Array {
  const cache = new Map<string, Float64Array>();
  return ({ order, cell, parts }) => {
    const key = `${order} ${cell} ${parts}`;
    const corners = cache.get(key) ?? tileCorners(frame, order, cell, parts);
    if (cache.size > MOST_CORNERS) cache.clear();
    cache.set(key, corners);
    return corners;
  };
}
