import { z } from 'zod'
import { HOST, PROJECT_ID, stackPorts } from '../stack/ports'
import { withoutTriggers } from '../stack/seed/write/triggers'

/** What the store of 100,000 answers needs; it goes before what the stack gives its programs. */
export const MANY_ANSWERS_JAVA = '-Xmx12g'
const BATCH = 500
/** More at once makes the emulator slower, not faster. */
const AT_ONCE = 4
const MINUTE_MS = 60_000

const documentSchema = z.object({ fields: z.record(z.string(), z.unknown()) })
const foundSchema = z.array(z.object({ document: documentSchema }))

const database = `projects/${PROJECT_ID}/databases/(default)`

/** Asks the emulator past the rules; its own protocol is ten times as fast as the SDK's writer. */
async function ask(method: string, body: object): Promise<unknown> {
  const response = await fetch(
    `http://${HOST}:${stackPorts().firestore}/v1/${database}/documents:${method}`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
  )
  if (!response.ok) throw new Error(`${method}: ${await response.text()}`)
  return response.json()
}

/** The oldest answer to a form, as stored. */
async function oldest(formId: string) {
  const found = await ask('runQuery', {
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

const set = (path: string, fields: object) => ({
  update: { name: `${database}/documents/${path}`, fields },
})

interface FillUp {
  /** With what was answered, which no list reads. */
  whole?: boolean
}

/**
 * Gives a form answers until it has so many: older copies of its oldest one. 100,000 without what was answered take
 * about a minute on a quiet machine.
 */
export const fillUp = (
  formId: string,
  have: number,
  wanted: number,
  { whole = false }: FillUp = {},
): Promise<void> =>
  withoutTriggers(async () => {
    const fields = await oldest(formId)
    const { timestampValue } = z.object({ timestampValue: z.string() }).parse(fields.fechaCreacion)
    const copy = (number: number) => {
      const date = { timestampValue: new Date(Date.parse(timestampValue) - number * MINUTE_MS).toISOString() }
      return set(`respuestas_formularios/${formId}-copy-${number}`, {
        ...fields,
        ...(whole ? {} : { secciones: { arrayValue: {} } }),
        codigoMunicipio: { stringValue: `VA-C${String(number).padStart(9, '0')}` },
        ...{ fechaCreacion: date, lastUpdate: date, timeStamp: date },
      })
    }
    let next = 1
    const missing = wanted - have
    const work = async () => {
      while (next <= missing) {
        const first = next
        next += BATCH
        const size = Math.min(BATCH, missing - first + 1)
        await ask('commit', { writes: Array.from({ length: size }, (_, index) => copy(first + index)) })
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    const count = { total: { integerValue: String(wanted) } }
    await ask('commit', { writes: [set(`formularios/${formId}/contadores/respuestas`, count)] })
  })
