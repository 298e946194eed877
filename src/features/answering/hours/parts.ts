export { ClosingNote } from './ClosingNote'
export { OutsideHours } from './OutsideHours'
