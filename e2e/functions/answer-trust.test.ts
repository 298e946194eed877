import { beforeAll, describe, expect, it } from 'vitest'
import { readCode } from '../../functions/src/answers/code-owner'
import { settle } from '../../functions/src/checking/check-content'
import { publishCode } from '../../functions/src/checking/public-code'
import { answerWritten } from '../../functions/src/triggers/on-answer-written'
import type { StoredAnswer } from '../../src/domain/answer/answer'
import type { Form } from '../../src/domain/form/form'
import { NO_OPTIONS } from '../../src/domain/form/options'
import { NO_STATES } from '../../src/domain/form/state'
import { aSignature, THREE_STATES } from '../../src/testing/builders'
import { answerTo, formAt, formDocuments, newName, stored } from '../rules/documents'
import { AWAY, OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { call } from './calls'
import { saysCounted } from './counted'
import { says, unheard } from './events'
import { beginWorld, lookedUp, owner, read, remove, write } from './world'

const AUTHOR = { creadoPor: 'ana', uid: 'uid-ana', firstName: 'Ana', lastName: 'Paz', inspectorID: '' }

let form: Form
const answerPath = ({ id }: Pick<StoredAnswer, 'id'>) => `respuestas_formularios/${id}`
const codePath = ({ codigoMunicipio }: StoredAnswer) => `consultas_publicas/${codigoMunicipio}`

async function newForm(given: Partial<Form> = {}): Promise<void> {
  form = formAt(OWN_AREA, { id: newName(owner, 'form'), ...given })
  await layOut(formDocuments(owner, form), owner)
}

async function save(given: Partial<StoredAnswer> = {}): Promise<StoredAnswer> {
  const answer = answerTo(form, AUTHOR, { id: newName(owner, 'answer'), ...given })
  await write(answerPath(answer), { ...stored(owner, answer), areas: [] })
  return answer
}

beforeAll(() => beginWorld())

describe('a code whose answer is gone', () => {
  const again = (first: StoredAnswer) =>
    save({ codigoMunicipio: first.codigoMunicipio, fechaCreacion: new Date(Date.now() + 1000) })

  it('PUB-01 is never given again: a later answer with it is marked, and strangers are told nothing', async () => {
    await newForm({ estados: THREE_STATES })
    const first = await save({ fechaCreacion: new Date() })
    await says(codePath(first), { docCode: first.codigoMunicipio })
    await remove(answerPath(first))
    await says(codePath(first), { retirado: true })
    const second = await again(first)
    await says(answerPath(second), { invalida: true })
    expect(await read(codePath(first))).toEqual({ retirado: true })
    const told = async (code: string) => (await call('getAnswerState', null, { code })).status
    expect(await told(first.codigoMunicipio)).toBe('NOT_FOUND')
    expect(await told('VDR-0000000000')).toBe('NOT_FOUND')
  })

  it('PUB-01 tells strangers about forms that they answer, and about no others', async () => {
    const asked = async ({ codigoMunicipio: code }: StoredAnswer) => call('getAnswerState', null, { code })
    for (const [opcionales, estados, status] of [
      [{ publico: true }, THREE_STATES, 'OK'],
      [{ citizenAssociationFromCitizenPortal: true }, THREE_STATES, 'OK'],
      [{}, THREE_STATES, 'NOT_FOUND'],
      [{ publico: true }, NO_STATES, 'OK'],
    ] as const) {
      await newForm({ opcionales: { ...NO_OPTIONS, ...opcionales }, estados })
      const answer = await save()
      await says(codePath(answer), { docCode: answer.codigoMunicipio })
      expect((await asked(answer)).status, JSON.stringify([opcionales, estados])).toBe(status)
    }
  })

  it('PUB-01 does not pass to an answer that had it beside the first one', async () => {
    await newForm({ estados: THREE_STATES })
    const first = await save({ fechaCreacion: new Date() })
    const second = await again(first)
    await says(answerPath(second), { invalida: true })
    await remove(answerPath(first))
    await says(codePath(first), { retirado: true })
    await remove(answerPath(second))
    expect(await read(codePath(first))).toEqual({ retirado: true })
  })

  it('PUB-01 stays retired when its answer went while whoever tells of it had read both already', async () => {
    await newForm({ estados: THREE_STATES })
    const answer = await unheard(() => save({ fechaCreacion: new Date() }))
    const after = await read(answerPath(answer))
    const known = await readCode(answer.codigoMunicipio)
    expect(known).toMatchObject({ isRetired: false, owner: { id: answer.id } })
    await unheard(() => remove(answerPath(answer)))
    const event = { eventId: 'e', time: new Date(), answerId: answer.id }
    await publishCode({ ...event, before: after, after: undefined })
    await publishCode({ ...event, before: undefined, after }, () => Promise.resolve(known))
    expect(await read(codePath(answer))).toEqual({ retirado: true })
  })

  it('PUB-01 stays with the first answer when a second one with it is deleted', async () => {
    await newForm({ estados: THREE_STATES })
    const first = await save({ fechaCreacion: new Date() })
    const second = await again(first)
    await says(answerPath(second), { invalida: true })
    const before = await read(answerPath(second))
    await remove(answerPath(second))
    const gone = { eventId: 'gone', time: new Date(), answerId: second.id, before, after: undefined }
    for (let times = 0; times < 2; times += 1) await answerWritten(gone)
    expect(await read(codePath(first))).toMatchObject({ docCode: first.codigoMunicipio })
  })
})

describe('whether an answer is about a person who was looked up', () => {
  const EVA = { id: '40101', nombre: 'Eva', apellido: 'Paz', dni: '30111222' }
  const about = (datosCiudadano: StoredAnswer['datosCiudadano']) => save({ datosCiudadano })

  it('ANS-13 RECIP-01 an answer about a person who was looked up stays unmarked, natural person or legal entity', async () => {
    await newForm()
    const eva = await lookedUp(EVA)
    const answers = [await about(eva), await about({ ...eva, tipo: 'juridica', cuit: eva.dni })]
    await saysCounted(form, 2)
    for (const answer of answers) {
      await settle(answer.id)
      expect(await read(answerPath(answer))).toMatchObject({ invalida: false })
    }
  })

  it.each<[string, object]>([
    ['an invented id', { id: 'inventado' }],
    ['another number', { dni: '30111223' }],
    ['the number written otherwise', { dni: '30.111.222' }],
    ['another name', { nombre: 'El Intendente' }],
    ['another surname', { apellido: 'Dummy' }],
    ['another address for mails', { email: 'otra@correo.test' }],
    ['a number of another kind', { cuit: '30712345678' }],
  ])('ANS-13 SEC-02 it is marked with %s', async (_what, change_) => {
    await newForm()
    const eva = await lookedUp(EVA)
    const answer = await about({ ...eva, ...change_ })
    await says(answerPath(answer), { invalida: true })
  })

  it('ANS-13 a look-up in another municipality does not count here', async () => {
    await newForm()
    const answer = await about(await lookedUp({ ...EVA, id: '40999' }, AWAY))
    await says(answerPath(answer), { invalida: true })
  })
})

describe('the captions of signatures', () => {
  const signatures = [
    aSignature({ title: 'Titular' }),
    aSignature({ title: 'Inspección', indexSignature: 1 }),
  ]
  it('SEC-02 SIGN-04 have to be those of the form: another or a missing one marks the answer', async () => {
    await newForm({ signatures, opcionales: { ...NO_OPTIONS, digitalSignature: true } })
    const [first, second] = signatures
    if (!first || !second) throw new Error('no signatures')
    const forged = await save({
      signatures: [{ ...first, title: 'INTENDENTE MUNICIPAL (aprobado)' }, second],
    })
    const lacking = await save({ signatures: [first] })
    const honest = await save({ signatures })
    await says(answerPath(forged), { invalida: true })
    await says(answerPath(lacking), { invalida: true })
    await saysCounted(form, 3, 2)
    expect(await read(answerPath(honest))).toMatchObject({ invalida: false })
  })
})
