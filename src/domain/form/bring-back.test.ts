import { expect, it } from 'vitest'
import { aForm, aSection, aVersion, OTHER_AREA, THREE_STATES } from '../../testing/builders'
import { NEW_CERTIFICATE } from './certificate/layout'
import { bringBack } from './bring-back'
import { NO_OPTIONS, type FormOptions } from './options'
import { toVersion } from './version'

const options = (given: Partial<FormOptions>): FormOptions => ({ ...NO_OPTIONS, ...given })
const old = aVersion({
  titulo: 'Antes',
  secciones: [aSection({ id: 'antes' })],
  estados: THREE_STATES,
  opcionales: options({ publico: true, automaticDownload: true, geolocalizacion: true }),
})

it('DAY-07 the questions come back; the place of the form and who may answer stay', () => {
  const now = aForm({ titulo: 'Ahora', areas: [OTHER_AREA], version: 7 })
  const back = bringBack(now, old, false)
  expect(back).toMatchObject({ titulo: 'Antes', secciones: old.secciones, estados: THREE_STATES })
  expect(back).toMatchObject({ areas: [OTHER_AREA], version: 7, id: now.id })
  // A private form stays private, and what only public forms have stays off with it (EDIT-03).
  expect(back.opcionales).toEqual(options({ geolocalizacion: true }))
})

it('DAY-07 a public form stays public, with what its old version had', () => {
  const now = aForm({ opcionales: options({ publico: true }) })
  const back = bringBack(
    now,
    { ...old, opcionales: options({ ciudadano: true, ciudadanoRequerido: true }) },
    false,
  )
  expect(back.opcionales).toEqual(options({ publico: true }))
  expect(bringBack(now, old, false).opcionales.automaticDownload).toBe(true)
})

it('PDF-02 certificates stay as they are: versions do not know how they are made', () => {
  const certificado = { ...NEW_CERTIFICATE, titulo: 'Permiso' }
  const now = aForm({ opcionales: options({ certificado: true }), certificado })
  expect(bringBack(now, old, true)).toMatchObject({ opcionales: { certificado: true }, certificado })
  const before = { ...old, opcionales: options({ certificado: true }) }
  expect(bringBack(aForm(), before, true).opcionales.certificado).toBe(false)
})

it('DAY-07 EDIT-05 when the form has answers, its states stay', () => {
  const now = aForm()
  expect(bringBack(now, old, true).estados).toBe(now.estados)
})

it('DAY-07 translations that the version did not have go, those it had come back', () => {
  const now = { ...aForm(), titulo_ca: 'Ara', descripcion_en: 'Now' }
  const back = bringBack(now, { ...old, ...{ titulo_ca: 'Abans', titulo_ja: '前' } }, false)
  expect(back).toMatchObject({ titulo_ca: 'Abans', titulo_ja: '前' })
  expect(back).not.toHaveProperty('descripcion_en')
})

it('DAY-07 bringing back what is there changes nothing', () => {
  const form = aForm({ opcionales: options({ editableForm: true }), estados: THREE_STATES })
  expect(bringBack(form, toVersion(form), false)).toEqual(form)
})
