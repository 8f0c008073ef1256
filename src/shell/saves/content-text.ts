import { subjectOf, type StateSubject } from '#contract/saved-state/state-subject.ts';
import { countText } from '#contract/text/count-text.ts';
import { objectTitle } from '#machines/objects/listed-object.ts';
import { placeText } from '#parts/quantities/angle-text.ts';
import { dayMonthYear } from '#ui/dates/date-text.ts';

/** Objects that are named; others are counted. */
const MOST_NAMED = 3;

type Plan = NonNullable<StateSubject['setup']>['current'];

/**
 * Site, dates and objects of a state, for the user to know it again: `J04 ESA OGS, Tenerife; 27/11/2026 to 28/11/2026; (433) Eros`.
 *
 * @param text the state as JSON. Missing parts are left out.
 */
export function contentText(text: string): string {
  const subject = subjectOf(text);
  if (subject === undefined) return '';
  const plan = subject.setup?.current;
  const span = plan?.selectedTimeFrame ?? subject.timeFrame;
  const isFiltered = plan?.objectSource === 'filtering';
  const { finalAsteroidsList: listed = [], userDefinedObjects: userDefined = [] } = plan ?? subject;
  const checked = isFiltered ? (subject.filtering?.selected.length ?? 0) : 0;
  return [
    plan === undefined ? '' : siteText(plan.selectedObservatory),
    span === undefined ? '' : spanText(span),
    checked === 0 ? '' : countText(checked, 'checked object'),
    namesText([
      ...(isFiltered ? [] : listed.map((object) => objectTitle(object))),
      ...userDefined.map(({ objectName }) => objectName),
    ]),
  ]
    .filter((part) => part !== '')
    .join('; ');
}

/** An observatory by code and name, another place by its coordinates. */
function siteText({ code, name, ...place }: Plan['selectedObservatory']): string {
  return code === undefined ? placeText(place, 2) : `${code} ${name}`;
}

function spanText({ start, end }: Plan['selectedTimeFrame']): string {
  const [from, to] = [dayText(start), dayText(end)];
  return from === to ? from : `${from} to ${to}`;
}

function dayText(day: string): string {
  return dayMonthYear(Temporal.PlainDate.from(day));
}

function namesText(names: readonly string[]): string {
  const others = names.length - MOST_NAMED;
  return [...names.slice(0, MOST_NAMED), ...(others > 0 ? [`${others} more`] : [])].join(', ');
}
