/**
 * Faults that `npm run mutate` cannot tell from the real code, each with the reason. Keyed as it names them.
 */
export const equivalents: ReadonlyMap<string, string> = new Map<string, string>([
  [
    'keepsWhetherOpen: resource == null → false',
    'What is made then has no earlier fields to be compared with, and that error refuses.',
  ],
  [
    'keeps: resource != null → true',
    'What is made now has nothing earlier, and that error counts as false beside what is right.',
  ],
  [
    "isUnsaved: request.time < resource.timeCreated + duration.value(1, 'd') → true",
    'No file of the emulator gets a day old. A test of header images lets the day be over and notices.',
  ],
])
