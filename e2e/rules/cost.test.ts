/** How near the product's own commits come to two limits of the platform (decision 063). */
import { doc, setDoc } from 'firebase/firestore/lite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RULES_READS } from '../act-costs'
import { ANSWERS } from './cost/answers'
import { FORMS, savedWithEverything } from './cost/forms'
import { mostPadding, paddedBy, paddedRules } from './cost/padding'
import { PLACES } from './cost/places'
import { documentsRead } from './cost/reads'
import { newName } from './documents'
import { passes } from './judge'
import { layOutMunicipality } from './municipality'
import { ANONYMOUS } from './people'
import { clearStore, firestoreRules, loadRules, ownerStore, storeOf } from './store'

const COMMITS = [...FORMS, ...ANSWERS, ...PLACES].map((commit) => [commit.name, commit] as const)
/** What a document's rule may cost of the 1,000 expressions: the rest is for what is still to be asked. */
const MOST_EXPRESSIONS = 700
/** Rules may read ten documents for each one that is written; all of a commit's together stay below that. */
const MOST_DOCUMENTS = 9

/** What the bill is reckoned with (OPS-10). */
const own: Record<string, number | undefined> = RULES_READS
const told: string[] = []

async function begin(rules: string): Promise<void> {
  await clearStore()
  await layOutMunicipality()
  expect(await loadRules(rules)).toBe('')
}

afterAll(async () => {
  await loadRules(firestoreRules())
  console.log(told.join('\n'))
})

/** The names in a list that the rules make of them. */
const namesIn = (list: string): string[] => {
  const [, body = ''] =
    new RegExp(`function ${list}\\(\\) \\{\\s+return ([^;]+);`).exec(firestoreRules()) ?? []
  return [...body.matchAll(/'([^']*)'/g)].flatMap(([, names = '']) => names.split('|').filter(Boolean))
}
/** What is written beside an edit, by commits of their own. */
const BESIDE = ['lista', 'archivado', 'etiquetas', 'responsesCount', 'deleted']

it('SEC-01 a form that is saved with everything has each field that the rules know', () => {
  const known = ['repeatedNames', 'definedNames', 'unsharedNames'].flatMap(namesIn)
  expect(known.length).toBeGreaterThan(30)
  const saved = new Set([...savedWithEverything(), ...BESIDE])
  expect(known.filter((name) => !saved.has(name))).toEqual([])
})

describe('a commit of the product', () => {
  beforeAll(() => begin(firestoreRules()))

  it.each(COMMITS)('SEC-01 is let through and reads few documents: %s', async (name, commit) => {
    const send = await commit.prepare()
    await loadRules(firestoreRules())
    expect(await passes(() => send(commit.by))).toBe(true)
    const read = await documentsRead()
    told.push(`${name}: reads ${read.length} documents`)
    expect(read.length).toBeLessThanOrEqual(own[name] ?? MOST_DOCUMENTS)
  })
})

describe('the rules of a commit', () => {
  /** How much padding fits beside a permission that asks nothing. */
  let room = 0

  beforeAll(async () => {
    await begin(paddedRules(firestoreRules()))
    const isLetThrough = (by: number) => {
      const store = storeOf(paddedBy(ANONYMOUS, by))
      return passes(() => setDoc(doc(store, `rellenos/${newName(ownerStore())}`), {}))
    }
    room = await mostPadding(isLetThrough)
  })

  it.each(COMMITS)('SEC-01 cost no more than they may: %s', async (name, commit) => {
    const isLetThrough = async (by: number) => {
      const send = await commit.prepare()
      return passes(() => send(paddedBy(commit.by, by)))
    }
    const most = await mostPadding(isLetThrough)
    expect(most, 'is refused without any padding').toBeGreaterThanOrEqual(0)
    told.push(`${name}: costs ${room - most} expressions`)
    expect(room - most).toBeLessThan(MOST_EXPRESSIONS)
  })
})
