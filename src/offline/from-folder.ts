/**
 * The document of the start page for any screen: where it names files from its own address, as on a host of files, it names them from
 * the folder of the page.
 *
 * @param folder path with a slash at its end.
 */
export async function fromFolder(document: Response, folder: string): Promise<Response> {
  const text = await document.text();
  const headers = new Headers(document.headers);
  headers.delete('Content-Length');
  headers.delete('Content-Encoding');
  return new Response(text.replaceAll('="./', `="${folder}`), { headers });
}
