export type Definition = { readonly title: string; readonly text: string };

/** The terms that a newcomer cannot read, in a sentence or two each. */
export const DEFINITIONS = {
  aberration: {
    title: 'Aberration',
    text: 'The Earth moves, so that light seems to come from a little ahead of where it comes from, like rain for a runner: by up to 20″.',
  },
  'absolute-magnitude': {
    title: 'Absolute magnitude, H',
    text: 'How bright an asteroid would look at 1 au from both the Sun and the Earth, fully lit. The smaller the number, the larger or more reflective the object: H 22 is roughly 140 m across.',
  },
  airmass: {
    title: 'Airmass',
    text: 'How much air the light crosses, compared with looking straight up: 1 overhead, 2 at an altitude of 30°, and far more near the horizon.',
  },
  altitude: {
    title: 'Altitude',
    text: 'Angle above the horizon: 0° on the horizon, 90° overhead. Refraction, by which air lifts objects near the horizon by up to half a degree, is not included.',
  },
  aphelion: { title: 'Aphelion', text: 'The point of an orbit that is farthest from the Sun.' },
  arc: {
    title: 'Observed arc',
    text: 'Time between the first and the last observation of an object. The longer it is, the better its orbit is usually known.',
  },
  'argument-of-perihelion': {
    title: 'Argument of perihelion',
    text: 'Angle along the orbit from the ascending node to the perihelion. It says how the ellipse is turned within its plane.',
  },
  'astronomical-twilight': {
    title: 'Astronomical twilight',
    text: 'The Sun is 12° to 18° below the horizon, and the faintest stars are not out yet. Below 18° the sky is fully dark. The brighter nautical twilight comes between 6° and 12°.',
  },
  azimuth: {
    title: 'Azimuth',
    text: 'Compass direction along the horizon, from north through east: 90° is east, 180° south.',
  },
  clone: {
    title: 'Clones',
    text: 'Slightly different orbits that all fit the observations of one object. How far they spread shows how uncertain a prediction is.',
  },
  'close-approach': {
    title: 'Close approach',
    text: 'The moment at which an object on its way past a planet or the Moon is nearest to it.',
  },
  covariance: {
    title: 'Covariance',
    text: 'Numbers that come with an orbit and say how uncertain each of its elements is, and how their errors are related. The error of any predicted place follows from them.',
  },
  'delta-t': {
    title: 'ΔT',
    text: 'How far uniform time is ahead of time by the Earth’s rotation: 69 s at present. Without it, an object would be sought where it is 69 s earlier or later.',
  },
  database: {
    title: 'Database',
    text: 'Who computed the orbit: the Minor Planet Center (MPC), NASA’s JPL, or NEOCC, ESA’s Near-Earth Object Coordination Centre. NEOCP marks objects that are not confirmed yet.',
  },
  declination: {
    title: 'Declination',
    text: 'Angle north (+) or south (−) of the celestial equator: the latitude of the sky.',
  },
  'digits-of-elements': {
    title: 'Digits of elements',
    text: 'Elements are usually printed with 5 to 7 decimals. An orbit computed from those is a little off, however well it is known.',
  },
  eccentricity: {
    title: 'Eccentricity',
    text: 'How stretched an orbit is: 0 is a circle, less than 1 an ellipse, 1 a parabola, and more a hyperbola, on which an object does not return.',
  },
  ecliptic: {
    title: 'Ecliptic',
    text: 'The plane of the Earth’s orbit, and the circle on the sky that the Sun follows through the year.',
  },
  elongation: {
    title: 'Elongation',
    text: 'Angle on the sky between an object and the Sun. Near 0° the object is lost in daylight; at 180°, at opposition, it is up all night.',
  },
  epoch: {
    title: 'Epoch',
    text: 'The date for which the elements of an orbit hold exactly; the planets change them slowly. It is in Barycentric Dynamical Time (TDB), an even time about 69 seconds ahead of UTC.',
  },
  extinction: {
    title: 'Extinction',
    text: 'Light lost in the air, in magnitudes per airmass.',
  },
  'galactic-latitude': {
    title: 'Galactic latitude',
    text: 'Angle from the middle plane of the Milky Way. Near 0° the field is crowded with stars; towards 90° it is sparse.',
  },
  'hour-angle': {
    title: 'Hour angle',
    text: 'How far an object has turned past the meridian: negative before it is highest, positive after.',
  },
  inclination: {
    title: 'Inclination',
    text: 'Angle between the plane of an orbit and that of the Earth’s orbit. Above 90° the object goes round the Sun the other way.',
  },
  'julian-date': {
    title: 'Julian date (JD)',
    text: 'A moment as one number: days since noon on 1 January 4713 BC. The Modified Julian Date (MJD) is 2400000.5 less and starts at midnight.',
  },
  'light-deflection': {
    title: 'Bending of light',
    text: 'The gravity of the Sun bends light that passes near it: by 1.75″ at its edge, and by a few thousandths of that far from it.',
  },
  'light-time': {
    title: 'Light time',
    text: 'Light takes 8.3 minutes for 1 au: an object is seen where it was when the light left it.',
  },
  'limiting-magnitude': {
    title: 'Limiting magnitude',
    text: 'The faintest magnitude that can be seen or recorded. Larger numbers are fainter.',
  },
  'lunar-distance': {
    title: 'Lunar distance (LD)',
    text: 'The mean distance of the Moon from the Earth, about 384 400 km.',
  },
  magnitude: {
    title: 'Magnitude, V',
    text: 'Brightness as seen from the Earth, in visual light. Fainter objects have larger numbers: 5 more is 100 times fainter. The naked eye reaches about 6.',
  },
  'mean-anomaly': {
    title: 'Mean anomaly',
    text: 'Where an object is on its orbit, as an angle that grows evenly with time: 0° at perihelion, 180° half a period later.',
  },
  'moon-elongation': {
    title: 'Moon elongation (MOOEL)',
    text: 'Angle on the sky between an object and the Moon, whose light drowns faint objects near it.',
  },
  moonlight: {
    title: 'Moonlight',
    text: 'By how many magnitudes the Moon brightens the sky at the object: 0 is no moonlight, −2 a sky two magnitudes brighter.',
  },
  neocp: {
    title: 'NEO Confirmation Page (NEOCP)',
    text: 'The Minor Planet Center’s list of objects that have just been found and need more observations, soon, before they are confirmed and named.',
  },
  'neocp-score': {
    title: 'Score of a candidate',
    text: 'How well its first observations match a near-Earth orbit, from 0 to 100, as the Minor Planet Center rates it. A score of 100 is almost certainly a near-Earth object.',
  },
  node: {
    title: 'Ascending node',
    text: 'The point where an orbit crosses the plane of the Earth’s orbit northwards. Its longitude says how the plane of the orbit is turned.',
  },
  'non-gravitational': {
    title: 'Non-gravitational force',
    text: 'A weak push that is not gravity: jets of gas on a comet, or the recoil of the heat that an asteroid radiates.',
  },
  oblateness: {
    title: 'Flattening (J2)',
    text: 'The Earth and the Sun rotate, and so are wider at the equator than from pole to pole. Near them their pull differs from that of a perfect sphere.',
  },
  'orbit-solution': {
    title: 'Orbit solution',
    text: 'Elements that one authority computed from the observations it had. Another uses other observations, weights or forces, and finds a slightly different orbit.',
  },
  pericentre: {
    title: 'Pericentre',
    text: 'The point of a path that is nearest to the centre of the body it goes round or past.',
  },
  perihelion: { title: 'Perihelion', text: 'The point of an orbit that is nearest to the Sun.' },
  perturbation: {
    title: 'Perturbation',
    text: 'The pull of a planet, the Moon or a large asteroid, which draws an object off the path that it would follow around the Sun alone.',
  },
  pha: {
    title: 'Potentially hazardous (PHA)',
    text: 'An asteroid of H 22 or brighter whose orbit comes within 0.05 au, 7.5 million km, of the Earth’s. That smallest gap between the two orbits is called MOID. It does not mean that an impact is expected.',
  },
  'phase-angle': {
    title: 'Phase angle',
    text: 'Angle at the object between the Sun and the observer: at 0° it is fully lit, at 90° half lit.',
  },
  'place-error': {
    title: 'Error of the position (±)',
    text: 'How far the object may be from its predicted place. ± ? means that nothing is known to estimate it from.',
  },
  'plan-score': {
    title: 'Score',
    text: 'How much a slot contributes to the plan: the weight of its object times the signal-to-noise ratio it would have.',
  },
  'polar-motion': {
    title: 'Motion of the pole',
    text: 'The Earth sways about its axis: each pole wanders over the ground within some 10 metres.',
  },
  'position-angle': {
    title: 'Position angle',
    text: 'Direction on the sky, from north through east: 0° is north, 90° east.',
  },
  propagation: {
    title: 'Propagation',
    text: 'Computing where an object will be. Perturbed: pulled by the Sun, the planets, the Moon and the largest asteroids. Keplerian: by the Sun alone, which drifts off in time.',
  },
  refraction: {
    title: 'Refraction',
    text: 'Air bends light: what is low in the sky seems higher than it is, by half a degree at the horizon, by 1′ at an altitude of 45°, and not at all overhead.',
  },
  'rate-of-motion': {
    title: 'Rate of motion',
    text: 'How fast an object moves against the stars. A fast one leaves a trail on long exposures.',
  },
  relativity: {
    title: 'General relativity',
    text: 'Near a large mass gravity is not quite what Newton’s law says. Orbits that come near the Sun turn slowly for that reason, by 43″ a century in the case of Mercury.',
  },
  'right-ascension': {
    title: 'Right ascension',
    text: 'The longitude of the sky: the angle eastwards from the March equinox, in hours (24 h are 360°) or degrees.',
  },
  'risk-list': {
    title: 'Risk list',
    text: 'Objects for which an impact within about a century cannot be ruled out yet, listed by ESA’s NEOCC and by JPL’s Sentry. Most leave the list once more observations come in.',
  },
  sigma: {
    title: '1 sigma',
    text: 'The usual size of an error. The true value is within 1 sigma two times in three, and within 3 sigma almost always; on the sky, it is inside the 1-sigma ellipse four times in ten.',
  },
  'signal-to-noise': {
    title: 'Signal-to-noise ratio (S/N)',
    text: 'How far the light of an object rises above the noise of sky and camera. From about 5 on it counts as detected.',
  },
  'sky-brightness': {
    title: 'Brightness of the sky',
    text: 'Light of the sky itself, in magnitudes per square arcsecond. Larger is darker: a very dark site reaches about 21.8 without the Moon.',
  },
  'sky-uncertainty': {
    title: 'Sky uncertainty (ERR_A)',
    text: 'Half the long axis of the 1-sigma ellipse on the sky: how far the object may typically be from its predicted place.',
  },
  slope: {
    title: 'Slope parameter, G',
    text: 'How fast an asteroid fades as its phase angle grows. 0.15 is typical, and assumed where nothing better is known.',
  },
  'sphere-of-influence': {
    title: 'Sphere of influence (SOI)',
    text: 'The region around a planet in which its pull shapes the path of an object more than that of the Sun.',
  },
  'star-density': {
    title: 'Star density',
    text: 'How many stars there are in a square arcminute. In a crowded field one of them is likely to hide the object.',
  },
  synodic: {
    title: 'Synodic',
    text: 'As seen from the moving Earth: the Sun and the Earth stay still, and the path of an object is drawn against them. After a synodic period all three are lined up again.',
  },
  topocentric: {
    title: 'Topocentric and geocentric',
    text: 'Seen from a place on the ground, or from the centre of the Earth. For an object that comes near, the two directions differ.',
  },
  u: {
    title: 'Uncertainty parameter, U',
    text: 'The Minor Planet Center’s grade of how well an orbit is known, from 0, very well, to 9, hardly at all.',
  },
  unobserved: {
    title: 'Days unobserved',
    text: 'Days since the last known observation of the object. The longer, the more its position needs checking.',
  },
  utc: {
    title: 'Coordinated Universal Time (UTC)',
    text: 'The time that clocks all over the world are set by, without time zones and daylight saving.',
  },
  'v-infinity': {
    title: 'Speed at infinity',
    text: 'Speed relative to the planet far away from it, before its gravity speeds the object up.',
  },
} as const satisfies Readonly<Record<string, Definition>>;

export type TermName = keyof typeof DEFINITIONS;
