import { CITED } from '../accuracy/cited.ts';
import { testTruth } from './user-defined-truth.ts';

testTruth(CITED, {
  name: '54509 YORP, an Earth co-orbital',
  caseName: '04_54509_YORP_2000_PH5',
  days: 60,
  limitMas: 15,
});
