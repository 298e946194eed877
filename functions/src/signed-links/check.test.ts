import { beforeEach, describe, expect, it, vi } from 'vitest'
import { anonymousAuthor } from '../../../src/domain/answering/new-answer'
import { noteText, readNote } from '../../../src/domain/signed-link/link-note'
import { readLink } from '../../../src/domain/signed-link/signed-link'
import { anAnswer, aSection, aVersion, questions, TYPED } from '../../../src/testing/builders'
import { signedSearch } from '../../../src/testing/signed-search'
import { matchesLink } from './check'
import * as record from './record'

const NOW = new Date('2026-11-29T12:00:00Z')
const DAY_MS = 86_400_000
const version = aVersion({
  secciones: [
    aSection({
      id: 's',
      preguntas: questions(
        { id: 'rubro', codigo: 'rubro' },
        { id: 'metros', codigo: 'metros', ...TYPED.integer },
        { id: 'otra', codigo: 'otra' },
      ),
    }),
  ],
})
let keys: record.LinkKeys

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  keys = { sello: 'sello', claves: record.withNewKey([], 'clave001', NOW) }
  vi.spyOn(record, 'readLinkKeys').mockImplementation(() => Promise.resolve(keys))
})

const QUERY = 'metros=80&rubro=Bar'
const secret = () => keys.claves.at(-1)?.secreto ?? ''
function link(formId: string, { query = QUERY, expires = 1_893_456_000, key = secret() } = {}) {
  const { signed } = readLink(signedSearch(key, { formId, query, expires }))
  if (!signed) throw new Error('not signed')
  return signed
}
const noteOf = (formId: string, at = NOW) =>
  record.sealed(keys, formId, { opened: Math.floor(at.getTime() / 1000), key: 'clave001', values: QUERY })
const answered = (said: Record<string, string>, given: object = {}) =>
  anAnswer(
    { version, author: anonymousAuthor('uid') },
    {
      secciones: [
        {
          ...{ id: 's', orden: 0 },
          preguntas: ['rubro', 'metros', 'otra'].map((id, orden) => ({
            id,
            orden,
            respuesta: said[id] ?? '',
          })),
        },
      ],
      ...given,
    },
  )
const RIGHT = { rubro: 'Bar', metros: '80', otra: 'x' }

describe('which key signed a link', () => {
  it('REACH-05 is one that counts, for this form, these answers and this time alone', () => {
    const { formId } = version
    expect(record.signerOf(keys, formId, link(formId), NOW)?.id).toBe('clave001')
    expect(record.signerOf(keys, 'otro', link(formId), NOW)).toBeUndefined()
    expect(record.signerOf(keys, formId, link(formId, { key: 'x' }), NOW)).toBeUndefined()
    expect(record.signerOf(keys, formId, { ...link(formId), expires: 1 }, NOW)).toBeUndefined()
    expect(
      record.signerOf(keys, formId, { ...link(formId), values: 'metros=81&rubro=Bar' }, NOW),
    ).toBeUndefined()
    expect(record.signerOf(keys, formId, { ...link(formId), signature: 'a' }, NOW)).toBeUndefined()
  })

  it('REACH-05 is the one before too, for thirty days after it was replaced', () => {
    const old = link(version.formId)
    keys = { ...keys, claves: record.withNewKey(keys.claves, 'clave002', NOW) }
    const after = (days: number) => new Date(NOW.getTime() + days * DAY_MS)
    expect(record.signerOf(keys, version.formId, old, after(29))?.id).toBe('clave001')
    expect(record.signerOf(keys, version.formId, old, after(31))).toBeUndefined()
    expect(record.shownKeys(keys, NOW).map(({ id }) => id)).toEqual(['clave001', 'clave002'])
    expect(JSON.stringify(record.shownKeys(keys, NOW))).not.toContain(secret())
    expect(record.withoutPast(keys.claves, after(211)).map(({ id }) => id)).toEqual(['clave002'])
  })
})

describe('an answer and the note of its link', () => {
  const keeps = (note: unknown, said = RIGHT, given: object = {}) =>
    matchesLink(version, answered(said, given), note)

  it('REACH-05 counts where it says what was signed, whatever else it says', async () => {
    expect(await keeps(noteText(noteOf(version.formId)))).toBe(true)
    expect(await keeps(undefined)).toBe(true)
  })
  it.each([
    { rubro: 'Kiosco', metros: '80', otra: '' },
    { rubro: 'Bar', metros: '', otra: '' },
  ])('REACH-05 does not where it says something else: %j', async (said) =>
    expect(await keeps(noteText(noteOf(version.formId)), said)).toBe(false),
  )
  it('REACH-05 does not by a note that is made up, changed, of another form, too old, or of a key that was ended', async () => {
    const note = noteOf(version.formId)
    for (const forged of [
      { ...note, seal: 'a'.repeat(64) },
      { ...note, values: 'rubro=Bar' },
      { ...note, opened: note.opened + 1 },
      { ...note, key: 'clave002' },
      noteOf('otro'),
      noteOf(version.formId, new Date(NOW.getTime() - 181 * DAY_MS)),
    ])
      expect(await keeps(noteText(forged)), JSON.stringify(forged)).toBe(false)
    for (const odd of ['x', 7, null, {}]) expect(await keeps(odd)).toBe(false)
    expect(readNote(noteText(note))).toEqual(note)
    keys = { ...keys, claves: [] }
    expect(await keeps(noteText(note))).toBe(false)
  })
  it('REACH-05 does not where the form does not take what was signed, so that who answers would say it', async () => {
    const given = { opened: Math.floor(NOW.getTime() / 1000), key: 'clave001' }
    const of = (values: string) => noteText(record.sealed(keys, version.formId, { ...given, values }))
    expect(await keeps(of('metros=ochenta&rubro=Bar'))).toBe(false)
    expect(await keeps(of('metros=&rubro=Bar'))).toBe(true)
  })
  it('REACH-05 is needed where the form opens by signed links alone, but of staff', async () => {
    const only = { ...version, soloFirmado: true }
    expect(await matchesLink(only, answered(RIGHT), undefined)).toBe(false)
    expect(await matchesLink(only, answered(RIGHT), '')).toBe(false)
    expect(await matchesLink(only, answered(RIGHT), noteText(noteOf(version.formId)))).toBe(true)
    expect(await matchesLink(only, answered({}, { creadoPor: 'sara' }), undefined)).toBe(true)
  })
})
