import type { CatalogueStatus } from '#contract/status.ts';
import { countText } from '#contract/text/count-text.ts';
import { ageText } from '#parts/quantities/age-text.ts';
import { numberText } from '#parts/quantities/number-text.ts';
import { PlainTable } from '#ui/table/plain-table.tsx';

/** What a catalogue holds, and the files it was made from with their dates, ages and rows. @param now ISO instant UTC. */
export function CatalogueContents({ catalogue, now }: { catalogue: CatalogueStatus; now: string }) {
  const { objects, nearEarthObjects, observatories, date, usualDate = date, sources } = catalogue;
  const { loading, refused, candidates } = catalogue;
  return (
    <>
      <p>
        {`The catalogue holds ${numberText(objects, 0)} objects, ${numberText(nearEarthObjects, 0)} of them near-Earth, and ${numberText(observatories, 0)} observatories. Its newest orbits date from `}
        <time>{date}</time>
        {`, ${ageText(date, now)}`}
        {usualDate === date ? null : (
          <>
            , most of near-Earth objects from <time>{usualDate}</time>
            {`, ${ageText(usualDate, now)}`}
          </>
        )}
        .{loading ? ' A newer catalogue is being read at this moment.' : null}
        {refused === undefined ? null : ` A newer one was rejected: ${refused}.`}
        {candidates === undefined ? null : ` ${candidatesText(candidates)}`}
      </p>
      <div className="information-table">
        <PlainTable
          caption="Files that the catalogue was made from"
          columns={[{ title: 'File' }, { title: 'Date' }, { title: 'Age' }, { title: 'Rows' }]}
          rows={sources.map(({ name, date: fileDate, rows, dropped }) => ({
            key: `${name} ${fileDate}`,
            cells: [name, fileDate, ageText(fileDate, now), rowsText(rows, dropped)],
          }))}
        />
      </div>
    </>
  );
}

/** How many candidates the confirmation page had when; it is looked at every hour where the catalogue is fetched by the service. */
function candidatesText({ count, asOf }: NonNullable<CatalogueStatus['candidates']>): string {
  const at = asOf.includes('T') ? `${asOf.slice(0, 10)} ${asOf.slice(11, 16)} UTC` : asOf;
  return `The NEO Confirmation Page of ${at} lists ${countText(count, 'candidate')}, which have no orbit of their own yet.`;
}

function rowsText(rows: number, dropped: number): string {
  const taken = numberText(rows, 0);
  return dropped === 0 ? taken : `${taken}, ${numberText(dropped, 0)} refused`;
}
