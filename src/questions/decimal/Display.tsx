export { SummaryDisplay as DecimalDisplay } from '../shared/SummaryDisplay'
