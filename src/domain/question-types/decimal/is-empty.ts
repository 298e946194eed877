export { isBlank as isEmpty } from '../shared/text'
