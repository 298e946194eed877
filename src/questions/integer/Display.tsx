export { SummaryDisplay as IntegerDisplay } from '../shared/SummaryDisplay'
