export { SummaryDisplay as SingleChoiceDisplay } from '../shared/SummaryDisplay'
