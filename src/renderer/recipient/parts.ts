/** Loaded together: whoever saw the first step must also get the line above the questions. */
export { loadChosenRecipient } from './ChosenRecipient'
export { loadRecipientFields } from './RecipientFields'
