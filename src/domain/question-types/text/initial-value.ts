export { startsEmpty as initialValue } from '../shared/text'
