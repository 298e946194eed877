export { SummaryDisplay as YesNoDisplay } from '../shared/SummaryDisplay'
