import { expect, test } from 'vitest';
import { ovtAfterVisit } from '#machines/ovt/ovt-state.ts';
import { sovtAfterVisit } from '#machines/sovt/sovt-state.ts';
import { savedPaths, savedViews } from '../../fixtures/saved-states.ts';

const [{ state: view }] = savedViews();
const paths = savedPaths()
  .map(({ state }) => state)
  .find(({ calculatedObjects }) => calculatedObjects.length > 0);

test('an object that an address brought goes with its visit, and what the visitor added stays', () => {
  const [brought, ...own] = view.finalAsteroidsList;
  const { designator } = brought;
  const left = { ...view, checkedObjects: [designator], selectedObjectName: designator };
  const after = ovtAfterVisit(left, view, [designator]);
  expect(after.finalAsteroidsList).toEqual(own);
  expect([after.checkedObjects, after.selectedObjectName]).toEqual([[], null]);
  expect(after.userDefinedObjects).toEqual(view.userDefinedObjects);
});

test('where it was followed, the scene is seen again as it was before the visit', () => {
  const [{ designator }] = view.finalAsteroidsList;
  const left = { ...view, focusOVT: designator, activeZoomOVT: view.activeZoomOVT + 1 };
  const before = { ...view, focusOVT: 'sun' };
  expect(ovtAfterVisit(left, before, [designator])).toMatchObject({
    focusOVT: 'sun',
    activeZoomOVT: view.activeZoomOVT,
    OVTcamera: view.OVTcamera,
  });
  expect(ovtAfterVisit(left, before, []).focusOVT).toBe(designator);
});

test('after a visit the path of its object about the Sun and Earth at rest goes, too', () => {
  if (paths === undefined) throw new TypeError('no state with a path is stored');
  const [{ designator }] = paths.calculatedObjects;
  const left = { ...paths, sovtFocusedObject: designator };
  const after = sovtAfterVisit(left, { ...paths, sovtFocusedObject: 'earth' }, [designator]);
  expect(after.calculatedObjects).toEqual(paths.calculatedObjects.slice(1));
  expect(after.sovtFocusedObject).toBe('earth');
  expect(sovtAfterVisit(left, paths, [])).toEqual(left);
});
