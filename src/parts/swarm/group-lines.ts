import type { GroupType, RiskList, SmallObjectOption } from '#contract/nov/small-objects.ts';
import { MARK, type SwarmFile } from '#contract/nov/swarm-bytes.ts';
import { INITIAL_GROUPS } from '#machines/orbits/swarm-groups.ts';
import type { SwarmContext } from '#machines/orbits/swarm.ts';

/** A group of the swarm as one line of the panel. */
export type GroupLine = {
  readonly value: string;
  readonly label: string;
  /** Whether its objects are shown. */
  readonly isShown: boolean;
  /** Six hexadecimal digits without '#'. */
  readonly color: string;
  /** Objects of the group in the catalogue; undefined until the service has responded. */
  readonly count: number | undefined;
};

/** The largest classes of near-Earth objects come first. */
const CLASSES = ['Apollo', 'Amor', 'Aten', 'Atira'];

/** All near-Earth classes, whether shown or not. */
export function classLines(context: Pick<SwarmContext, 'chosen' | 'options'>): readonly GroupLine[] {
  return CLASSES.flatMap((name) => INITIAL_GROUPS.filter(({ value }) => value === name)).map(
    ({ type, value, label, color }) => {
      const shown = context.chosen.find((group) => group.type === type && group.value === value);
      return {
        value,
        label,
        isShown: shown !== undefined,
        color: shown?.color ?? color,
        count: countOf(context.options.neo, value),
      };
    },
  );
}

/** The families or populations that are shown. */
export function chosenLines(
  { chosen, options }: Pick<SwarmContext, 'chosen' | 'options'>,
  type: GroupType,
): readonly GroupLine[] {
  return chosen
    .filter((group) => group.type === type)
    .map(({ value, label, color }) => ({
      value,
      label,
      isShown: true,
      color,
      count: countOf(options[type], value),
    }));
}

/** Objects of a swarm that are on the risk list. */
export function riskCount({ count, columns, open }: SwarmFile): number {
  const marks = [...columns.marks.subarray(0, count), ...open.map((object) => object.marks)];
  return marks.filter((mark) => mark & MARK.risk).length;
}

/** The list that the objects at risk come from, or both where some are on either alone. */
export function riskLabel({ risk }: SwarmContext['options']): string {
  const lists: readonly RiskList[] = ['neocc', 'sentry'];
  const [first, second] = lists.filter((list) => (countOf(risk, list) ?? 0) > 0);
  if (second !== undefined) return 'NEOCC and Sentry risk lists';
  return risk.find(({ value }) => value === first)?.label ?? 'Risk list';
}

/** A count with thin spaces between thousands; empty while it is unknown. */
export function countText(count: number | undefined): string {
  return count === undefined ? '' : String(count).replace(/\B(?=(\d{3})+$)/g, '\u202f');
}

function countOf(options: readonly SmallObjectOption[], value: string): number | undefined {
  return options.find((option) => option.value === value)?.count;
}
