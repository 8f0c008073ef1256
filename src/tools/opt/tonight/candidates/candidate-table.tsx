import { useRef } from 'react';
import type { CandidateRow } from '#machines/opt/tonight/candidate-rows.ts';
import type { CandidatesActor } from '#machines/opt/tonight/candidates.ts';
import type { TimeZone } from '#machines/planning/time-frame.ts';
import type { TermName } from '#parts/glossary/definitions.ts';
import { Glossed, Term } from '#parts/glossary/term.tsx';
import { ABSENT, fixedText, knownText } from '#parts/quantities/number-text.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useRovingRows } from '#ui/table/roving-rows.ts';
import { timeText } from '#parts/night/night-texts.ts';

type Props = {
  readonly candidates: CandidatesActor;
  readonly rows: readonly CandidateRow[];
  readonly zone: TimeZone;
  /** Designation of the candidate whose place is shown. */
  readonly chosen: string | undefined;
};

/** The candidates, those that are up first, the highest priority first. */
export function CandidateTable({ candidates, rows, zone, chosen }: Props) {
  const table = useRef<HTMLTableElement>(null);
  useRovingRows(table);
  return (
    <table ref={table} className="tonight-list candidates">
      <caption className="visually-hidden">
        Candidates of the NEO Confirmation Page, those that are up in the dark first. Arrow keys move through
        the rows.
      </caption>
      <thead>
        <tr>
          <th scope="col">Candidate</th>
          <Head title="Score" unit="of 100" term="neocp-score" />
          <Head title="V" unit="mag" />
          <Head title="Highest" unit={zone.name} />
          <Head title="Altitude" unit="then" />
          <Head title="Last seen" unit="days before" />
          <Head title="Arc" unit="days" term="arc" />
          <Head title="Observed" unit="times" />
          <th scope="col">
            <span className="visually-hidden">Where it may be</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row
            key={row.candidate.designation}
            row={row}
            zone={zone}
            isChosen={row.candidate.designation === chosen}
            onChoose={() =>
              candidates.send({
                type: 'candidate.chosen',
                designation: row.candidate.designation,
                moment: row.highest?.julianDate,
              })
            }
          />
        ))}
      </tbody>
    </table>
  );
}

type HeadProps = {
  readonly title: string;
  readonly unit: string;
  /** Explains a title that has other meanings elsewhere. */
  readonly term?: TermName;
};

function Head({ title, unit, term }: HeadProps) {
  return (
    <th scope="col" className="tonight-figure">
      {term === undefined ? <Glossed words={title} /> : <Term name={term}>{title}</Term>}
      <small>{unit}</small>
    </th>
  );
}

type RowProps = {
  readonly row: CandidateRow;
  readonly zone: TimeZone;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

function Row({ row: { candidate, highest }, zone, isChosen, onChoose }: RowProps) {
  const { designation, score, magnitude, unseen, arc, observations } = candidate;
  const time = highest === undefined ? 'not up' : timeText(highest.julianDate, zone);
  const altitude = highest === undefined ? ABSENT : `${fixedText(highest.altitude, 0)}°`;
  return (
    <tr data-checked={isChosen || undefined}>
      <th scope="row">
        <span className="designation">{designation}</span>
        <small className="phone-only">
          {`${time}${highest === undefined ? '' : ` at ${altitude}`} · V ${knownText(magnitude, 1)} · score ${knownText(score, 0)} · seen ${knownText(unseen, 1)} d before`}
        </small>
      </th>
      <td className="tonight-figure">{knownText(score, 0)}</td>
      <td className="tonight-figure">{knownText(magnitude, 1)}</td>
      <td className="tonight-figure">
        {highest === undefined ? <span className="muted">{time}</span> : <strong>{time}</strong>}
      </td>
      <td className="tonight-figure">{altitude}</td>
      <td className="tonight-figure">{knownText(unseen, 1)}</td>
      <td className="tonight-figure">{knownText(arc, 2)}</td>
      <td className="tonight-figure">{knownText(observations, 0)}</td>
      <td className="candidates-action">
        <Button
          size="small"
          aria-label={`Where ${designation} may be`}
          aria-pressed={isChosen}
          onPress={onChoose}
        >
          Where it may be
        </Button>
      </td>
    </tr>
  );
}
