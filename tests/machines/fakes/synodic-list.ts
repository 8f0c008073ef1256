import { listedObject } from './objects.ts';
import { elementsOf } from './orbits.ts';
import { startSynodic, synodicPath } from './synodic-tool.ts';

export const EROS = listedObject('433', { name: 'Eros', number: '433' });
const APOPHIS = listedObject('2004 MN4', { name: 'Apophis', number: '99942' });

/** The tool with Eros and Apophis in its list. */
export function withObjects() {
  const tool = startSynodic();
  const { context, keplerian, paths } = tool;
  context().objects.send({ type: 'objects.saved', objects: [EROS, APOPHIS] });
  const select = (designator: string) => context().objects.send({ type: 'row.clicked', designator });
  const perturb = (designator: string) => context().objects.send({ type: 'propagation.toggled', designator });
  const calculate = async (designator: string) => {
    select(designator);
    await keplerian.calls.at(-1)?.answer(elementsOf(designator));
    await paths.calls.at(-1)?.answer(synodicPath());
  };
  return { ...tool, select, perturb, calculate };
}
