import { describe, expect, it } from 'vitest'
import { getCertificate } from '../../functions/src/certificates/get'
import { verifyCertificate } from '../../functions/src/certificates/verify'
import {
  answerCertificatePath,
  answerPath,
  certificateCountPath,
  certificatePath,
  formPath,
} from '../../src/domain/store-paths'
import { aSection, questions, THREE_STATES } from '../../src/testing/builders'
import { formAt, formDocuments, options } from '../rules/documents'
import { AREA, FOREIGN_AREA, OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { call } from './calls'
import { says } from './events'
import { limitedTo, refusalOf, strangersCall } from './flood-world'
import { atWork } from './staff-tokens'
import { change, owner, read, remove } from './world'
import {
  entries,
  FORM,
  get,
  here,
  inWorldOfCertificates,
  issue,
  issued,
  lastOf,
  layout,
  revoke,
  saved,
  verify,
  wordsOf,
} from './certifying'

inWorldOfCertificates()

describe('issuing a certificate', () => {
  it('PDF-02 fills it in once, from the answer as it stands: what somebody answered is neither placeholder nor markup', async () => {
    const { codigo, numero, titulo, emitidoPor, valeHasta } = await issued()
    expect({ titulo, emitidoPor, valeHasta }).toEqual({
      ...{ titulo: 'Permiso de Ana María Paz', emitidoPor: 'sara', valeHasta: null },
    })
    expect(await read(certificatePath(codigo))).toMatchObject({
      texto: `Se autoriza a Ana María Paz (20123456): Feria <b>de</b> {{ciudadano.documento}}, —. N.º ${numero}`,
      ...{ iniciales: 'A. M. P.', respuesta: here.answer.id, revocado: null },
    })
    expect(await entries('certificado')).toMatchObject([{ por: 'sara', cantidad: numero }])
  })

  it('PDF-02 twice or at the same time makes one, with one number and one entry in the trail', async () => {
    const outcomes = await Promise.all([issue(), issue(), issue()])
    const { codigo } = await lastOf()
    expect((await issued()).codigo).toBe(codigo)
    expect(outcomes.filter(({ status }) => status === 'OK').length).toBeGreaterThan(0)
    expect(await entries('certificado')).toHaveLength(1)
  })

  it('PDF-02 leaves no gap in the numbers, whatever is refused in between', async () => {
    const { numero } = await issued()
    await layout({ texto: '{{nadie}}' })
    const [refusedOne, next] = [await saved(), await saved()]
    expect((await issue(here.supervisor, refusedOne.id)).status).toBe('FAILED_PRECONDITION')
    await layout({})
    const others = await Promise.all([issued(refusedOne.id), issued(next.id)])
    expect(others.map((one) => one.numero).sort()).toEqual([numero + 1, numero + 2])
    await says(certificateCountPath(FORM.id), { ultimo: numero + 2 })
  })

  it('PDF-02 gives no number twice when the counter was lost', async () => {
    const { numero } = await issued()
    await remove(certificateCountPath(FORM.id))
    expect((await issued((await saved()).id)).numero).toBe(numero + 1)
  })

  it.each([
    ['a placeholder that names nothing', { texto: 'A {{pregunta-7}}' }, 'layout'],
    ['a placeholder in the title that names nothing', { titulo: '{{__proto__}}' }, 'layout'],
    ['no title', { titulo: ' ' }, 'layout'],
    ['a state that the form has not', { estado: '9' }, 'layout'],
    [
      'too many signatories',
      { firmas: Array.from({ length: 5 }, () => ({ nombre: 'x', cargo: '' })) },
      'layout',
    ],
    ['a day that is over', { validez: 'hasta' as const, hasta: '2020-01-31' }, 'over'],
    ['another state asked for', { estado: '2' }, 'state'],
    ['no layout', null, 'layout'],
  ])(
    'PDF-02 is refused for %s, even when somebody stored that past the editor',
    async (_what, change_, reason) => {
      await layout(change_)
      expect(await issue()).toMatchObject({ status: 'FAILED_PRECONDITION', details: { reason } })
      expect(await read(answerCertificatePath(here.answer.id))).toBeUndefined()
    },
  )

  it('PDF-02 is refused for an answer with faults, and where the form has none', async () => {
    await change(answerPath(here.answer.id), { invalida: true })
    expect(await issue()).toMatchObject({ details: { reason: 'invalid' } })
    await change(formPath(FORM.id), { 'opcionales.certificado': false })
    expect(await issue()).toMatchObject({ details: { reason: 'off' } })
    await change(formPath(FORM.id), { 'opcionales.certificado': true })
  })

  it('PDF-02 is made of an answer that was given before the form had certificates, to a version that asked less', async () => {
    const before = formAt(OWN_AREA, {
      id: 'permisos-antes',
      titulo: 'Permisos',
      estados: THREE_STATES,
      secciones: [aSection({ preguntas: questions({ titulo: 'Evento' }) })],
      opcionales: options({ citizenAssociationFromCitizenPortal: true }),
    })
    await layOut(formDocuments(owner, before), owner)
    const { opcionales, version } = before
    const old = await saved({ opcionales, version, idPlantilla: before.id })
    const code = old.codigoMunicipio
    expect(await issue(here.supervisor, old.id)).toMatchObject({ details: { reason: 'off' } })
    await change(formPath(before.id), {
      ...{ version: 2, secciones: FORM.secciones, certificado: FORM.certificado },
      'opcionales.certificado': true,
    })
    const { codigo, numero } = await issued(old.id)
    expect(await read(certificatePath(codigo))).toMatchObject({
      texto: `Se autoriza a Ana María Paz (20123456): Feria <b>de</b> {{ciudadano.documento}}, —. N.º ${numero}`,
    })
    const state = await call('getAnswerState', null, { code })
    expect(state.result).toMatchObject({ certificado: codigo })
    expect(await wordsOf((await get(codigo, { answerCode: code })).result)).toContain('Rosa Luna')
    expect((await verify(codigo)).result).toMatchObject({ state: 'vigente', numero })
    // What was issued counts on when the form gives none any more.
    await change(formPath(before.id), { 'opcionales.certificado': false })
    expect((await verify(codigo)).result).toMatchObject({ state: 'vigente' })
    expect((await get(codigo, { answerCode: code })).status).toBe('OK')
  })

  it('PDF-02 SEC-01 is allowed only to staff who may work on the answer', async () => {
    const others = [
      await atWork('lejos', 'ROLE_SUPERVISOR', { areas: [FOREIGN_AREA] }),
      await atWork('ines', 'ROLE_INSPECTOR', { areas: [AREA] }),
      await atWork('acta', 'ROLE_INSPECTOR_ACTAS', { areas: [AREA] }),
      await atWork('gene', 'ROLE_GENERADOR', { areas: [AREA] }),
    ]
    for (const token of others) expect((await issue(token)).status).toBe('PERMISSION_DENIED')
    expect((await issue(null)).status).toBe('UNAUTHENTICATED')
    expect((await issue(here.supervisor, 'no-hay')).status).toBe('PERMISSION_DENIED')
    for (const data of [{ answerId: '../x' }, { answerId: here.answer.id, numero: 1 }])
      expect((await call('issueCertificate', here.supervisor, data)).status).toBe('INVALID_ARGUMENT')
    expect(await read(answerCertificatePath(here.answer.id))).toBeUndefined()
  })

  it('PDF-02 makes it count to the end of its last day by the clock of the town hall', async () => {
    await layout({ validez: 'hasta', hasta: '2099-12-31' })
    expect((await issued()).valeHasta?.toISOString()).toBe('2100-01-01T02:59:59.999Z')
  })
})

describe('verifying a certificate', () => {
  it('PDF-02 shows anybody that it counts, its title, number and days, and only the initials of the person', async () => {
    const { codigo, numero } = await issued()
    const { status, result } = await verify(codigo)
    expect(status).toBe('OK')
    expect(result).toMatchObject({
      state: 'vigente',
      numero,
      iniciales: 'A. M. P.',
      municipio: 'Municipio VDR',
      formulario: 'Permisos',
      zonaHoraria: 'America/Argentina/Cordoba',
    })
    expect(JSON.stringify(result)).not.toMatch(/20123456|Feria|sara|permiso-/)
  })

  it('PDF-02 shows revoked without why or by whom, or expired; an unknown code is not found', async () => {
    const { codigo } = await issued()
    expect(await revoke(codigo)).toMatchObject({ status: 'OK' })
    const { result } = await verify(codigo)
    expect(result).toMatchObject({ state: 'revocado' })
    expect(JSON.stringify(result)).not.toMatch(/error|sara/)
    await change(certificatePath(codigo), { revocado: null, valeHasta: new Date(0) })
    expect((await verify(codigo)).result).toMatchObject({ state: 'vencido' })
    expect((await verify('0000000000000000')).status).toBe('NOT_FOUND')
    for (const code of ['', 'x', codigo.toLowerCase(), `${codigo}0`, 7, null, '../../usuarios'])
      expect((await verify(code)).status).toBe('INVALID_ARGUMENT')
  })

  it('SEC-03 PDF-02 is limited together with downloading, for true codes too, against guessing', async () => {
    const { codigo } = await issued()
    const from = (data: object, address = '192.0.2.60') => strangersCall('uid-x', data, address)
    const false_ = { code: '0000000000000000' }
    await limitedTo({ LOOKUPS_PER_HOUR: 2 }, async () => {
      expect(await refusalOf(verifyCertificate(from(false_)))).toMatchObject(['not-found', undefined])
      expect(await refusalOf(getCertificate(from(false_)))).toMatchObject(['not-found', undefined])
      const limited = ['resource-exhausted', { limit: 'lookups' }]
      expect(await refusalOf(verifyCertificate(from({ code: codigo })))).toEqual(limited)
      const own = { code: codigo, answerCode: here.answer.codigoMunicipio }
      expect(await refusalOf(getCertificate(from(own)))).toEqual(limited)
      expect(await refusalOf(verifyCertificate(from({ code: codigo }, '192.0.2.61')))).toBeNull()
    })
  })
})

describe('revoking a certificate', () => {
  it('PDF-02 keeps the reason, and the next certificate has a number of its own', async () => {
    const first = await issued()
    expect(await revoke(first.codigo)).toMatchObject({ status: 'OK' })
    expect(await revoke(first.codigo, { reason: 'Otra vez' })).toMatchObject({ status: 'OK' })
    expect((await lastOf()).revocado).toMatchObject({ por: 'sara', motivo: 'Se emitió por error' })
    expect(await entries('certificadoRevocado')).toMatchObject([{ motivo: 'Se emitió por error' }])
    const second = await issued()
    expect(second.codigo).not.toBe(first.codigo)
    expect(second.numero).toBe(first.numero + 1)
  })

  it('PDF-02 SEC-01 needs a reason and the right to work on its answer, and concerns that answer alone', async () => {
    const { codigo } = await issued()
    const other = await saved()
    const lejos = await atWork('lejos', 'ROLE_SUPERVISOR', { areas: [FOREIGN_AREA] })
    expect((await revoke(codigo, {}, lejos)).status).toBe('PERMISSION_DENIED')
    expect((await revoke(codigo, { answerId: other.id })).status).toBe('PERMISSION_DENIED')
    expect((await revoke('0000000000000000')).status).toBe('PERMISSION_DENIED')
    expect((await revoke(codigo, {}, null)).status).toBe('UNAUTHENTICATED')
    for (const reason of ['', ' ', 'x'.repeat(301), 7])
      expect((await revoke(codigo, { reason })).status).toBe('INVALID_ARGUMENT')
    expect((await verify(codigo)).result).toMatchObject({ state: 'vigente' })
  })
})
