import { withoutDirectionControls } from '#contract/direction-controls.ts';
import { oneLine } from '#contract/text/one-line.ts';
import type { OrbitProvenance } from '#contract/nov/keplerian.ts';
import { bodyOfTarget, type ShownFlyby, titleOfTarget } from '#machines/fvt/flyby.ts';
import { filesOf, STORY_PARTS, type StoryContent, type StoryFile } from '#machines/fvt/story-parts.ts';
import { configuration } from '#parts/configuration.ts';
import { ROUTES } from '#parts/routes.ts';
import { isoDayOf, utcOf } from '#parts/timeline/moment-text.ts';
import { MILLISECONDS_PER_DAY } from '#engine/constants.ts';
import { pointBelow } from '#engine/overflight/ground-point.ts';
import { flybyDay } from '../flyby-date.ts';
import { longDay } from '../opening/opening-texts.ts';
import { DISTANCE_RANGE, passageFacts } from '../details/passage-facts.ts';
import type { FvtSession } from '../fvt-session.ts';
import { pointText } from '../ground/ground-facts.ts';
import { type StoryArticle, storyPage } from './story-page.ts';
import { flybySentences } from './story-facts.ts';
import { gapText } from './story-words.ts';
import { spacedUnit } from '#ui/content/spaced-unit.ts';
import { onSite } from '#client/site.ts';

/** The texts of a Story: the page that shows it, and its facts for those who write about it. */
export function storyTexts(content: StoryContent, { sources, clock }: FvtSession): readonly StoryFile[] {
  const article = articleOf(content, {
    origin: location.origin,
    nowMs: clock.now(),
    below: belowOf(content.flyby, sources),
  });
  return [
    { name: 'index.html', content: new Blob([storyPage(article)], { type: 'text/html' }) },
    { name: 'facts.txt', content: new Blob([factsText(article)], { type: 'text/plain' }) },
  ];
}

function belowOf({ file }: ShownFlyby, { overGround }: FvtSession['sources']): string | undefined {
  const overEarth = overGround()?.at(Date.parse(file.facts.datetime));
  return overEarth && pointText(pointBelow(overEarth.object));
}

type Circumstances = {
  readonly origin: string;
  /** UTC milliseconds. */
  readonly nowMs: number;
  /** Where the object is in the zenith at the nearest point. */
  readonly below: string | undefined;
};

/** Contents of a Story. */
export function articleOf(
  { flyby, parts }: StoryContent,
  { origin, nowMs, below }: Circumstances,
): StoryArticle {
  const { facts } = flyby.file;
  const files = filesOf(parts).map(({ name }) => name);
  const gaps = STORY_PARTS.flatMap((part) => {
    const outcome = parts[part];
    return outcome?.kind === 'missing' ? [gapText(part, outcome.gap)] : [];
  });
  return {
    title: titleOfTarget(flyby.target),
    subtitle: `Flyby of ${bodyOfTarget(flyby.target).name}, ${longDay(utcOf(Date.parse(facts.datetime)))}`,
    sentences: flybySentences(flyby),
    facts: [
      ...passageFacts(flyby).map(
        ({ name, value, unit }) => [plainName(name), `${value}${spacedUnit(unit)}`] as const,
      ),
      ...(below === undefined ? [] : [['Directly below', below] as const]),
    ],
    files,
    gaps,
    credits: [
      ...orbitCredits(facts.provenance),
      `Pictures and numbers: ${configuration.title} ${configuration.version}, ${configuration.attributionText}`,
      ...(files.includes('ground-track.svg') ? ['Map: Natural Earth'] : []),
      `Made on ${flybyDay(nowMs)}`,
    ],
    link: addressOf(flyby, origin),
  };
}

/** The name of a fact for readers who do not count in standard deviations. */
function plainName(name: string): string {
  return name === DISTANCE_RANGE ? 'Distance, 99.7 % likely' : name;
}

function orbitCredits({
  source,
  catalogueDate,
  forceModel = '',
  ephemeris = '',
}: OrbitProvenance): readonly string[] {
  const orbit = catalogueDate === '' ? source : `${source}, catalogue of ${catalogueDate}`;
  const model = [forceModel, ephemeris].filter((part) => part !== '').join('; ');
  return [`Orbit: ${orbit}`, ...(model === '' ? [] : [`Force model: ${model}`])];
}

/** Days before and after the nearest point that a link searches. */
const BESIDE_MS = 5 * MILLISECONDS_PER_DAY;

/** The page that shows the flyby; that of the tool where a user defined it. */
function addressOf({ target }: ShownFlyby, origin: string): string {
  const page = new URL(origin + onSite(ROUTES.fvt));
  if (target.kind === 'user-defined') return page.href;
  const { number, designator, mainBody, datetime } = target.approach;
  const ms = Date.parse(datetime);
  page.search = String(
    new URLSearchParams({
      start: isoDayOf(ms - BESIDE_MS),
      end: isoDayOf(ms + BESIDE_MS),
      object: number ?? designator,
      mainbody: mainBody.id,
    }),
  );
  return page.href;
}

/** The facts as plain text, a line each. */
export function factsText({ title, subtitle, sentences, facts, credits, link }: StoryArticle): string {
  return [
    `${title}: ${subtitle}`,
    '',
    ...sentences,
    '',
    ...facts.map(([name, value]) => `${name}: ${value}`),
    '',
    ...credits,
    link,
  ]
    .map((line) => oneLine(withoutDirectionControls(line)))
    .join('\n')
    .concat('\n');
}
