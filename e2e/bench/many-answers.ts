import { z } from 'zod'
import { beginningsOf, beginningsOfCode, pairsOf } from '../../src/domain/answers-list/words'
import { ANSWERS } from '../../src/domain/store-paths'
import { formWorkPath } from '../../src/domain/work/form-work'
import { withoutTriggers } from '../stack/seed/write/triggers'
import { ask, documentSchema, set, writeMany } from './past-rules'

/** What the store of 100,000 answers needs; it goes before what the stack gives its programs. */
export const MANY_ANSWERS_JAVA = '-Xmx12g'
const MINUTE_MS = 60_000

const foundSchema = z.array(z.object({ document: documentSchema }))

/** The oldest answer to a form, as stored. */
async function oldest(formId: string) {
  const found = await ask(':runQuery', {
    structuredQuery: {
      from: [{ collectionId: 'respuestas_formularios' }],
      where: {
        fieldFilter: { field: { fieldPath: 'idPlantilla' }, op: 'EQUAL', value: { stringValue: formId } },
      },
      orderBy: [{ field: { fieldPath: 'fechaCreacion' }, direction: 'ASCENDING' }],
      limit: 1,
    },
  })
  const [first] = foundSchema.parse(found)
  if (!first) throw new Error(`${formId} has no answer to begin with.`)
  return first.document.fields
}

const codeOf = (number: number): string => `VA-C${String(number).padStart(9, '0')}`

/** One among them all, by whatever it is found. */
export const NEEDLE = { number: 50_000, name: 'Zenobia Quiroga', document: '99888777', code: codeOf(50_000) }

const digestSchema = z.object({ mapValue: z.object({ fields: z.record(z.string(), z.unknown()) }) })

/** What the one is found by, and what a copy has in common with all others: whole words, because it is not looked for. */
const wordsOf = (number: number): string[] =>
  number === NEEDLE.number
    ? [
        ...beginningsOfCode(NEEDLE.code),
        ...pairsOf(NEEDLE.name),
        ...beginningsOf(NEEDLE.name),
        ...beginningsOf(NEEDLE.document),
      ]
    : ['diego', 'maldonado']

/**
 * The digest of a copy, whose words are few: the emulator has no index, and compares each of them with what is looked
 * for.
 */
function digestOfCopy(ficha: unknown, number: number) {
  const words = wordsOf(number)
  const palabras = { arrayValue: { values: words.map((stringValue) => ({ stringValue })) } }
  return { mapValue: { fields: { ...digestSchema.parse(ficha).mapValue.fields, palabras } } }
}

/** Every so many copies one is somebody's turn, and late: none of them on a list's first page. */
const TURN_EVERY = 2500

const turnOf = (number: number, username: string) =>
  username !== '' && number % TURN_EVERY === 0
    ? { asignado: { stringValue: username }, vence: { stringValue: '2026-01-02' } }
    : {}

interface FillUp {
  /** With what was answered, which no list reads. */
  whole?: boolean
  /** Whose turn some of them are. */
  turnsOf?: string
}

/**
 * Gives a form answers until it has so many: older copies of its oldest one. 100,000 without what was answered take
 * about a minute on a quiet machine.
 */
export const fillUp = (
  formId: string,
  have: number,
  wanted: number,
  { whole = false, turnsOf = '' }: FillUp = {},
): Promise<void> =>
  withoutTriggers(async () => {
    const fields = await oldest(formId)
    const { timestampValue } = z.object({ timestampValue: z.string() }).parse(fields.fechaCreacion)
    const copy = (number: number) => {
      const date = { timestampValue: new Date(Date.parse(timestampValue) - number * MINUTE_MS).toISOString() }
      return set(`${ANSWERS}/${formId}-copy-${number}`, {
        ...fields,
        ...(whole ? {} : { secciones: { arrayValue: {} } }),
        codigoMunicipio: { stringValue: codeOf(number) },
        ficha: digestOfCopy(fields.ficha, number),
        ...turnOf(number, turnsOf),
        ...{ fechaCreacion: date, lastUpdate: date, timeStamp: date },
      })
    }
    await writeMany(wanted - have, copy)
    const [total, invalidas] = [wanted, 0].map((count) => ({ integerValue: String(count) }))
    const counted = { respuestas: { mapValue: { fields: { total, invalidas } } } }
    const work = set(formWorkPath(formId), counted)
    await ask(':commit', { writes: [{ ...work, updateMask: { fieldPaths: ['respuestas'] } }] })
  })
