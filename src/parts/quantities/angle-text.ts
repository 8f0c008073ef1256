/** 'hh mm ss.sss' of a right ascension in degrees. */
export function rightAscensionText(degrees: number): string {
  const milliseconds = Math.round((((degrees % 360) + 360) % 360) * 240_000) % 86_400_000;
  return sexagesimal(milliseconds, 3);
}

/** '±dd mm ss.ss' of a declination in degrees. */
export function declinationText(degrees: number): string {
  const sign = degrees < 0 ? '−' : '+';
  return sign + sexagesimal(Math.round(Math.abs(degrees) * 360_000), 2);
}

/** Hours or degrees, minutes and seconds of a whole number of the smallest parts that are written. */
function sexagesimal(parts: number, decimals: number): string {
  const scale = 10 ** decimals;
  const seconds = parts % (60 * scale);
  const minutes = Math.floor(parts / (60 * scale)) % 60;
  const whole = Math.floor(parts / (3600 * scale));
  const written = (seconds / scale).toFixed(decimals).padStart(3 + decimals, '0');
  return `${pad(whole)} ${pad(minutes)} ${written}`;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
