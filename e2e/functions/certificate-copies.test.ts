import { describe, expect, it } from 'vitest'
import { NO_BRANDING } from '../../src/domain/geography/branding'
import { answerCertificatePath, answerPath, certificatePath, CODES } from '../../src/domain/store-paths'
import { AREA, FOREIGN_AREA, HOME } from '../rules/places'
import { call } from './calls'
import { heard, says } from './events'
import { atWork } from './staff-tokens'
import { change, read, remove } from './world'
import {
  entries,
  get,
  here,
  inWorldOfCertificates,
  issued,
  layout,
  revoke,
  saved,
  verify,
  wordsOf,
} from './certifying'

inWorldOfCertificates()

describe('having a certificate', () => {
  it('PDF-02 is possible for whoever has the answer’s code, and shows markup as text', async () => {
    const { codigo, numero } = await issued()
    const state = await call('getAnswerState', null, { code: here.answer.codigoMunicipio })
    expect(state.result).toMatchObject({ certificado: codigo })
    const { result } = await get(codigo, { answerCode: here.answer.codigoMunicipio })
    const words = await wordsOf(result)
    for (const part of [
      'Permiso de Ana María Paz',
      `N.º ${numero}`,
      'Feria <b>de</b>',
      'Rosa Luna',
      'Directora',
    ])
      expect(words).toContain(part)
    expect(await entries('certificadoEntregado')).toMatchObject([{ por: '' }])
  })

  it('PDF-02 SEC-01 is not possible with its own code alone, where the form hands none out, or once it is revoked', async () => {
    const { codigo } = await issued()
    const other = await saved()
    for (const more of [{}, { answerCode: '' }, { answerCode: other.codigoMunicipio }])
      expect((await get(codigo, more)).status).toBe('NOT_FOUND')
    expect(await revoke(codigo)).toMatchObject({ status: 'OK' })
    const own = { answerCode: here.answer.codigoMunicipio }
    expect((await get(codigo, own)).status).toBe('FAILED_PRECONDITION')
    expect((await call('getAnswerState', null, { code: here.answer.codigoMunicipio })).result).toMatchObject({
      certificado: '',
    })
    await layout({ descarga: false })
    const kept = await issued()
    expect((await get(kept.codigo, own)).status).toBe('NOT_FOUND')
  })

  it('PUB-01 PDF-02 a code that was told before codes named a municipality shows the one of its answer', async () => {
    await change(HOME, { marca: { ...NO_BRANDING, contacto: 'Tel. 7' } })
    const code = here.answer.codigoMunicipio
    expect((await read(`${CODES}/${code}`))?.municipalityPath).toBeUndefined()
    const { result } = await call('getAnswerState', null, { code })
    expect(result).toMatchObject({ emisor: { nombre: 'Municipio VDR', marca: { contacto: 'Tel. 7' } } })
    await remove(answerPath(here.answer.id))
    expect((await call('getAnswerState', null, { code })).status).toBe('NOT_FOUND')
    await change(HOME, { marca: NO_BRANDING })
  })

  it('PDF-02 is possible for staff who may read the answer, and for no other staff', async () => {
    await layout({ descarga: false })
    const { codigo } = await issued()
    const acta = await atWork('acta', 'ROLE_INSPECTOR_ACTAS', { areas: [AREA] })
    expect(await wordsOf((await get(codigo, {}, acta)).result)).toContain('Rosa Luna')
    const lejos = await atWork('lejos', 'ROLE_SUPERVISOR', { areas: [FOREIGN_AREA] })
    expect((await get(codigo, {}, lejos)).status).toBe('PERMISSION_DENIED')
  })

  it('PDF-02 does not change when the answer moves; once it is deleted, nothing of the person stays', async () => {
    await heard()
    const { codigo } = await issued()
    await change(answerPath(here.answer.id), { 'estados.actual': 1, lastUpdate: new Date() })
    await says(`${CODES}/${here.answer.codigoMunicipio}`, { certificado: codigo })
    await remove(answerPath(here.answer.id))
    await says(certificatePath(codigo), { texto: '', iniciales: '', firmas: [] })
    expect((await verify(codigo)).result).toMatchObject({ state: 'revocado', iniciales: '' })
    await says(answerCertificatePath(here.answer.id), undefined)
  })
})
