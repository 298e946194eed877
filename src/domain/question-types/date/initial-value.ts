export { startsNow as initialValue } from '../shared/moment'
