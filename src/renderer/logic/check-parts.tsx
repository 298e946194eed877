/** What only forms draw that check or calculate something, or ask which other one: loaded with the first of them. */
export { Advice } from './Advice'
export { CalculatedAnswer } from './CalculatedAnswer'
export { ClosingNotice } from './ClosingNotice'
export { FormChecks, FormCheckWords } from './FormChecks'
export { OtherField } from './OtherField'
export { SectionChecks } from './SectionChecks'
