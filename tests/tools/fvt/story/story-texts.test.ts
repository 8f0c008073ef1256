import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { withoutDirectionControls } from '#contract/direction-controls.ts';
import { oneLine } from '#contract/text/one-line.ts';
import type { ShownFlyby } from '#machines/fvt/flyby.ts';
import { FIRST_STORY_FILM, type StoryContent } from '#machines/fvt/story-parts.ts';
import { mapSvg } from '#tools/fvt/story/map-files.ts';
import { packFiles } from '#tools/fvt/story/pack-files.ts';
import { flybySentences, uncertaintySentences } from '#tools/fvt/story/story-facts.ts';
import { storyPage } from '#tools/fvt/story/story-page.ts';
import { articleOf, factsText } from '#tools/fvt/story/story-texts.ts';
import { HOSTILE_NAMES } from '../../../fixtures/hostile-names.ts';
import { approach, EARTH, flybyFile, ownFlyby } from '../../../machines/fakes/flybys.ts';
import { elementsOf, namesIn, readMarkup } from '../../opt/results/night-plan/markup-reader.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const KNOWN = {
  origin: 'covariance',
  method: 'linear',
  distanceSigmaKm: 1.2,
  timeSigma: 0.04,
  minimumKm: 38_008.7,
  maximumKm: 38_015.9,
} as const;

test('a flyby is described with its date, its distance and its speed', () => {
  expect(flybySentences(shown({ uncertainty: KNOWN }))).toEqual([
    '(99942) Apophis passes Earth on 13 April 2029 at 21:46 UTC, at a distance of 38\u{202F}012 km from its centre: 0.099 lunar distances, or 5.96 times the radius of Earth.',
    'Its speed relative to Earth is 7.42 km/s at the nearest point.',
    'It is about 340 m in diameter.',
    'One standard deviation is 1 km in distance and less than 1 second in time: the truth lies within it with a probability of about 68 %.',
    'With a probability of about 99.7 % the distance is between 38\u{202F}009 and 38\u{202F}016 km.',
    'This uncertainty follows from the published covariance of the orbit.',
  ]);
});

test('what cannot be known of a passage is said to be unknown', () => {
  expect(uncertaintySentences({ origin: 'none', method: 'none' })).toEqual([
    'How certain these numbers are is not known: the orbit comes without an uncertainty.',
  ]);
  expect(uncertaintySentences({ origin: 'U', method: 'none' })).toEqual([
    'The orbit is so uncertain that neither the distance nor the time of this passage can be relied on.',
  ]);
});

test('a sampled uncertainty says from how many orbits it follows', () => {
  const sampled = { ...KNOWN, method: 'clones', clones: 1000, timeSigma: 7300 } as const;
  expect(uncertaintySentences(sampled)).toContain(
    'This uncertainty follows from 1000 orbits sampled by the published covariance of the orbit.',
  );
  expect(uncertaintySentences(sampled)[0]).toContain('and 2 hours in time');
});

test('an object that falls is not said to pass', () => {
  const impact = { body: 'earth', datetime: '2008-10-07T02:46:00.000Z' };
  expect(flybySentences(shown({ impact }))[0]).toBe(
    '(99942) Apophis reaches the surface of Earth on 7 October 2008 at 02:46 UTC: this is an impact.',
  );
});

test('the page of a Story shows the files beside it and links to nothing but the flyby', () => {
  const page = pageOf(content(shown()));
  const elements = (name: string) => elementsOf(page, name);
  expect(elements('img').map(({ attributes }) => attributes['src'])).toEqual([
    'picture.png',
    'ground-track.svg',
  ]);
  expect(elements('video').map(({ attributes }) => attributes['src'])).toEqual(['film.mp4']);
  const outside = elements('a').filter(({ attributes }) => /^\w+:/.test(attributes['href'] ?? ''));
  expect(outside.map(({ attributes }) => attributes['href'])).toEqual([
    'https://neo.example/fvt?start=2029-04-08&end=2029-04-18&object=99942&mainbody=earth',
  ]);
  expect(elements('script')).toEqual([]);
});

test('a Story without a film says why', () => {
  const without = content(shown(), { film: { kind: 'missing', gap: 'no encoder' } });
  const page = pageOf(without);
  expect(elementsOf(page, 'video')).toEqual([]);
  expect(elementsOf(page, 'li').map(({ text }) => text)).toContain(
    'Film: this browser cannot encode video of that size',
  );
});

test('an archive has every file of a Story as it was', async () => {
  const files = [
    { name: 'index.html', content: new Blob(['<!doctype html>']) },
    { name: 'film.mp4', content: new Blob([Uint8Array.of(1, 2, 3)]) },
  ];
  const archive = unzipSync(new Uint8Array(await (await packFiles(files, NOW)).arrayBuffer()));
  expect(Object.keys(archive)).toEqual(['index.html', 'film.mp4']);
  expect(strFromU8(archive['index.html'] ?? new Uint8Array())).toBe('<!doctype html>');
  expect(archive['film.mp4']).toEqual(Uint8Array.of(1, 2, 3));
});

describe.each(HOSTILE_NAMES)('an object whose name is %s', (_, name) => {
  const plain = content(own('plain'));
  const said = oneLine(withoutDirectionControls(name));

  test('a hostile name is neither mark nor entity on the page of a Story', () => {
    const page = pageOf(content(own(name)));
    expect(namesIn(page)).toEqual(namesIn(pageOf(plain)));
    expect(elementsOf(page, 'h1').map(({ text }) => text)).toEqual([said]);
    expect(elementsOf(page, 'a').map(({ attributes }) => attributes['href'])).toEqual(
      elementsOf(pageOf(plain), 'a').map(({ attributes }) => attributes['href']),
    );
  });

  test('a hostile name is neither mark nor entity on the map of a Story', () => {
    const map = { title: name, shapes: [], texts: [{ text: name, x: 0, y: 0, size: 22, colour: '#ffffff' }] };
    const svg = readMarkup(mapSvg(map));
    expect(namesIn(svg)).toEqual(['svg', 'title', 'rect', 'svg', 'rect', 'text']);
    expect(elementsOf(svg, 'text').map(({ text }) => text)).toEqual([said]);
  });

  test('a hostile name adds no line to the facts of a Story', () => {
    expect(factLines(content(own(name)))).toHaveLength(factLines(plain).length);
  });
});

test('a Story says in words what passes when, and by which orbit and forces that was computed', () => {
  const provenance = {
    source: 'JPL SBDB orbit, 220',
    catalogueDate: '2024-06-25',
    forceModel: 'Sun and planets',
    ephemeris: 'DE440',
  };
  const lines = factLines(content(shown({ provenance })));
  expect(lines[0]).toBe('(99942) Apophis: Flyby of Earth, 13 April 2029');
  expect(lines).toContain('Orbit: JPL SBDB orbit, 220, catalogue of 2024-06-25');
  expect(lines).toContain('Force model: Sun and planets; DE440');
});

test('the facts of a Story name a range of distances in words', () => {
  const uncertainty = {
    origin: 'covariance',
    method: 'linear',
    minimumKm: 37_900,
    maximumKm: 38_100,
  } as const;
  const lines = factLines(content(shown({ uncertainty })));
  expect(lines).toContain('Distance, 99.7 % likely: 37 900 to 38 100 km');
});

const CIRCUMSTANCES = { origin: 'https://neo.example', nowMs: NOW, below: '28.85° N, 43.12° W' };

function factLines(of: StoryContent): readonly string[] {
  return factsText(articleOf(of, CIRCUMSTANCES)).split(/\r\n|[\n\r\v\f\u{85}\u{2028}\u{2029}]/u);
}

function pageOf(of: StoryContent) {
  return readMarkup(storyPage(articleOf(of, CIRCUMSTANCES)).replace('<!doctype html>', ''));
}

function content(flyby: ShownFlyby, parts: StoryContent['parts'] = {}): StoryContent {
  return {
    flyby,
    film: FIRST_STORY_FILM,
    parts: {
      picture: made('picture.png'),
      film: made('film.mp4'),
      map: made('ground-track.svg', 'ground-track.png'),
      ...parts,
    },
  };
}

function made(...names: readonly string[]) {
  const files = names.map((name) => ({ name, content: new Blob([]) }));
  return { kind: 'made', files } as const;
}

function shown(facts: Partial<ShownFlyby['file']['facts']> = {}): ShownFlyby {
  return { target: { kind: 'approach', approach: approach() }, file: flybyFile(facts), isRestored: false };
}

function own(name: string): ShownFlyby {
  const target = { kind: 'user-defined', object: ownFlyby(name), body: EARTH } as const;
  return { target, file: flybyFile({ name }), isRestored: false };
}
