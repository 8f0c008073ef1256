import { CITED } from '../../accuracy/cited.ts';
import { describeSurvey } from './survey-rows.ts';

describeSurvey(CITED, 10);
