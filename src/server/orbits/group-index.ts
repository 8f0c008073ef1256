import {
  GROUP_TYPES,
  type GroupType,
  isEccentric,
  type RiskList,
  type SmallObjectOption,
} from '#contract/nov/small-objects.ts';
import type { SmallBody } from '#catalogue/small-body.ts';
import { keysOf } from '#engine/typed-record.ts';
import type { ServiceCatalogue } from '../bodies/service-catalogue.ts';
import { GROUPS } from './groups.ts';
import { yieldToEventLoop } from '../queue/yield-to-event-loop.ts';

/** Which part of a group: all of it, or one side of the eccentricity that parts it. */
const GROUP_PARTS = ['all', 'less_eccentric', 'eccentric'] as const;
export type GroupPart = (typeof GROUP_PARTS)[number];

/** Which rows of a catalogue belong to which group and which risk list. */
export type GroupIndex = {
  readonly options: (type: GroupType) => readonly SmallObjectOption[];
  /** Rows, ascending; nothing for a group that does not exist. Names are compared regardless of case. */
  readonly rows: (type: GroupType, value: string, part: GroupPart) => readonly number[] | undefined;
  readonly riskLists: readonly SmallObjectOption[];
  readonly onRiskList: (list: RiskList) => readonly number[];
};

const RISK_LABELS: Readonly<Record<RiskList, string>> = {
  risk: 'All risk lists',
  sentry: 'JPL Sentry list',
  neocc: 'NEOCC risk list',
};

/** An index of the current catalogue, made at the first request and again for another catalogue. */
export function createGroupIndexes(): (catalogue: ServiceCatalogue) => Promise<GroupIndex> {
  let version: string | undefined;
  let index: Promise<GroupIndex> | undefined;
  return (catalogue) => {
    if (index === undefined || version !== catalogue.version) {
      version = catalogue.version;
      index = groupIndex(catalogue);
    }
    return index;
  };
}

async function groupIndex({ catalogue }: ServiceCatalogue): Promise<GroupIndex> {
  const rows = new Map<string, number[]>();
  for (const type of GROUP_TYPES) {
    for (const { value } of GROUPS[type]) {
      for (const part of GROUP_PARTS) rows.set(keyOf(type, value, part), []);
    }
  }
  const risk: Record<RiskList, number[]> = { risk: [], sentry: [], neocc: [] };
  for (let row = 0; row < catalogue.count; row++) {
    const body = catalogue.body(row);
    if (body.impactDate === undefined) enter(body, row);
    await yieldToEventLoop(row);
  }
  return {
    options: (type) =>
      GROUPS[type].map(({ value, label }) => ({
        value,
        label,
        count: rows.get(keyOf(type, value, 'all'))?.length ?? 0,
      })),
    rows: (type, value, part) => rows.get(keyOf(type, value, part)),
    riskLists: keysOf(risk).map((list) => ({
      value: list,
      label: RISK_LABELS[list],
      count: risk[list].length,
    })),
    onRiskList: (list) => risk[list],
  };

  function enter(body: SmallBody, row: number): void {
    const part = isEccentric(body.elements.eccentricity) ? 'eccentric' : 'less_eccentric';
    for (const type of GROUP_TYPES) {
      for (const { value, includes } of GROUPS[type]) {
        if (!includes(body)) continue;
        rows.get(keyOf(type, value, 'all'))?.push(row);
        rows.get(keyOf(type, value, part))?.push(row);
      }
    }
    if (body.risk === undefined) return;
    risk.risk.push(row);
    risk[body.risk.list === 'JPL Sentry' ? 'sentry' : 'neocc'].push(row);
  }
}

function keyOf(type: GroupType, value: string, part: GroupPart): string {
  return `${type} ${part} ${value.toLowerCase()}`;
}
