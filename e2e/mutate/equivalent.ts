/**
 * Faults that no test can tell from the real code, each with the reason. Keyed as `npm run mutate` names them.
 */
export const equivalents: ReadonlyMap<string, string> = new Map<string, string>([
  [
    'keepsWhetherOpen: resource == null → false',
    'What is made then has no earlier fields to be compared with, and that error refuses.',
  ],
])
