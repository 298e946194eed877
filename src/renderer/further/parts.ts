/** What only forms with further kinds of questions draw. */
export { Note } from '../../questions/note/Note'
export { FurtherInput } from './FurtherInput'
export { loadInputs } from './load-inputs'
