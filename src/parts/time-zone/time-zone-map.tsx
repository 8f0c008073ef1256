import './time-zone-map.css';
import { Map as PigeonMap, type PigeonProps } from 'pigeon-maps';
import { useState, type ReactElement } from 'react';
import { timeZone, type TimeZone } from '#machines/planning/time-frame.ts';
import { shownLatitudeDeg, wrapLongitudeDeg, type Place } from '../map/mercator.ts';
import { VectorWorld } from '../map/vector-world.tsx';
import { ZoneLayer } from './zone-layer.tsx';

const ZOOM = { first: 3, min: 1, max: 6 };

const DEGREES_PER_MINUTE = 0.25;
const EARLIEST_MIN = -12 * 60;
const LATEST_MIN = 14 * 60;

export type TimeZoneMapProps = {
  /** The zone in use. */
  readonly zone: TimeZone;
  /** The observatory, drawn as a dot. */
  readonly place: Place;
  /** A place was pointed at, whose zone is to be looked up. */
  readonly onPick: (place: Place) => void;
  /** A zone was chosen by its offset, from the keyboard. */
  readonly onChoose: (zone: TimeZone) => void;
};

/** The view of the map, and the place it was last centred on. */
type View = {
  readonly center: [latitude: number, longitude: number];
  readonly zoom: number;
  readonly place: Place;
};

/** Map of the zones: click a place for its zone, or step through the zones with the arrow keys. */
export function TimeZoneMap({ zone, place, onPick, onChoose }: TimeZoneMapProps): ReactElement {
  const [view, setView] = useState<View>(() => ({ ...centredOn(place), zoom: ZOOM.first }));
  const isMoved =
    view.place.latitudeDeg !== place.latitudeDeg || view.place.longitudeDeg !== place.longitudeDeg;
  const { center } = isMoved ? centredOn(place) : view;
  const { zoom } = view;

  const choose = (offsetMinutes: number): void => {
    setView({ center: [center[0], offsetMinutes * DEGREES_PER_MINUTE], zoom, place });
    onChoose(timeZone(offsetMinutes));
  };
  return (
    <div className="time-zone-map">
      <input
        type="range"
        aria-label="Time zone"
        aria-valuetext={zone.name}
        min={EARLIEST_MIN}
        max={LATEST_MIN}
        step={30}
        value={zone.offsetMinutes}
        onChange={(event) => choose(event.currentTarget.valueAsNumber)}
      />
      <PigeonMap
        center={center}
        zoom={zoom}
        minZoom={ZOOM.min}
        maxZoom={ZOOM.max}
        animate={false}
        boxClassname="site-map-view"
        metaWheelZoom
        metaWheelZoomWarning="Hold META and scroll to zoom"
        twoFingerDrag
        attribution={false}
        attributionPrefix={false}
        provider={() => ''}
        tileComponent={NoTile}
        onBoundsChanged={(next) => setView({ center: next.center, zoom: next.zoom, place })}
        onClick={({ latLng: [latitudeDeg, longitudeDeg] }) =>
          onPick({ latitudeDeg: shownLatitudeDeg(latitudeDeg), longitudeDeg: wrapLongitudeDeg(longitudeDeg) })
        }
      >
        <VectorWorld />
        <ZoneLayer minutes={zone.offsetMinutes} />
        <SiteDot place={place} />
      </PigeonMap>
    </div>
  );
}

function centredOn(place: Place): Pick<View, 'center' | 'place'> {
  return { center: [shownLatitudeDeg(place.latitudeDeg), place.longitudeDeg], place };
}

function NoTile(): ReactElement {
  return <></>;
}

function SiteDot({
  place,
  mapState,
  latLngToPixel,
}: PigeonProps & { readonly place: Place }): ReactElement | null {
  if (mapState === undefined || latLngToPixel === undefined) return null;
  const [left, top] = latLngToPixel([shownLatitudeDeg(place.latitudeDeg), place.longitudeDeg]);
  return <span className="time-zone-map-site" style={{ left, top }} />;
}
