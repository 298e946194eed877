import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openSession } from '../../functions/src/sign-in/open-session'
import type { Form } from '../../src/domain/form/form'
import { anonymousAuthor, pdfDownloadCode } from '../../src/domain/answering/new-answer'
import { answerTo, formDocuments, newName, stored } from '../rules/documents'
import { AREA, HOME, OTHER_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { PROJECT_ID } from '../stack/ports'
import { addAccount, PASSWORD, signInAnonymously, signInByPassword } from './accounts'
import { auditEntries } from './audit-entries'
import { ORIGIN } from './callable'
import { call } from './calls'
import { changed, ROCIO, saved, somebody } from './hiring'
import {
  answered,
  answerPath,
  beginIncidents,
  endIncidents,
  incidentForm,
  municore,
  PER_STATE,
} from './incident-world'
import { atWork } from './staff-tokens'
import { bucket } from './stored-files'
import { hire, owner, write } from './world'

const SUPERVISOR = { por: 'sara', rol: 'ROLE_SUPERVISOR', sesion: 'sid-sara', origen: ORIGIN }
const NOBODY = { por: '', rol: '', sesion: '', origen: ORIGIN }
const EVERYTHING = {
  ...{ code: '', author: '', citizenDni: '', state: null },
  ...({ order: 'fechaCreacion', from: null, to: null } as const),
}

let form: Form
let answerId: string
let supervisor: string

beforeAll(async () => {
  await beginIncidents()
  supervisor = await atWork('sara', 'ROLE_SUPERVISOR')
  form = await incidentForm(PER_STATE)
  answerId = await answered(form)
})
afterAll(endIncidents)

/** Somebody unknown tries to begin a session, past the emulator, which begins a program for each call. */
function refusedHere(uid: string): Promise<string> {
  const firebase = { sign_in_provider: 'password', identities: {} }
  const now = Math.floor(Date.now() / 1000)
  const facts = { aud: PROJECT_ID, auth_time: now, exp: 0, iat: 0, iss: '', sub: uid, uid, firebase }
  const token = { ...facts, email: `${uid}@correo.test`, email_verified: true }
  const request = { auth: { uid, rawToken: '', token }, data: { attempt: 'intento-de-la-riada' } }
  return openSession(request).then(
    () => 'open',
    (error: unknown) => (error instanceof Error ? String(Reflect.get(error, 'code')) : 'unknown'),
  )
}

describe('the audit trail says who and from where for', () => {
  it('SEC-06 RECIP-01 a look-up of a citizen, by number or by link, found or not', async () => {
    await call('getCitizen', supervisor, { dni: '30.111.222', municipioPath: HOME })
    await call('getCitizen', supervisor, { dni: '30111222', municipioPath: HOME })
    await call('getCitizen', supervisor, { dni: '99888777', municipioPath: HOME })
    await call('getCitizenByHash', supervisor, { hash: 'c0ffee01a1b2c3d4e5f60718', municipioPath: HOME })
    const entries = await auditEntries('ciudadano')
    for (const entry of entries) expect(entry).toMatchObject({ ...SUPERVISOR, municipalityPath: HOME })
    expect([...new Set(entries.map(({ ciudadano }) => ciudadano))].sort()).toEqual(['40101', '…777'])
    expect(JSON.stringify(entries)).not.toMatch(/30111222|99888777|Lucía|c0ffee/)
  })

  it('SEC-06 RECIP-01 no look-up that the management system did not answer', async () => {
    await municore.behave('fail')
    expect((await call('getCitizen', supervisor, { dni: '11222333', municipioPath: HOME })).status).toBe(
      'UNAVAILABLE',
    )
    await municore.reset()
    expect((await auditEntries('ciudadano')).map(({ ciudadano }) => ciudadano)).not.toContain('…333')
  })

  it('SEC-06 RECIP-03 the creation of a citizen, once for each', async () => {
    const typed = { nombre: 'Ana', apellido: 'Ríos', dni: '33444555', email: '', telefono: '', calle: '' }
    const asked = { ...typed, tipoDocumentoId: 1, municipioPath: HOME, attempt: 'uno' }
    const made = await call('createCitizen', supervisor, asked)
    await call('createCitizen', supervisor, asked)
    const entries = await auditEntries('altaCiudadano')
    expect(made.status).toBe('OK')
    expect(entries).toMatchObject([{ ...SUPERVISOR, ciudadano: expect.stringMatching(/^\d+$/) }])
  })

  it('SEC-06 INC-03 a search for assets, once an hour for each form', async () => {
    const near = { formId: form.id, latitud: -31.4213, longitud: -64.1832 }
    for (let times = 0; times < 2; times += 1)
      expect((await call('getIdentifiers', supervisor, near)).status).toBe('OK')
    expect(await auditEntries('identificadores')).toMatchObject([{ ...SUPERVISOR, idPlantilla: form.id }])
  })

  it('SEC-06 VIEW-05 a message to the staff who work on an incident, without its words', async () => {
    const asked = { answerId, message: 'Falta un cable.', attempt: 'uno' }
    expect((await call('sendExternalMessage', supervisor, asked)).status).toBe('OK')
    await call('sendExternalMessage', supervisor, asked)
    const entries = await auditEntries('mensaje')
    expect(entries).toMatchObject([{ ...SUPERVISOR, respuesta: answerId, formulario: 'Luz rota' }])
    expect(JSON.stringify(entries)).not.toContain('cable')
  })

  it('SEC-06 ALIST-06 an export, with how many answers it contains, whichever page it begins with', async () => {
    const asked = { formId: form.id, filters: EVERYTHING, lastDoc: null }
    const beforeAllOthers = Buffer.from(JSON.stringify([4_000_000_000, 0, 'x'])).toString('base64url')
    expect((await call('generateCsv', supervisor, asked)).status).toBe('OK')
    await call('generateCsv', supervisor, { ...asked, lastDoc: beforeAllOthers })
    expect(await auditEntries('exportacion')).toMatchObject([
      { ...SUPERVISOR, idPlantilla: form.id, municipalityPath: HOME, cantidad: 2 },
    ])
  })

  it('SEC-06 PDF-01 a PDF of an answer, made by staff, but none that could not be kept', async () => {
    const full = vi.spyOn(Object.getPrototypeOf(bucket().file('x')), 'save')
    full.mockRejectedValue(new Error('no room'))
    expect((await call('generatePdfv3', supervisor, { answerId, language: 'es' })).status).toBe('INTERNAL')
    full.mockRestore()
    expect(await auditEntries('pdf')).toEqual([])
    expect((await call('generatePdfv3', supervisor, { answerId, language: 'es' })).status).toBe('OK')
    expect(await auditEntries('pdf')).toMatchObject([{ ...SUPERVISOR, respuesta: answerId }])
  })

  it('SEC-06 PUB-02 a record that was looked up by its code, but no code that is none', async () => {
    const offers = await incidentForm({ pdfDownloadCode: true })
    const answer = answerTo(offers, anonymousAuthor('u'), { id: newName(owner, 'aB3registro') })
    await layOut(formDocuments(owner, offers), owner)
    await write(answerPath(answer.id), stored(owner, answer))
    const code = pdfDownloadCode(answer.id, answer.codigoMunicipio)
    expect((await call('getRecord', null, { code })).status).toBe('OK')
    expect((await call('getRecord', null, { code: `${code}X` })).status).toBe('NOT_FOUND')
    expect(await auditEntries('acta')).toMatchObject([{ ...NOBODY, respuesta: answer.id }])
  })

  it('SEC-06 AUTH-07 a session that is opened, and for each reason one that is refused', async () => {
    await hire('nora', 'ROLE_INSPECTOR')
    const token = await signInByPassword('nora@villadelrio.test')
    for (let times = 0; times < 2; times += 1)
      await call('openSession', token, { attempt: 'intento-numero-uno' })
    expect(await auditEntries('sesion')).toMatchObject([
      {
        por: 'nora',
        rol: 'ROLE_INSPECTOR',
        usuario: 'nora',
        origen: ORIGIN,
        sesion: expect.stringMatching(/.{32}/),
      },
    ])
    await addAccount({ uid: 'uid-nadie', email: 'nadie@correo.test', password: PASSWORD })
    const stranger = await signInByPassword('nadie@correo.test')
    for (const attempt of ['intento-numero-dos', 'intento-numero-tres']) {
      expect((await call('openSession', stranger, { attempt })).refusal).toBe('noUser')
    }
    const refused = await auditEntries('sesionRechazada')
    expect(refused).toMatchObject([{ ...NOBODY, usuario: 'n…@correo.test', motivo: 'noUser' }])
  })

  it('SEC-06 at most so many refusals an hour in a flood by many accounts', async () => {
    const refusals = Array.from({ length: 200 }, (_, n) => refusedHere(`uid-riada-${n}`))
    expect(new Set(await Promise.all(refusals))).toEqual(new Set(['permission-denied']))
    expect((await auditEntries('sesionRechazada')).length).toBeLessThanOrEqual(2 * 64 + 1)
  })

  it('SEC-06 USER-02 a user who is added or changed, before and after, but no save without a change', async () => {
    const admin = await atWork('adela', 'ROLE_ADMIN')
    await saved(admin, somebody())
    await saved(admin, somebody())
    const by = { por: 'adela', rol: 'ROLE_ADMIN', usuario: ROCIO, municipalityPath: HOME }
    expect(await auditEntries('usuarioAlta')).toMatchObject([
      { ...by, cambios: expect.arrayContaining([{ campo: 'roles', de: '', a: 'ROLE_INSPECTOR' }]) },
    ])
    const promoted = changed(ROCIO, { role: 'ROLE_SUPERVISOR', areas: [AREA, OTHER_AREA] })
    await saved(admin, promoted)
    await saved(admin, promoted)
    expect(await auditEntries('usuarioCambio')).toMatchObject([
      {
        ...by,
        cambios: [
          { campo: 'roles', de: 'ROLE_INSPECTOR', a: 'ROLE_SUPERVISOR' },
          { campo: 'areas', de: AREA, a: `${AREA}, ${OTHER_AREA}` },
        ],
      },
    ])
  })

  it('SEC-06 nothing that was refused: no entry claims that it was done', async () => {
    const stranger = await signInAnonymously()
    const before = (await auditEntries('exportacion')).length
    const asked = { formId: form.id, filters: EVERYTHING, lastDoc: null }
    expect((await call('generateCsv', stranger, asked)).status).toBe('UNAUTHENTICATED')
    const elsewhere = await atWork('otra', 'ROLE_SUPERVISOR', { areas: [OTHER_AREA] })
    expect((await call('generateCsv', elsewhere, asked)).status).toBe('PERMISSION_DENIED')
    expect(await auditEntries('exportacion')).toHaveLength(before)
  })
})
