import { useSelector } from '@xstate/react';
import { useState, useSyncExternalStore } from 'react';
import { MAX_PHRASE_LENGTH } from '#contract/limits.ts';
import { browserFrames } from '#parts/scene/flight.ts';
import { ComboBox } from '#ui/fields/combo-box.tsx';
import type { ScdSession } from '../scd-session.ts';
import { flySky } from '../scene/fly-sky.ts';
import { foundPlaces, type SkyPlace, skyPlaces } from '../scene/sky-places.ts';
import { traceDate } from '../scene/trace-date.ts';

/** Most offers for a phrase. */
const MOST_OFFERS = 12;

/** Looks for an object, a planet, a star, a constellation or something of the deep sky, and turns the chart to it. */
export function SkySearch({ session }: { readonly session: ScdSession }) {
  const { view, workflows } = session;
  const { chart, traces } = workflows;
  const [phrase, setPhrase] = useState('');
  const [shown, setShown] = useState<string>();
  const { objects } = useSelector(traces, ({ context }) => context);
  useSelector(chart, ({ context }) => context);
  const content = useSyncExternalStore(session.content.subscribe, session.content.get);
  const sky = useSyncExternalStore(view.subscribe, view.sky);
  const isTyped = phrase.trim() !== '' && phrase !== shown;
  const date = traceDate(workflows);
  const found = isTyped ? foundPlaces(skyPlaces({ objects, date, sky, content }), phrase, MOST_OFFERS) : [];
  const goTo = (id: string) => {
    const place = found.find((each) => each.id === id);
    if (place === undefined) return;
    const { object, direction, name } = place;
    if (object !== undefined && chart.getSnapshot().context.active !== object)
      chart.send({ type: 'object.pressed', designator: object });
    view.crosshair.set(direction);
    flySky(view, direction, browserFrames());
    setPhrase(name);
    setShown(name);
  };
  const detailOf = ({ kind, direction }: SkyPlace) => {
    const [, altitude] = sky.horizon?.coordinates(direction) ?? [0, 0];
    return [kind, altitude < 0 ? 'below horizon' : ''].filter((word) => word !== '').join(', ');
  };
  return (
    <>
      <ComboBox
        label="Go to a place in the sky"
        isLabelHidden
        placeholder="Star, constellation, M 31, planet…"
        maxLength={MAX_PHRASE_LENGTH}
        text={phrase}
        items={found.map((place) => ({ id: place.id, text: place.name, detail: detailOf(place) }))}
        emptyText={isTyped ? 'Nothing in the sky has this name' : undefined}
        onTextChange={setPhrase}
        onChoose={goTo}
        onRestore={() => setPhrase(shown ?? '')}
      />
      <output className="visually-hidden">{shown === undefined ? '' : `${shown} is centred`}</output>
    </>
  );
}
