import { describeSurvey } from '../../engine/survey/survey-rows.ts';
import { RECORDED } from '../references.ts';

describeSurvey(RECORDED, 765);
