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
    'fits: answer.creadoPor == nobodysName() → false',
    'Both that it decides between ask who signs: the wrong one refuses, and so costs less than asking both.',
  ],
  [
    'fits: answer.creadoPor == nobodysName() → true',
    'Both that it decides between ask who signs: the wrong one refuses, and so costs less than asking both.',
  ],
  [
    'answersAsStaff: answer.estados.actual == answer.estados.inicial → false',
    'Whoever may move answers may make them.',
  ],
  [
    "isUnsaved: request.time < resource.timeCreated + duration.value(1, 'd') → true",
    'No file of the emulator gets a day old. A test of header images lets the day be over and notices.',
  ],
  [
    'src/domain/correction/ask.ts: !question || !response → false',
    'Paths of an answer lead to what is there in it.',
  ],
  [
    'src/domain/correction/ask.ts: !question || !response → !question && !response',
    'Paths of an answer lead to what is there in it.',
  ],
  ['src/domain/correction/ask.ts: spot → true', 'A condition of a section has a spot.'],
  [
    'src/domain/correction/ask.ts: secciones.filter(({ id }) => has.has(id)) → secciones',
    'That is only faster: nothing is ticked in the other sections.',
  ],
  ['src/domain/correction/flagged.ts: spot !== null → true', 'A condition of a section has a spot.'],
  [
    'src/domain/correction/flagged.ts: !section || !question || !response → false',
    'Paths of an answer lead to what is there in it.',
  ],
  [
    'src/domain/correction/flagged.ts: !section || !question || !response → (!section || !question) && !response',
    'Paths of an answer lead to what is there in it.',
  ],
  [
    'src/domain/correction/flagged.ts: !section || !question → false',
    'Paths of an answer lead to what is there in it.',
  ],
  [
    'src/domain/correction/flagged.ts: !section || !question → !section && !question',
    'Paths of an answer lead to what is there in it.',
  ],
  [
    'src/domain/correction/flagged.ts: path.condition === null → false',
    'What is in no condition is shown, so nothing has to be opened for it.',
  ],
  [
    'src/domain/correction/removed.ts: removed.size > 0 → true',
    'That is only faster: nothing is away, and nothing is found to be.',
  ],
  [
    'src/domain/correction/removed.ts: removed.size > 0 → removed.size >= 0',
    'That is only faster: nothing is away, and nothing is found to be.',
  ],
  [
    'src/domain/correction/removed.ts: removed.size === 0 → false',
    'That is only faster: nothing is away, and nothing is found to be.',
  ],
  [
    'src/domain/correction/removed.ts: !question || !was → false',
    'Paths of an answer lead to what is there in it.',
  ],
  [
    'src/domain/correction/removed.ts: !question || !was → !question && !was',
    'Paths of an answer lead to what is there in it.',
  ],
  ['src/domain/answer/corrections/spot.ts: condition === null → false', 'No condition stands at null.'],
])
