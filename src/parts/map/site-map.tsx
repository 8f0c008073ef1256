import './site-map.css';
import { Minus, Plus } from 'lucide-react';
import { Map as PigeonMap, type PigeonProps } from 'pigeon-maps';
import { type ReactElement, useState } from 'react';
import { fromMercator, type Place, shownLatitudeDeg, toMercator, WORLD_PX } from './mercator.ts';
import { SiteMarker } from './site-marker.tsx';
import { VectorWorld } from './vector-world.tsx';

/** First zoom and range of zooms, with tiles and with the built-in world, whose detail ends sooner. */
const TILE_ZOOM = { first: 11, min: 2, max: 18 };
const VECTOR_ZOOM = { first: 3, min: 2, max: 7 };

export type SiteMapProps = {
  readonly place: Place;
  /** Name written beside the marker. */
  readonly name: string;
  /** Address of map tiles with {z}, {x} and {y} in it; without it the built-in world is drawn. */
  readonly tileAddress?: string | undefined;
  readonly onMove: (place: Place) => void;
};

/** The view of the map, and the place it was last centred on. */
type View = {
  readonly center: [latitude: number, longitude: number];
  readonly zoom: number;
  readonly place: string;
};

/** A map with one movable marker. Clicking the map brings the marker there. */
export function SiteMap({ place, name, tileAddress, onMove }: SiteMapProps): ReactElement {
  const limits = tileAddress === undefined ? VECTOR_ZOOM : TILE_ZOOM;
  const [view, setView] = useState<View>({ ...centredOn(place), zoom: limits.first });
  const isLost = view.place !== placeKey(place) && !isNear(place, view.center, view.zoom);
  const { center } = isLost ? centredOn(place) : view;
  const { zoom } = view;
  const zoomTo = (next: number): void => setView({ center, zoom: next, place: placeKey(place) });

  return (
    <section className="site-map" aria-label="Map of the observatory">
      <PigeonMap
        center={center}
        zoom={zoom}
        minZoom={limits.min}
        maxZoom={limits.max}
        animate={false}
        zoomSnap={false}
        boxClassname="site-map-view"
        metaWheelZoom
        metaWheelZoomWarning="Hold META and scroll to zoom"
        twoFingerDrag
        attribution={tileAddress === undefined ? false : <span>{`Map tiles: ${tileHost(tileAddress)}`}</span>}
        attributionPrefix={false}
        {...(tileAddress === undefined
          ? { provider: () => '', tileComponent: NoTile }
          : { provider: (x, y, z) => tileUrl(tileAddress, x, y, z) })}
        onBoundsChanged={(next) => setView({ center: next.center, zoom: next.zoom, place: placeKey(place) })}
        onClick={({ latLng: [latitudeDeg, longitudeDeg] }) => onMove(normalise(latitudeDeg, longitudeDeg))}
      >
        {tileAddress === undefined ? <VectorWorld /> : null}
        <MarkerLayer place={place} name={name} onMove={onMove} />
      </PigeonMap>
      <div className="site-map-zoom">
        <button
          type="button"
          aria-label="Zoom in"
          disabled={zoom >= limits.max}
          onClick={() => zoomTo(Math.min(limits.max, zoom + 1))}
        >
          <Plus size={16} aria-hidden="true" />
        </button>
        <button
          type="button"
          aria-label="Zoom out"
          disabled={zoom <= limits.min}
          onClick={() => zoomTo(Math.max(limits.min, zoom - 1))}
        >
          <Minus size={16} aria-hidden="true" />
        </button>
      </div>
    </section>
  );
}

function centredOn(place: Place): Pick<View, 'center' | 'place'> {
  return { center: [shownLatitudeDeg(place.latitudeDeg), place.longitudeDeg], place: placeKey(place) };
}

function placeKey({ latitudeDeg, longitudeDeg }: Place): string {
  return `${latitudeDeg} ${longitudeDeg}`;
}

type MarkerLayerProps = PigeonProps & Pick<SiteMapProps, 'place' | 'name' | 'onMove'>;

/** Hands the marker the view, and turns where it was dropped into a place. */
function MarkerLayer({ onMove, ...props }: MarkerLayerProps): ReactElement {
  return (
    <SiteMarker
      {...props}
      onMove={(pixel) => {
        const latLng = props.pixelToLatLng?.([pixel[0], pixel[1]]);
        if (latLng !== undefined) onMove(normalise(latLng[0], latLng[1]));
      }}
    />
  );
}

function NoTile(): ReactElement {
  return <></>;
}

/** A place on the globe for one on the map, to the five decimals of stored coordinates. */
function normalise(latitudeDeg: number, longitudeDeg: number): Place {
  const place = fromMercator(...toMercator({ latitudeDeg, longitudeDeg }));
  return {
    latitudeDeg: Number(place.latitudeDeg.toFixed(5)),
    longitudeDeg: Number(place.longitudeDeg.toFixed(5)),
  };
}

/** Whether the place lies within a hundred pixels of the centre, so that the view need not jump. */
function isNear(place: Place, center: readonly [number, number], zoom: number): boolean {
  const [x, y] = toMercator(place);
  const [centreX, centreY] = toMercator({ latitudeDeg: center[0], longitudeDeg: center[1] });
  const aside = Math.abs(x - centreX - Math.round(x - centreX));
  return Math.max(aside, Math.abs(y - centreY)) * WORLD_PX * 2 ** zoom < 100;
}

/**
 * Address of one map tile.
 * @param template contains `{z}`, `{x}` and `{y}`.
 */
export function tileUrl(template: string, x: number, y: number, z: number): string {
  return template.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y));
}

/** The provider of the tiles at this address, for the corner of the map; the address itself when it is a path. */
export function tileHost(template: string): string {
  return /^https?:\/\/([^/]+)/.exec(template)?.[1] ?? template;
}
