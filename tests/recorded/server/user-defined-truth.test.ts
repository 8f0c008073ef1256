import { testTruth } from '../../server/user-defined-truth.ts';
import { RECORDED } from '../references.ts';

testTruth(RECORDED, {
  name: '54509 YORP, an Earth co-orbital',
  caseName: '04_54509_YORP_2000_PH5',
  days: 60,
  limitMas: 15,
});

testTruth(RECORDED, {
  name: '1I/ʻOumuamua, a hyperbola, whose outgassing is left out',
  caseName: '27_1I_Oumuamua_A_2017_U1',
  days: 2,
  limitMas: 100,
});
