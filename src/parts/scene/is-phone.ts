/** Whether panels are sheets, of which there is room for one beside the picture. */
export function isPhone(): boolean {
  return matchMedia('(max-width: 640px)').matches;
}
