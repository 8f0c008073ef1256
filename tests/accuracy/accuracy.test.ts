import { describeAgreement } from './agreement.ts';
import { CITED } from './cited.ts';

describeAgreement(CITED);
