import { lastDayOf } from '#engine/survey/node-grid.ts';
import { NODE_STATUS } from '#engine/survey/orbit-nodes.ts';
import { planetDays, type PlanetDays } from '#engine/survey/planet-days.ts';
import { createPopulationSurveyor } from '#engine/survey/population-surveyor.ts';
import { tdbFromUtc } from '#engine/time/scales.ts';
import type { PopulationFound, PopulationTask } from './survey-tasks.ts';
import { photometryOf, surveyBodyOf } from './survey-bodies.ts';
import { ifFollowed } from './computed.ts';
import type { CoveredEphemeris } from './covered-ephemeris.ts';

/** Looks at many objects through a year. */
type PopulationMaker = {
  readonly populationOf: (task: PopulationTask) => readonly PopulationFound[];
};

/** A maker of surveys of a year, which caches the planets of the last one. */
export function createPopulationMaker({ ephemeris, cover }: CoveredEphemeris): PopulationMaker {
  let cached: { readonly key: string; readonly planets: PlanetDays } | undefined;

  return {
    populationOf: ({ bodies, nodes, range, startUtc, endUtc, limits }) => {
      const planets = planetsBetween(startUtc, endUtc);
      const { firstDay, days } = planets;
      cover(nodes.grid.firstDay, lastDayOf(nodes.grid), firstDay, firstDay + days);
      const look = createPopulationSurveyor(nodes, ephemeris, planets, limits);
      const objects = Array.from({ length: range.to - range.from }, (_, place) => range.from + place);
      return objects.flatMap((object) => {
        const law = photometryOf(bodies, object);
        if (law === undefined || nodes.status[object] === NODE_STATUS.refused) return [];
        const { lastDay = Number.POSITIVE_INFINITY } = surveyBodyOf(bodies, object);
        const entry = ifFollowed(() => look(object, law, lastDay));
        return entry === undefined ? [] : [{ object, ...entry }];
      });
    },
  };

  function planetsBetween(startUtc: number, endUtc: number): PlanetDays {
    const key = `${startUtc} ${endUtc}`;
    if (cached?.key === key) return cached.planets;
    const { day, offset } = tdbFromUtc(startUtc);
    const days = Math.max(1, Math.round(endUtc - startUtc));
    cover(day, day + days + 1);
    const planets = planetDays(ephemeris, day + offset, days);
    cached = { key, planets };
    return planets;
  }
}
