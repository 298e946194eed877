import { expect, it } from 'vitest'
import { outcomesIn } from './domain'
import { report } from './outcomes'

const fault = (status: string, line: number, from: number, to: number, replacement: string) => ({
  status,
  replacement,
  location: { start: { line, column: from }, end: { line, column: to } },
})
const FOUND = {
  files: {
    'src/domain/citizen/identity.ts': {
      source: 'const a = 1\nconst isOld = age >= 18\n',
      mutants: [
        fault('Killed', 2, 15, 24, 'age > 18'),
        fault('Timeout', 2, 15, 24, 'true'),
        fault('Survived', 2, 15, 24, 'false'),
        fault('Ignored', 1, 11, 12, '2'),
      ],
    },
    'src/domain/citizens.ts': { source: 'f(\n  x,\n)', mutants: [] },
    'src/domain/answer/fill.ts': {
      source: 'f(\n  x,\n)',
      mutants: [
        {
          ...fault('NoCoverage', 1, 1, 2, ''),
          location: { start: { line: 1, column: 1 }, end: { line: 3, column: 2 } },
        },
      ],
    },
  },
}

it('SEC-07 a fault is named by its file, what stood there and what stands there instead', () => {
  expect(outcomesIn(FOUND, [])).toEqual([
    { id: 'src/domain/citizen/identity.ts: age >= 18 → age > 18', line: 2, isNoticed: true },
    { id: 'src/domain/citizen/identity.ts: age >= 18 → true', line: 2, isNoticed: true },
    { id: 'src/domain/citizen/identity.ts: age >= 18 → false', line: 2, isNoticed: false },
    { id: 'src/domain/answer/fill.ts: f( x, ) → ', line: 1, isNoticed: false },
  ])
})

it('SEC-07 one folder or file can be chosen by its name', () => {
  expect(outcomesIn(FOUND, ['citizen'])).toHaveLength(3)
  expect(outcomesIn(FOUND, ['answer/fill.ts'])).toHaveLength(1)
  expect(outcomesIn(FOUND, ['cit'])).toEqual([])
})

it('SEC-07 the report lists what nobody noticed, and how many of a hundred were', () => {
  const { lines, noticed } = report('domain', outcomesIn(FOUND, []))
  expect(lines).toEqual([
    'domain: 4 faults, 2 noticed, 2 not (0 of them explained).',
    '  line 2: src/domain/citizen/identity.ts: age >= 18 → false',
    '  line 1: src/domain/answer/fill.ts: f( x, ) → ',
  ])
  expect(noticed).toBe(50)
  expect(report('domain', []).noticed).toBe(100)
})
