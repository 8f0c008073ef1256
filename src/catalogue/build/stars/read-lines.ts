import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';

/** Lines of a file, unpacked where its name ends in `.gz`. @param read receives the bytes of the file as they are read. */
export async function* readLines(
  path: string,
  read: (bytes: number) => void,
): AsyncGenerator<readonly string[]> {
  const file = createReadStream(path, { highWaterMark: 2 ** 20 });
  file.on('data', (chunk) => read(chunk.length));
  const stream = path.endsWith('.gz') ? file.pipe(createGunzip({ chunkSize: 2 ** 18 })) : file;
  if (stream !== file) file.on('error', (error) => stream.destroy(error));
  let rest = '';
  const decoder = new TextDecoder('utf-8');
  for await (const chunk of stream) {
    const lines = (rest + decoder.decode(chunk as Uint8Array, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield lines;
  }
  if (rest !== '') yield [rest];
}
