/** What only forms with rules draw, loaded with the first of them. */
export { Advice } from './Advice'
export { CalculatedAnswer } from './CalculatedAnswer'
export { ClosingNotice } from './ClosingNotice'
export { FormChecks } from './FormChecks'
export { FormCheckWords } from './FormCheckWords'
export { OtherField } from './OtherField'
export { RevealedStatus } from './RevealedStatus'
export { SectionChecks } from './SectionChecks'
