export { SummaryDisplay as TextDisplay } from '../shared/SummaryDisplay'
