import './population-panel.css';
import { useSelector } from '@xstate/react';
import { Download, X } from 'lucide-react';
import { useMemo } from 'react';
import { SOVT_RANGES } from '#contract/sovt/ranges.ts';
import { countText, counted } from '#contract/text/count-text.ts';
import { msOfMjd } from '#machines/kit/julian-date.ts';
import { listedPopulation, type PopulationRow } from '#machines/sovt/population-list.ts';
import { isSamePopulation, populationQueryOf } from '#machines/sovt/population-query.ts';
import type { PopulationContext } from '#machines/sovt/population.ts';
import { leastElongation } from '#machines/sovt/sovt-tables.ts';
import { dayText } from '#parts/timeline/moment-text.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { ProgressBar } from '#ui/content/progress-bar.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import type { SovtSession } from '../sovt-session.ts';
import { populationColumns } from './population-columns.tsx';

/** How bright every near-Earth object gets, and when it can be seen next; a press on a name loads the object. */
export function PopulationPanel({ session }: { session: SovtSession }) {
  const { sovt, sources, clock } = session;
  const { population } = sources;
  const known = useSelector(population, ({ context }) => context);
  const isBusy = useSelector(population, (state) => state.hasTag('busy'));
  const range = useSelector(sources.timeline, ({ context }) => context.range);
  const elongation = useSelector(sources.settings, ({ context }) => leastElongation(context.settings));
  const { rows, phrase, order, parts, magnitudeLimit, includesLost } = known;
  const listed = useMemo(
    () => listedPopulation(rows, phrase, order, includesLost),
    [rows, phrase, order, includesLost],
  );
  const entries = useMemo(
    () => listed.map((row) => ({ key: row.designation, row, isMuted: row.window === undefined })),
    [listed],
  );
  const last = parts.at(-1);
  const limits = { magnitudeLimit, leastElongation: elongation };
  const isCurrent = isSamePopulation(known.query, populationQueryOf(limits, range, clock.now()));
  const choose = ({ designation }: PopulationRow) =>
    sovt.send({ type: 'object.requested', phrase: designation });
  const columns = populationColumns(order, {
    press: (column) => population.send({ type: 'head.pressed', column }),
    choose,
  });
  const save = async () => (await import('./save-population.ts')).savePopulation(listed, known, clock.now());
  return (
    <section className="population-panel" aria-label="Population">
      <header className="spread">
        <h2 className="population-title">All near-Earth objects</h2>
        <IconButton
          label="Close the list"
          size="small"
          icon={<X className="icon" aria-hidden />}
          onPress={() => population.send({ type: 'population.closed' })}
        />
      </header>
      <div className="population-tools">
        <div className="population-limit">
          <NumberField
            label="Limit"
            unit="mag"
            value={magnitudeLimit}
            step={1}
            {...SOVT_RANGES.magnitudeLimit}
            onCommit={(value) => {
              if (value !== undefined) population.send({ type: 'limit.chosen', magnitudeLimit: value });
            }}
          />
        </div>
        <div className="population-find">
          <SearchField
            label="Find an object"
            placeholder="Find"
            value={phrase}
            onChange={(typed) => population.send({ type: 'phrase.typed', phrase: typed })}
          />
        </div>
        <Switch
          isSelected={includesLost}
          onChange={(isOn) => population.send({ type: 'lost.switched', includesLost: isOn })}
        >
          Include lost comets
        </Switch>
        <Button
          size="small"
          isDisabled={isCurrent}
          onPress={() => population.send({ type: 'population.requested' })}
        >
          Search again
        </Button>
        <Button size="small" isDisabled={listed.length === 0} onPress={() => void save()}>
          <Download className="icon" aria-hidden />
          CSV
        </Button>
        <p className="population-remark small muted">{populationRemark(known, isBusy, listed.length)}</p>
        <output className="visually-hidden">
          {isBusy ? 'Searching…' : populationRemark(known, false, listed.length)}
        </output>
        {isBusy && last !== undefined ? (
          <div className="population-progress">
            <ProgressBar
              label="Objects checked"
              value={last.done}
              max={last.total}
              valueText={`${last.done} of ${last.total} objects`}
            />
          </div>
        ) : null}
      </div>
      <DataTable
        label="Near-Earth objects"
        columns={columns}
        entries={entries}
        empty={
          isBusy ? 'Searching…' : phrase.trim() === '' ? 'No object is listed.' : 'No object has this name.'
        }
        question={[phrase, order, includesLost]}
        isOneStop
      />
    </section>
  );
}

/** The subject of the list in words. @param listed rows that are found. */
function populationRemark(
  { parts, rows, phrase, query }: Pick<PopulationContext, 'parts' | 'rows' | 'phrase' | 'query'>,
  isBusy: boolean,
  listed: number,
): string {
  const last = parts.at(-1);
  if (last === undefined) return isBusy ? 'Loading all orbits…' : 'No search has been run yet.';
  const seen = rows.filter(({ window }) => window !== undefined).length;
  const { elongationMin = 0, magnitudeLimit = 0 } = query ?? {};
  const frame = `${dayText(msOfMjd(last.start))} – ${dayText(msOfMjd(last.end))}`;
  const found = phrase.trim() === '' ? '' : `; ${listed} found`;
  const elongationText = elongationMin > 0 ? `, more than ${elongationMin}° from the Sun` : '';
  const looked = isBusy
    ? `${countText(last.done, 'object')} checked so far`
    : countText(rows.length, 'object');
  return `${seen} of ${looked} ${counted(seen, 'reaches', 'reach')} ${magnitudeLimit} mag${elongationText}, ${frame}${found}. Survey accuracy, 0.05 mag; catalogue of ${last.catalogueDate}.`;
}
