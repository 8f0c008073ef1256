import { CITED } from '../../accuracy/cited.ts';
import { OUTGASSING, testTruth } from './user-defined-truth.ts';

testTruth(CITED, {
  name: '54509 YORP, an Earth co-orbital',
  casePath: 'cases/smallbody_observer/04_54509_YORP_2000_PH5.json',
  days: 60,
  limitMas: 15,
});

testTruth(CITED, {
  name: '1I/ʻOumuamua, a hyperbola, and with its outgassing',
  casePath: 'cases/accelerated_observer/27_1I_Oumuamua_A_2017_U1.json',
  force: OUTGASSING,
  days: 30,
  limitMas: 15,
});
