/** What only forms with rules draw, loaded with the first of them. */
export { Advice } from './Advice'
export { CalculatedAnswer } from './CalculatedAnswer'
export { RevealedStatus } from './RevealedStatus'
