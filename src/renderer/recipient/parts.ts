/** Loaded together, so that whoever saw the first step is not left without the line above the questions. */
export { loadChosenRecipient } from './ChosenRecipient'
export { loadRecipientFields } from './RecipientFields'
