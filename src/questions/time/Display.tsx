export { SummaryDisplay as TimeDisplay } from '../shared/SummaryDisplay'
