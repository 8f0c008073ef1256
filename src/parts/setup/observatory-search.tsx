import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { MAX_PHRASE_LENGTH } from '#contract/limits.ts';
import { GEOCENTRE_CODE } from '#contract/site/observing-window.ts';
import type { ObservatorySearchActor } from '#machines/planning/observatory-search.ts';
import {
  DEFAULT_CUSTOM,
  hasCoordinates,
  type Observatory,
  savedCustomObservatory,
} from '#machines/planning/observatory.ts';
import { ComboBox } from '#ui/fields/combo-box.tsx';
import { placeText } from '../quantities/angle-text.ts';
import { readCoordinate } from './read-coordinate.ts';
import { recentSites, siteKey } from './stored-sites.ts';

type Props = {
  /** The observatory that is chosen; the field is empty while it is undefined. */
  readonly observatory: Observatory | undefined;
  readonly search: ObservatorySearchActor;
  readonly onChoose: (observatory: Observatory) => void;
  readonly placeholder?: string;
  /** Shown above the field; one that is read out alone where left out. */
  readonly label?: string;
};

/**
 * Finds an observatory by its code or a part of its name, or both, or takes a place by its coordinates; offers the sites used
 * last while nothing is typed.
 */
export function ObservatorySearch({
  observatory,
  search,
  onChoose,
  placeholder = 'start typing',
  label,
}: Props) {
  const found = useSelector(search, ({ context }) => context.found);
  const isSearching = useSelector(search, (state) => !state.matches('found') && !state.matches('failed'));
  const [phrase, setPhrase] = useState<string>();
  const [recent] = useState(() => recentSites().map((site) => site.observatory));
  const [isChosen, setIsChosen] = useState(false); // nothing is offered then until the box is left or typed in

  const isTyped = phrase !== undefined && phrase.trim() !== '';
  const typed = typedPlace(phrase ?? '');
  const forPhrase = typed.kind === 'place' ? [typed.place] : typed.kind === 'nowhere' ? [] : found;
  const offers: readonly Observatory[] = isTyped ? forPhrase : isChosen ? [] : recent;
  const missing =
    typed.kind === 'nowhere'
      ? 'No place on Earth has these coordinates'
      : 'No observatory has this code or name';
  const emptyText = isSearching ? 'Searching…' : missing;

  const restore = (): void => {
    search.send({ type: 'search.cleared' });
    setPhrase(undefined);
    setIsChosen(false);
  };

  const choose = (key: string): void => {
    const chosen = offers.find((offer) => siteKey(offer) === key);
    if (chosen === undefined) return;
    onChoose(chosen);
    restore();
    setIsChosen(true);
  };

  return (
    <ComboBox
      label={label ?? 'Search observatory by code or name'}
      isLabelHidden={label === undefined}
      placeholder={placeholder}
      maxLength={MAX_PHRASE_LENGTH}
      text={phrase ?? (observatory === undefined ? '' : observatoryTitle(observatory))}
      isReadOnly={observatory?.code === GEOCENTRE_CODE}
      items={offers.map((offer) => ({
        id: siteKey(offer),
        text: observatoryTitle(offer),
        detail: placeText(offer, offer.code === undefined ? 2 : 1),
      }))}
      isOpenedByFocus={recent.length > 0}
      emptyText={isTyped ? emptyText : undefined}
      onTextChange={(text) => {
        setPhrase(text);
        search.send({ type: 'phrase.typed', phrase: text });
      }}
      onChoose={choose}
      onRestore={restore}
    />
  );
}

/** 'G96 Mt. Lemmon Survey'; the geocentre by its name alone, and a custom place as one where it has no other name. */
export function observatoryTitle({ code, name }: Pick<Observatory, 'code' | 'name'>): string {
  if (name === DEFAULT_CUSTOM.name) return 'Custom place';
  return code === undefined || code === GEOCENTRE_CODE ? name : `${code} ${name}`;
}

/** A text as a place: both of its coordinates, a pair that names none, or something else. */
type TypedPlace =
  | { readonly kind: 'place'; readonly place: Observatory }
  | { readonly kind: 'nowhere' }
  | { readonly kind: 'other' };

/** Reads a place that was typed by its coordinates, latitude first unless letters say otherwise: 38.72, -9.14. */
export function typedPlace(text: string): TypedPlace {
  const read = readCoordinate('latitude', text);
  if (read.kind !== 'pair') return { kind: 'other' };
  const coordinates = { latitude: read.latitude, longitude: read.longitude, alt: DEFAULT_CUSTOM.alt };
  return hasCoordinates(coordinates)
    ? { kind: 'place', place: savedCustomObservatory(coordinates) }
    : { kind: 'nowhere' };
}
