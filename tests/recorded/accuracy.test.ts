import { describeAgreement } from '../accuracy/agreement.ts';
import { RECORDED } from './references.ts';

describeAgreement(RECORDED);
