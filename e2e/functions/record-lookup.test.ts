import { beforeAll, describe, expect, it } from 'vitest'
import { extractText, getDocumentProxy } from 'unpdf'
import { senderAt } from '../../functions/src/platform/branding'
import { recordPdf } from '../../src/data/public/record'
import type { StoredAnswer } from '../../src/domain/answer/answer'
import { pdfDownloadCode } from '../../src/domain/answering/new-answer'
import type { Form } from '../../src/domain/form/form'
import { answerTo, formAt, formDocuments, newName, options, stored } from '../rules/documents'
import { OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { call } from './calls'
import { connectData, failureOf } from './data'
import { beginWorld, change, owner, remove, write } from './world'

const ME = { creadoPor: 'ines', uid: 'uid-ines', firstName: 'Inés', lastName: 'Roca', inspectorID: '' }
const formWith = (id: string, isOffered: boolean): Form =>
  formAt(OWN_AREA, {
    id,
    titulo: 'Acta de constatación',
    opcionales: options({ pdfDownloadCode: isOffered }),
  })
const OFFERS = formWith('con-codigo', true)
const KEEPS = formWith('sin-codigo', false)
const WORDS = { language: 'es', timeZone: 'UTC' } as const

const pathOf = (id: string) => `respuestas_formularios/${id}`
/** What marks an answer for good: there is no such version of its form. */
const MARKED = { invalida: true, version: 99 }
/** A saved answer and the code that is printed on its record. */
async function saved(form = OFFERS, given: Partial<StoredAnswer> = {}) {
  const id = given.id ?? newName(owner, 'aB3registro')
  const answer = { ...answerTo(form, ME), ...given, id }
  await write(pathOf(id), stored(owner, answer))
  return { id, answer, code: pdfDownloadCode(id, answer.codigoMunicipio) }
}
const ask = (code: unknown, more: object = {}) => call('getRecord', null, { code, ...more })
const lookFor = (code: string) => failureOf(recordPdf({ code, ...WORDS }))

beforeAll(async () => {
  connectData()
  await beginWorld()
  await layOut({ ...formDocuments(owner, OFFERS), ...formDocuments(owner, KEEPS) }, owner)
})

describe('a record by its code', () => {
  it('PUB-02 PUB-04 is shown to anybody who has the code, without an account', async () => {
    const { code, answer } = await saved()
    const { downloadUrl: url, emisor } = await recordPdf({ code, ...WORDS })
    expect(emisor).toEqual(await senderAt(answer.municipalityPath))
    expect(emisor.nombre).not.toBe('')
    const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer())
    const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
    expect(text).toContain('Acta de constatación')
    expect(text).toContain(answer.codigoMunicipio)
    expect(text).toContain('Escanee el código')
  })

  it('PUB-02 needs the whole code, in its capitals and small letters', async () => {
    const { code, answer } = await saved(OFFERS, { id: newName(owner, 'aBcregistro') })
    for (const other of [
      code.toLowerCase(),
      code.toUpperCase(),
      `Abc${code.slice(3)}`,
      answer.codigoMunicipio,
      code.slice(0, -1),
      `${code}X`,
      ` ${code}`,
      code.slice(3),
      code.slice(0, 3),
      `${code.slice(0, 2)}*${code.slice(3)}`,
    ]) {
      expect(await lookFor(other), other).toMatchObject({ code: 'notFound' })
    }
  })

  it('PUB-04 gets the same reply when it is not offered, marked, deleted, or never existed', async () => {
    const { code: off } = await saved(KEEPS)
    const { code: marked } = await saved(OFFERS, MARKED)
    const { code: gone, id } = await saved()
    await remove(pathOf(id))
    const said = []
    for (const code of [off, marked, gone, 'aaaVDR-0000000000', '__x__', '../..']) said.push(await ask(code))
    for (const one of said) expect(one).toEqual(said[0])
    expect(said[0]).toMatchObject({ status: 'NOT_FOUND', details: undefined })
  })

  it('PUB-04 is not shown any more once the answer is marked', async () => {
    const { code, id } = await saved()
    expect((await ask(code)).status).toBe('OK')
    await change(pathOf(id), MARKED)
    expect((await ask(code)).status).toBe('NOT_FOUND')
  })

  it('PUB-04 stays that of the first answer when somebody saves another one with its code', async () => {
    const first = await saved(OFFERS, { fechaCreacion: new Date('2026-01-01') })
    const { codigoMunicipio } = first.answer
    const second = await saved(OFFERS, { codigoMunicipio, fechaCreacion: new Date('2026-01-02') })
    expect((await ask(first.code)).status).toBe('OK')
    if (second.code !== first.code) expect((await ask(second.code)).status).toBe('NOT_FOUND')
  })

  it.each([undefined, null, '', 7, {}, [], 'x'.repeat(101)])('PUB-02 %j is no code', async (code) => {
    expect((await ask(code)).status).toBe('INVALID_ARGUMENT')
  })

  it('PUB-02 is not made in an unknown language, and by no clock but the municipality’s', async () => {
    const { code } = await saved()
    expect((await ask(code, { language: 'xx' })).status).toBe('INVALID_ARGUMENT')
    // OPS-08: what pages of before say of their clock is not looked at.
    expect((await ask(code, { timeZone: 'Luna/Mar' })).status).toBe('OK')
  })
})
