import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStoredNews } from '#server/node/catalogue/stored-news.ts';
import { fakeCatalogue } from '../../fakes/fake-catalogue.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'neo-toolkit-news-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

test('news are stored across a restart, and the catalogue they were compared with', async () => {
  const path = join(folder, 'news.json.gz');
  const full = { ...fakeCatalogue(), name: 'refreshed' };
  const news = await openStoredNews(path, () => 1000);
  await news.compare({ ...full, version: 'first' });
  expect(news.list()).toEqual([]);

  const reopened = await openStoredNews(path, () => 2000);
  await reopened.compare({ ...full, version: 'first', nearEarthObjects: new Int32Array() });
  expect(reopened.list()).toEqual([]);
});

test('a damaged file begins again', async () => {
  const path = join(folder, 'news.json.gz');
  await writeFile(path, 'no such thing');
  const news = await openStoredNews(path, () => 1000);
  await news.compare({ ...fakeCatalogue(), name: 'refreshed', version: 'first' });
  expect(news.list()).toEqual([]);
});

test('the built-in catalogue is no news, nor what replaces it', async () => {
  const news = await openStoredNews(join(folder, 'news.json.gz'), () => 1000);
  await news.compare({ ...fakeCatalogue(), name: 'built-in', version: 'built-in' });
  await news.compare({ ...fakeCatalogue(), name: 'refreshed', version: 'full' });
  expect(news.list()).toEqual([]);
});
