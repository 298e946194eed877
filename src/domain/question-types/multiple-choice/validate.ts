export { anythingGoes as validate } from '../shared/text'
