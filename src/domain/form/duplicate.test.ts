import { describe, expect, it } from 'vitest'
import { aForm, OTHER_AREA } from '../../testing/builders'
import { NEW_CERTIFICATE } from './certificate/layout'
import { duplicateForm, formAnew, isMarkedAsDuplicate } from './duplicate'
import { newMuniCore } from './incidents'
import { NO_OPTIONS } from './options'

const NOW = new Date('2026-03-01T10:00:00Z')
const copyOf = (title: string) => `${title} (copia)`
const COPY = { id: 'copia', areas: [OTHER_AREA], username: 'eva', date: NOW }

describe('duplicating a form', () => {
  it('LIST-07 the copy asks the same in the other area, and remembers its original', () => {
    const form = aForm({ id: 'original', version: 7, formEditedInfo: [{ date: NOW, username: 'otra' }] })
    const copy = duplicateForm(form, COPY, copyOf)
    expect(copy).toMatchObject({
      id: 'copia',
      titulo: `${form.titulo} (copia)`,
      areas: [OTHER_AREA],
      version: 0,
      creadoPor: 'eva',
      formEditedInfo: [],
      duplicatedInfo: { username: 'eva', date: NOW, parentFormId: 'original' },
    })
    expect(copy.secciones).toBe(form.secciones)
  })

  it('LIST-07 EDIT-25 the copy begins private, under a title of its own in every language', () => {
    const opcionales = { ...NO_OPTIONS, publico: true, automaticDownload: true, customizedVoucher: true }
    const form = { ...aForm({ titulo: 'Reclamo', opcionales }), titulo_en: 'Complaint', titulo_ca: '  ' }
    const copy = duplicateForm(form, COPY, copyOf)
    expect(copy.opcionales).toEqual(NO_OPTIONS)
    expect(copy).toMatchObject({ titulo: 'Reclamo (copia)', titulo_en: 'Complaint (copia)', titulo_ca: '  ' })
    expect(formAnew(form).opcionales.publico).toBe(false)
    const long = duplicateForm(aForm({ titulo: 'x'.repeat(500) }), COPY, copyOf)
    expect(long.titulo.length).toBeLessThanOrEqual(500)
  })

  it('EDIT-24 a new form made of a deleted one takes over all but its history, and is no copy of anything', () => {
    const form = aForm({ id: 'original', version: 7, formEditedInfo: [{ date: NOW, username: 'otra' }] })
    const { secciones, areas, ...rest } = formAnew(form)
    expect([secciones, areas]).toEqual([form.secciones, form.areas])
    expect(rest).toMatchObject({ version: 0, formEditedInfo: [], duplicatedInfo: null, fechaCreacion: null })
    expect(Object.keys(rest)).not.toEqual(expect.arrayContaining(['id']))
  })

  const opcionales = {
    ...NO_OPTIONS,
    incidentes: true,
    incidentesXestado: true,
    addAppointment: true,
    publico: true,
  }
  const appointmentGroup = {
    appointmentData: { id: '3', nombre: 'Caja' },
    tenantId: 't',
    tenantUniqueName: 'villa',
  }
  const synced = aForm({
    opcionales,
    appointmentGroup,
    muniCore: { ...newMuniCore('ana'), areaId: '4', idTipoIncidente: '9' },
    deleted: true,
  })

  it('LIST-07 incident types and a deletion stay with the original', () => {
    const copy = duplicateForm(synced, COPY, copyOf)
    expect(copy.muniCore).toBeNull()
    expect(copy.opcionales).toEqual({ ...NO_OPTIONS, addAppointment: true })
    expect(copy.deleted).toBe(false)
  })

  it('LIST-07 the agenda goes along within the municipality and is left out in another one', () => {
    expect(duplicateForm(synced, COPY, copyOf).appointmentGroup).toEqual(appointmentGroup)
    const areas = ['paises/ar/provincias/cordoba/municipios/otro/areas_municipales/a']
    const away = duplicateForm(synced, { ...COPY, areas }, copyOf)
    expect(away.appointmentGroup).toBeNull()
    expect(away.opcionales.addAppointment).toBe(false)
    const both = duplicateForm(synced, { ...COPY, areas: [OTHER_AREA, ...areas] }, copyOf)
    expect(both.appointmentGroup).toBeNull()
    const without = duplicateForm({ ...synced, appointmentGroup: null }, COPY, copyOf)
    expect(without.opcionales.addAppointment).toBe(false)
  })

  it('PDF-02 the certificate goes along; its signatories only within the municipality', () => {
    const certificado = {
      ...{ ...NEW_CERTIFICATE, titulo: 'Permiso', texto: '{{pregunta-0}}' },
      firmas: [{ nombre: 'Rosa Luna', cargo: 'Secretaria' }],
    }
    const form = aForm({ certificado })
    expect(duplicateForm(form, COPY, copyOf).certificado).toEqual(certificado)
    const areas = ['paises/ar/provincias/cordoba/municipios/otro/areas_municipales/a']
    expect(duplicateForm(form, { ...COPY, areas }, copyOf).certificado).toEqual({
      ...certificado,
      firmas: [],
    })
    expect(duplicateForm(aForm(), COPY, copyOf).certificado).toBeNull()
  })

  it.each([
    ['1', true],
    ['512', true],
    ['101', false],
  ])('LIST-08 municipality %s marks duplicated forms: %s', (idMuniCore, marked) => {
    const form = aForm({ municipioInfo: { nombre: 'Villa', idMuniCore } })
    expect(isMarkedAsDuplicate(duplicateForm(form, COPY, copyOf))).toBe(marked)
    expect(isMarkedAsDuplicate(form)).toBe(false)
  })
})
