import { FREE, NEW_ANSWER, type Policy, type Terms } from '../policy'

const HIDDEN: Terms = { as: 'hidden', before: null, asks: [] }

/**
 * Giving a part: one section is open, and what it names of the rest of the answer is not shown (REACH-11).
 * @param part position of the section
 */
export const partPolicy = (part: number): Policy => ({
  ...NEW_ANSWER,
  question: ({ section }) => (section === part ? FREE : HIDDEN),
  section: (section) => (section === part ? 'open' : 'hidden'),
  condition: (section) => (section === part ? 'open' : 'hidden'),
  row: (section) => (section === part ? 'open' : 'hidden'),
  hasPlace: false,
  hasAround: false,
  blocks: ({ section }) => section === part,
  isReadWhole: true,
})
