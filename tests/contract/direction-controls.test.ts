import { expect, test } from 'vitest';
import { failureOfResponse } from '#client/failure-of-response.ts';
import { withoutDirectionControls } from '#contract/direction-controls.ts';
import { PROBLEM_MEDIA_TYPE, problemOf } from '#contract/rest/problem.ts';
import { telescopeProfile } from '#contract/opt/telescope-profile.ts';
import { objectName } from '#contract/user-defined/user-defined.ts';
import { readName } from '#machines/editor/editor-values.ts';
import { readHorizon } from '#machines/planning/horizon-text.ts';
import { notice, toast } from '#machines/popups/notice.ts';

const TURNED = '\u061C\u200E\u200F\u202A\u202B\u202C\u202D\u202Eevil\u2066\u2067\u2068\u2069';

test('every sign that Unicode counts among the controls of direction goes, and letters of all scripts stay', () => {
  expect(withoutDirectionControls(TURNED)).toBe('evil');
  expect(withoutDirectionControls('שלום Ωμέγα 近地')).toBe('שלום Ωμέγα 近地');
});

test('no message of the page is turned by what it repeats', async () => {
  expect(notice('warning', `"${TURNED}" was not found`, [TURNED])).toMatchObject({
    message: '"evil" was not found',
    details: ['evil'],
  });
  expect(toast('info', `"${TURNED}" leads home`)).toMatchObject({ message: '"evil" leads home' });
  expect(readHorizon(TURNED)).toMatchObject({ kind: 'refused', message: expect.stringContaining('"evil"') });
  const body = problemOf('unknown-names', { detail: `Object "${TURNED}" was not found.` });
  const answer = Response.json(body, { status: 404, headers: { 'content-type': PROBLEM_MEDIA_TYPE } });
  expect((await failureOfResponse(answer)).message).toContain('Object "evil" was not found.');
});

test('names that visitors give, and those of states, links and files, have none', () => {
  expect(readName(TURNED, [])).toEqual({ value: 'evil', text: 'evil' });
  expect(objectName.parse(TURNED)).toBe('evil');
  expect(telescopeProfile.shape.name.parse(TURNED)).toBe('evil');
});
