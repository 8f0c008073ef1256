/** Effects that the model leaves out, and parts that no recorded reference checks. */
export function KnownLimits() {
  return (
    <>
      <h2>What is neglected</h2>
      <ul>
        <li>
          The limits are for the recorded cases. An encounter multiplies whatever separates two orbits: after
          a deep flyby another solution of the same object may be elsewhere altogether.
        </li>
        <li>
          Small bodies feel the sixteen largest perturbers of the main belt, and no other asteroid. Radiation
          pressure and outgassing are included where the orbit solution has them, as A1, A2 and A3.
        </li>
        <li>
          The search through all objects uses a simpler model without forces other than gravity; results say
          which model they are from.
        </li>
        <li>
          Azimuth and altitude take the pole of the Earth’s rotation as measured, or else at zero: the
          comparison of <a href="#horizontal-directions">fixed directions</a> shows by how much they are off
          then.
        </li>
        <li>
          Refraction is that of a standard atmosphere. Near the horizon the weather changes it by arcminutes,
          and times of rise and set at high latitudes by many minutes.
        </li>
        <li>
          Apparent places differ from those of Horizons by the equinox of the older theory that it uses.
        </li>
        <li>
          After the last measurement UT1 is predicted. Over centuries the prediction goes wrong by minutes,
          and an azimuth by degrees.
        </li>
        <li>
          An uncertainty from U alone is an estimate; a covariance is as its authority gives it. Curved
          regions, which no ellipse describes, are drawn as clouds.
        </li>
      </ul>
      <h2>Not checked against any recorded number</h2>
      <ul>
        <li>The ephemeris of the planets after 2150.</li>
        <li>Magnitudes of comets, and of asteroids that vary as they rotate.</li>
        <li>
          Moonlight as it was measured: what is recorded is another program of the same published model.
        </li>
      </ul>
    </>
  );
}
