import { expect, test } from 'vitest';
import { findZone } from '#parts/time-zone/find-zone.ts';
import { nauticalOffsetMinutes } from '#catalogue/zones/zone-offset.ts';

test.each([
  ['Calar Alto, Spain', 37.2236, -2.5461, 'GMT +01:00'],
  ['Maunakea, Hawaii', 19.8262, -155.4747, 'GMT -10:00'],
  ['Nainital, India', 29.361, 79.4568, 'GMT +05:30'],
  ['Siding Spring, Australia', -31.2733, 149.0612, 'GMT +10:00'],
  ['Mount Lemmon, Arizona', 32.4426, -110.7893, 'GMT -07:00'],
  ['Izana, Tenerife', 28.3009, -16.5118, 'GMT +00:00'],
  ['Pago Pago, American Samoa', -14.28, -170.7, 'GMT -11:00'],
  ['Apia, Samoa', -13.83, -171.77, 'GMT +13:00'],
])(
  '%s keeps the standard time of its zone, daylight saving left out',
  async (_, latitude, longitude, zone) => {
    expect((await findZone(latitude, longitude, 2026)).name).toBe(zone);
  },
);

test('the open ocean keeps the nautical zone of its meridian', async () => {
  expect((await findZone(-40, -100, 2026)).name).toBe('GMT -07:00');
});

test('nautical zones are fifteen degrees wide and centred on the hour', () => {
  expect(nauticalOffsetMinutes(7.4)).toBe(0);
  expect(nauticalOffsetMinutes(7.6)).toBe(60);
  expect(nauticalOffsetMinutes(-112.6)).toBe(-480);
});
