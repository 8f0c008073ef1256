/** A place of the Earth by degrees with their sides: `12.34° N, 56.78° W`. @param longitude east positive. */
export function placeText(
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  decimals: number,
): string {
  return `${side(latitude, 'N', 'S', decimals)}, ${side(longitude, 'E', 'W', decimals)}`;
}

function side(degrees: number, positive: string, negative: string, decimals: number): string {
  return `${Math.abs(degrees).toFixed(decimals)}° ${degrees < 0 ? negative : positive}`;
}
