/** C/1995 O1 (Hale-Bopp) as CometEls of the Minor Planet Center has it. */
export const HALE_BOPP = {
  Orbit_type: 'C',
  Year_of_perihelion: 1997,
  Month_of_perihelion: 3,
  Day_of_perihelion: 29.6466,
  Perihelion_dist: 0.890662,
  e: 0.994972,
  Peri: 130.4139,
  Node: 282.7613,
  i: 89.2742,
  Epoch_year: 2022,
  Epoch_month: 8,
  Epoch_day: 24,
  H: -2,
  G: 4,
  Designation_and_name: 'C/1995 O1 (Hale-Bopp)',
  Ref: 'MPC106342',
};
