/**
 * Pages to which mailed links lead (REACH-04, REACH-11). They stand behind one file, so that a visit to a form loads none
 * of the names of theirs.
 */
export const LINKED_PAGES = {
  later: async () => (await import('./later/ContinuePage')).ContinuePage,
  part: async () => (await import('./part/PartPage')).PartPage,
}
