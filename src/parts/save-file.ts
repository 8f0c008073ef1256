/** Hands the browser a file to save. @param name file name with its ending. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_AFTER_MS);
}

/** Long enough for any browser to have taken the file over. */
const RELEASE_AFTER_MS = 60_000;
