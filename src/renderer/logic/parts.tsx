/** What only forms with rules draw, loaded with the first of them. */
export { RevealedStatus } from './RevealedStatus'
