export { SummaryDisplay as DateDisplay } from '../shared/SummaryDisplay'
