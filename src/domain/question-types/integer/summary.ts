export { asWritten as summary } from '../shared/text'
