import { beforeAll, describe, expect, it, vi } from 'vitest'
import { END_LINK_KEY, GET_LINK_KEYS, MAKE_LINK_KEY } from '../../src/domain/calls/link-keys'
import { settle } from '../../functions/src/checking/check-content'
import * as params from '../../functions/src/limits/params'
import { MOST_OPEN_DAYS } from '../../functions/src/signed-links/record'
import { noteText, readNote } from '../../src/domain/signed-link/link-note'
import { answerCountPath, answerPath, linkKeysPath } from '../../src/domain/store-paths'
import { ROLES } from '../../src/domain/user/roles'
import { options } from '../rules/documents'
import { AWAY, HOME } from '../rules/places'
import { auditEntries } from './audit-entries'
import { call } from './calls'
import { heard } from './events'
import {
  answered,
  asked,
  changeKey,
  codedForm,
  endKey,
  IN_AN_HOUR,
  makeKey,
  newKeyId,
  opened,
  searchSignedBy,
} from './signed-link-world'
import { atWork, nobodyOfStaff } from './staff-tokens'
import { beginWorld, change, read } from './world'

const MAY = ['ROLE_ADMIN', 'ROLE_SUPERVISOR_ELEVADO']
const DAY_S = 86_400
let admin: string
let secret: string

beforeAll(async () => {
  await beginWorld()
  admin = await atWork('adela', 'ROLE_ADMIN')
  secret = (await makeKey(admin)).secret
  await heard()
})

/** Whether an answer counts, once functions have looked at it. */
async function counts(id: string): Promise<boolean> {
  await heard()
  return (await read(answerPath(id)))?.invalida === false
}

describe('the key of a municipality', () => {
  it('REACH-05 SEC-01 is told once, to who made it, and lies where nobody else looks', async () => {
    const id = newKeyId()
    const made = await makeKey(admin, id, AWAY)
    expect(made.secret).toMatch(/^[\w-]{43}$/)
    const { result } = await call(GET_LINK_KEYS, admin, { municipality: AWAY })
    expect(result).toEqual({ keys: [{ id, since: expect.any(Number), until: null }] })
    expect(JSON.stringify(result)).not.toContain(made.secret)
    // Asked again without a response it is the same one; later it is nobody's to ask.
    expect(await makeKey(admin, id, AWAY)).toEqual(made)
    await changeKey(id, { desde: new Date(Date.now() - 600_000) }, AWAY)
    expect((await call(MAKE_LINK_KEY, admin, { municipality: AWAY, id })).status).toBe('ALREADY_EXISTS')
  })

  it('REACH-05 SEC-06 leaves in the trail who made and who ended it, and nothing to sign with', async () => {
    const { id, secret: kept } = await makeKey(admin, newKeyId(), AWAY)
    await endKey(admin, id, AWAY)
    const entries = (await auditEntries('lugarCambio')).filter(({ cambios }) =>
      cambios.some(({ campo, de, a }) => campo === 'claveEnlaces' && [de, a].includes(id)),
    )
    expect(entries.map(({ por, municipalityPath }) => [por, municipalityPath])).toEqual([
      ['adela', AWAY],
      ['adela', AWAY],
    ])
    expect(JSON.stringify(entries)).not.toContain(kept)
  })

  it.each(ROLES.filter((role) => !MAY.includes(role)))('REACH-05 SEC-01 is not made by %s', async (role) => {
    const token = await atWork(`otro-${role.toLowerCase()}`, role)
    for (const [name, data] of [
      [GET_LINK_KEYS, { municipality: HOME }],
      [MAKE_LINK_KEY, { municipality: HOME, id: newKeyId() }],
      [END_LINK_KEY, { municipality: HOME, id: newKeyId() }],
    ] as const)
      expect((await call(name, token, data)).status).toBe('PERMISSION_DENIED')
  })

  it.each(nobodyOfStaff('adela'))('REACH-05 SEC-01 is not made by %s', async (_who, token) => {
    for (const name of [MAKE_LINK_KEY, END_LINK_KEY])
      expect((await call(name, await token(), { municipality: HOME, id: newKeyId() })).status).toBe(
        'UNAUTHENTICATED',
      )
  })

  it('REACH-05 SEC-01 is not that of another municipality', async () => {
    const token = await atWork('elena', 'ROLE_SUPERVISOR_ELEVADO')
    expect((await call(GET_LINK_KEYS, token, { municipality: HOME })).status).toBe('OK')
    for (const name of [MAKE_LINK_KEY, END_LINK_KEY])
      expect((await call(name, token, { municipality: AWAY, id: newKeyId() })).status).toBe(
        'PERMISSION_DENIED',
      )
  })

  it('REACH-05 is one of so many that count', async () => {
    for (let at = 0; at < 7; at += 1) await call(MAKE_LINK_KEY, admin, { municipality: AWAY, id: newKeyId() })
    const { status } = await call(MAKE_LINK_KEY, admin, { municipality: AWAY, id: newKeyId() })
    expect(status).toBe('FAILED_PRECONDITION')
    expect((await read(linkKeysPath(AWAY)))?.claves).toHaveLength(5)
  })
})

describe('a signed link', () => {
  it('REACH-05 counts for its form, its answers, its municipality and its time alone', async () => {
    const [form, other] = await Promise.all([codedForm(), codedForm()])
    const search = searchSignedBy(secret, form.id)
    expect(await opened(form.id, search)).toEqual({ status: 'counts', note: expect.any(String) })
    const wrong = { status: 'wrong', note: '' }
    expect(await opened(other.id, search)).toEqual(wrong)
    expect(await opened(form.id, search.replace('80', '8'))).toEqual(wrong)
    expect(await opened(form.id, search.replace('rubro=Bar', 'rubro=Bar&otra=x'))).toEqual(wrong)
    expect(await opened(form.id, search.replace('metros=80&', ''))).toEqual(wrong)
    expect(await opened(form.id, search.replace('Bar&firma', 'Bar&metros=90&firma'))).toEqual(wrong)
    expect(await opened(form.id, searchSignedBy('otra-clave', form.id))).toEqual(wrong)
    const expires = IN_AN_HOUR()
    const moved = searchSignedBy(secret, form.id, { expires }).replace(`${expires}`, `${expires + 1}`)
    expect(await opened(form.id, moved)).toEqual(wrong)
    expect(await opened('ninguno-que-haya', searchSignedBy(secret, 'ninguno-que-haya'))).toEqual(wrong)
    const late = searchSignedBy(secret, form.id, { expires: Math.floor(Date.now() / 1000) - 1 })
    expect(await opened(form.id, late)).toEqual({ status: 'late', note: '' })
  })

  it('REACH-05 SEC-01 of a form for staff says what a wrong one says', async () => {
    const form = await codedForm({ opcionales: options({}) })
    expect(await opened(form.id, searchSignedBy(secret, form.id))).toEqual({ status: 'wrong', note: '' })
  })

  it('REACH-05 does not open a form that does not take what was signed: nobody answers it in its place', async () => {
    const form = await codedForm()
    const statusOf = async (query: string) =>
      (await opened(form.id, searchSignedBy(secret, form.id, { query }))).status
    expect(await statusOf('metros=ochenta&rubro=Bar')).toBe('wrong')
    expect(await statusOf('expediente=7&rubro=Bar')).toBe('counts')
  })

  it('REACH-05 of a code that stands twice is signed by nobody', async () => {
    const form = await codedForm()
    const query = 'rubro=Bar&rubro=Kiosco'
    expect((await opened(form.id, searchSignedBy(secret, form.id, { query }))).status).toBe('wrong')
  })

  it('REACH-05 goes on counting for a while when the key was replaced, and not when it was ended', async () => {
    const form = await codedForm()
    const [before, after] = [await makeKey(admin), await makeKey(admin)]
    const [old, fresh] = [before, after].map((key) => searchSignedBy(key.secret, form.id))
    const statuses = async () => [
      (await opened(form.id, old ?? '')).status,
      (await opened(form.id, fresh ?? '')).status,
    ]
    expect(await statuses()).toEqual(['counts', 'counts'])
    await endKey(admin, after.id)
    expect(await statuses()).toEqual(['counts', 'wrong'])
    await changeKey(before.id, { hasta: new Date(Date.now() - 1000) })
    expect(await statuses()).toEqual(['wrong', 'wrong'])
    await endKey(admin, before.id)
  })

  it('REACH-05 SEC-03 is asked for so often an hour from one network', async () => {
    const form = await codedForm()
    vi.spyOn(params.LOOKUPS_PER_HOUR, 'value').mockReturnValue(2)
    const search = searchSignedBy(secret, form.id)
    const statuses = []
    for (let at = 0; at < 3; at += 1) statuses.push((await asked(form.id, search, '192.0.2.7')).status)
    expect(statuses).toEqual(['OK', 'OK', 'RESOURCE_EXHAUSTED'])
    vi.restoreAllMocks()
  })
})

describe('an answer that came by a signed link', () => {
  const noteOf = async (formId: string, given = {}) =>
    (await opened(formId, searchSignedBy(secret, formId, given))).note

  it('REACH-05 counts where it says what was signed, as often as the link is used', async () => {
    const form = await codedForm()
    const note = await noteOf(form.id)
    expect(await counts(await answered(form, note))).toBe(true)
    expect(await counts(await answered(form, note, { rubro: 'Bar', metros: '80' }))).toBe(true)
  })

  it.each([
    ['another answer', { rubro: 'Kiosco', metros: '80' }],
    ['another one of two', { rubro: 'Bar' }],
    ['another number', { rubro: 'Bar', metros: '8' }],
  ])('REACH-05 is marked and not counted where a browser sends %s', async (_what, said) => {
    const form = await codedForm()
    expect(await counts(await answered(form, await noteOf(form.id), said))).toBe(false)
  })

  it('REACH-05 is not counted by a limit either', async () => {
    const form = await codedForm({
      opcionales: options({ publico: true, limitResponses: true }),
      responsesCount: 10,
    })
    const id = await answered(form, await noteOf(form.id), { rubro: 'Kiosco', metros: '80' })
    await change(answerCountPath(form.id), { total: 1 })
    expect(await counts(id)).toBe(false)
    expect(await read(answerCountPath(form.id))).toMatchObject({ invalidas: 1 })
  })

  it('REACH-05 is marked where its note is made up, another form’s, changed, or too old', async () => {
    const [form, other] = await Promise.all([codedForm(), codedForm()])
    const note = readNote(await noteOf(form.id))
    if (!note) throw new Error('no note')
    const old = { ...note, opened: note.opened - (MOST_OPEN_DAYS + 1) * DAY_S }
    for (const forged of [
      { ...note, seal: 'a'.repeat(64) },
      { ...note, values: 'metros=81&rubro=Bar' },
      { ...note, values: '' },
      { ...note, key: 'otraclav' },
      old,
    ])
      expect(await counts(await answered(form, noteText(forged))), JSON.stringify(forged)).toBe(false)
    expect(await counts(await answered(form, await noteOf(other.id)))).toBe(false)
    expect(await counts(await answered(form, 'x'))).toBe(false)
    // The link itself is no note: only the server says that it counted.
    expect(await counts(await answered(form, searchSignedBy(secret, form.id)))).toBe(false)
  })

  it('REACH-05 counts when it is sent long after the link expired, and its key was replaced', async () => {
    const form = await codedForm()
    const key = await makeKey(admin)
    const { note } = await opened(form.id, searchSignedBy(key.secret, form.id))
    const next = await makeKey(admin)
    await changeKey(key.id, { hasta: new Date(Date.now() - DAY_S * 1000) })
    expect(await counts(await answered(form, note))).toBe(true)
    await endKey(admin, key.id)
    expect(await counts(await answered(form, note))).toBe(false)
    await endKey(admin, next.id)
  })

  it('REACH-05 stays counted when its key is ended and when staff change what was signed', async () => {
    const form = await codedForm()
    const key = await makeKey(admin)
    const { note } = await opened(form.id, searchSignedBy(key.secret, form.id))
    const id = await answered(form, note)
    expect(await counts(id)).toBe(true)
    await endKey(admin, key.id)
    const sections = (rubro: string) => [
      { id: 's', orden: 0, preguntas: [{ id: 'rubro', orden: 0, respuesta: rubro }] },
    ]
    await change(answerPath(id), { secciones: sections('Kiosco'), lastUpdate: new Date() })
    await settle(id)
    expect(await counts(id)).toBe(true)
  })
})

describe('a form that opens by signed links alone', () => {
  it('REACH-05 counts no answer of a stranger without one, and those that staff enter', async () => {
    const form = await codedForm({ soloFirmado: true })
    expect(await counts(await answered(form, undefined))).toBe(false)
    expect(await counts(await answered(form, ''))).toBe(false)
    const { note } = await opened(form.id, searchSignedBy(secret, form.id))
    expect(await counts(await answered(form, note))).toBe(true)
    const bySara = { creadoPor: 'sara', uid: 'uid-sara' }
    expect(await counts(await answered(form, undefined, {}, bySara))).toBe(true)
  })

  it('REACH-05 takes one that says nothing of the form, as long as it is signed', async () => {
    const form = await codedForm({ soloFirmado: true })
    const { note } = await opened(form.id, searchSignedBy(secret, form.id, { query: 'expediente=7' }))
    expect(await counts(await answered(form, note, { rubro: 'Kiosco' }))).toBe(true)
  })
})
