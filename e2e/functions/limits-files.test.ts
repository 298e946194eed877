import { DocumentReference, Transaction } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { onFileUploaded } from '../../functions/src/limits/on-file-uploaded'
import { getAnswerState } from '../../functions/src/lookup/get-answer-state'
import { getRecord } from '../../functions/src/lookup/get-record'
import { aQuestion, aSection, THREE_STATES } from '../../src/testing/builders'
import { formAt, formDocuments, options } from '../rules/documents'
import { OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { signInAnonymously } from './accounts'
import { call } from './calls'
import { limitedTo, refusalOf, strangersAnswer, strangersCall } from './flood-world'
import { beginWorld, owner, read } from './world'

const form = formAt(OWN_AREA, {
  id: 'con-fotos',
  opcionales: options({ publico: true }),
  secciones: [aSection({ preguntas: [aQuestion({ adjuntar: true })] })],
})

beforeAll(async () => {
  await beginWorld()
  await layOut(formDocuments(owner, form), owner)
})

describe('files of strangers', () => {
  const file = (
    uid: string,
    name = `imagenes/${form.id}/abcdefghijkl.png`,
    respuesta: string | undefined = 'r',
  ) => onFileUploaded({ data: { name, metadata: { uid, ...(respuesta && { respuesta }) } } as never })
  const nameless = async () => {
    const [, payload = ''] = (await signInAnonymously()).split('.')
    return String(JSON.parse(Buffer.from(payload, 'base64url').toString()).user_id)
  }

  it('SEC-03 are counted, and an account that sends too many is paused', async () => {
    const uid = await nameless()
    await limitedTo({ STRANGER_FILES_PER_HOUR: 2 }, async () => {
      await file(uid)
      await file(uid)
      await file(uid, 'pdf/x/y.pdf')
      await file(uid, `cabeceras/${form.id}/x.png`)
      expect(await read(`cuentas_frenadas/${uid}`)).toBeUndefined()
      await file(uid)
    })
    expect(await read(`cuentas_frenadas/${uid}`)).toBeDefined()
  })
})

describe('looking up by code', () => {
  const CODE = 'VDR-0123456789'
  const from = (address: string, data: unknown = { code: CODE }) => strangersCall('', data, address)

  it('PUB-01 SEC-03 shows title and state, so many times an hour from one address', async () => {
    const stated = formAt(OWN_AREA, { id: 'con-estados', opcionales: options({ publico: true }) })
    await layOut(formDocuments(owner, stated), owner)
    await strangersAnswer(stated, { titulo: 'Bacheo', codigoMunicipio: CODE })
    expect((await call('getAnswerState', null, { code: CODE })).result).toMatchObject({
      titulo: 'Bacheo',
      estado: THREE_STATES.disponibles[0]?.nombre,
    })
    expect((await call('getAnswerState', null, { code: 'VDR-ZZZZZZZZZZ' })).status).toBe('NOT_FOUND')
    for (const wrong of [null, {}, { code: '' }, { code: '../x' }, { code: 'vdr-0123456789' }, { code: 7 }])
      expect((await call('getAnswerState', null, wrong)).status, JSON.stringify(wrong)).toBe(
        'INVALID_ARGUMENT',
      )
    await limitedTo({ LOOKUPS_PER_HOUR: 2 }, async () => {
      expect(await refusalOf(getAnswerState(from('192.0.2.1')))).toBe(null)
      expect(await refusalOf(getAnswerState(from('192.0.2.1')))).toBe(null)
      expect(await refusalOf(getAnswerState(from('192.0.2.1')))).toEqual([
        'resource-exhausted',
        { limit: 'lookups' },
      ])
      expect(await refusalOf(getAnswerState(from('192.0.2.2')))).toBe(null)
    })
  })

  /** Which documents the functions read while something is done. */
  async function readMeanwhile(work: () => Promise<unknown>): Promise<string[]> {
    const got = vi.spyOn(DocumentReference.prototype, 'get')
    const inTransactions = vi.spyOn(Transaction.prototype, 'get')
    try {
      await work()
      const asked = [...got.mock.contexts, ...inTransactions.mock.calls.map(([ref]): unknown => ref)]
      return asked.flatMap((ref) => (ref instanceof DocumentReference ? [ref.path] : []))
    } finally {
      got.mockRestore()
      inTransactions.mockRestore()
    }
  }
  const guess = (turn: number) => ({ code: `VDR-${String(turn).padStart(10, '0')}` })

  it('PUB-01 SEC-03 is refused past the limit for ten thousand guessed codes, for one read each and none of an answer', async () => {
    const [most, all, atOnce] = [20, 10_000, 20]
    const statuses = new Map<unknown, number>()
    await limitedTo({ LOOKUPS_PER_HOUR: most }, async () => {
      const tried = async (turn: number) => {
        const refusal = await refusalOf(getAnswerState(from('192.0.2.50', guess(turn))))
        const status: unknown = Array.isArray(refusal) ? refusal[0] : refusal
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
      for (let turn = 0; turn < most; turn += 1) await tried(turn)
      const paths = await readMeanwhile(async () => {
        for (let turn = most; turn < all; turn += atOnce) {
          await Promise.all(Array.from({ length: atOnce }, (_, index) => tried(turn + index)))
        }
      })
      // The counter of that address, once for each, and neither a code nor an answer.
      expect(paths).toHaveLength(all - most)
      expect(new Set(paths).size).toBe(1)
      expect(paths[0]).toMatch(/^limites\//)
      // A true code is refused among them too: nothing tells it from a false one.
      expect(await refusalOf(getAnswerState(from('192.0.2.50')))).toEqual([
        'resource-exhausted',
        { limit: 'lookups' },
      ])
    })
    expect(Object.fromEntries(statuses)).toEqual({ 'not-found': most, 'resource-exhausted': all - most })
  })

  it('PUB-02 SEC-03 is limited for records likewise, whether the record exists or not', async () => {
    await limitedTo({ LOOKUPS_PER_HOUR: 1 }, async () => {
      const missing = () => getRecord(from('192.0.2.9', { code: 'aaaVDR-0000000000' }))
      expect(await refusalOf(missing())).toMatchObject(['not-found', undefined])
      expect(await refusalOf(missing())).toEqual(['resource-exhausted', { limit: 'lookups' }])
    })
  })
})
