import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { MAX_PHRASE_LENGTH } from '#contract/limits.ts';
import type { Observatory as FoundObservatory } from '#contract/observatory.ts';
import type { ObservatorySearchActor } from '#machines/planning/observatory-search.ts';
import { GEOCENTRE_CODE } from '#contract/observing-window.ts';
import type { Observatory } from '#machines/planning/observatory.ts';
import { ComboBox } from '#ui/combo-box.tsx';
import type { SetupActor } from '#machines/planning/setup.ts';

type Props = { readonly setup: SetupActor; readonly search: ObservatorySearchActor };

/** Finds an observatory by its code or a part of its name. */
export function ObservatorySearch({ setup, search }: Props) {
  const observatory = useSelector(setup, ({ context }) => context.observatory);
  const found = useSelector(search, ({ context }) => context.found);
  const isSearching = useSelector(search, (state) => !state.matches('found') && !state.matches('failed'));
  const [phrase, setPhrase] = useState<string>();

  const emptyText = isSearching ? 'Searching…' : 'No observatory has this code or name';

  const choose = (id: string): void => {
    const chosen = found.find((offer) => String(offer.id) === id);
    if (chosen === undefined) return;
    setup.send({ type: 'observatory.chosen', observatory: chosen });
    search.send({ type: 'search.cleared' });
    setPhrase(undefined);
  };

  return (
    <ComboBox
      label="Search observatory by code or name"
      isLabelHidden
      placeholder="start typing"
      maxLength={MAX_PHRASE_LENGTH}
      text={phrase ?? observatoryTitle(observatory)}
      isReadOnly={observatory.code === GEOCENTRE_CODE}
      items={found.map((offer) => ({
        id: String(offer.id),
        text: observatoryTitle(offer),
        detail: whereIs(offer),
      }))}
      emptyText={phrase === undefined ? undefined : emptyText}
      onTextChange={(text) => {
        setPhrase(text);
        search.send({ type: 'phrase.typed', phrase: text });
      }}
      onChoose={choose}
    />
  );
}

/** 'G96 Mt. Lemmon Survey'; a custom place and the geocentre by their names alone. */
export function observatoryTitle({ code, name }: Pick<Observatory, 'code' | 'name'>): string {
  return code === undefined || code === GEOCENTRE_CODE ? name : `${code} ${name}`;
}

function whereIs({ latitude, longitude }: FoundObservatory): string {
  const north = `${Math.abs(latitude).toFixed(1)}° ${latitude < 0 ? 'S' : 'N'}`;
  return `${north}, ${Math.abs(longitude).toFixed(1)}° ${longitude < 0 ? 'W' : 'E'}`;
}
