export { isNoMoment as isEmpty } from '../shared/moment'
