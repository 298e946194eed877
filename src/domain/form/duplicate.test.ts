import { describe, expect, it } from 'vitest'
import { aForm, OTHER_AREA } from '../../testing/builders'
import { duplicateForm, isMarkedAsDuplicate } from './duplicate'
import { NO_OPTIONS } from './options'

const NOW = new Date('2026-03-01T10:00:00Z')
const COPY = { id: 'copia', areas: [OTHER_AREA], username: 'eva', date: NOW }

describe('duplicating a form', () => {
  it('LIST-07 asks the same in the other area, and remembers where it comes from', () => {
    const form = aForm({ id: 'original', version: 7, formEditedInfo: [{ date: NOW, username: 'otra' }] })
    const copy = duplicateForm(form, COPY)
    expect(copy).toMatchObject({
      id: 'copia',
      titulo: form.titulo,
      areas: [OTHER_AREA],
      version: 0,
      creadoPor: 'eva',
      formEditedInfo: [],
      duplicatedInfo: { username: 'eva', date: NOW, parentFormId: 'original' },
    })
    expect(copy.secciones).toBe(form.secciones)
  })

  it('LIST-07 leaves behind what belongs to the old area in outside systems, and a deletion', () => {
    const opcionales = {
      ...NO_OPTIONS,
      incidentes: true,
      incidentesXestado: true,
      addAppointment: true,
      publico: true,
    }
    const form = Object.assign(aForm({ opcionales, deleted: true }), {
      muniCore: { areaId: 4 },
      appointmentGroup: { tenantId: 't' },
    })
    const copy = duplicateForm(form, COPY)
    expect(Reflect.get(copy, 'muniCore')).toBeUndefined()
    expect(Reflect.get(copy, 'appointmentGroup')).toBeUndefined()
    expect(copy.opcionales).toEqual({ ...NO_OPTIONS, publico: true })
    expect(copy.deleted).toBe(false)
  })

  it.each([
    ['1', true],
    ['512', true],
    ['101', false],
  ])('LIST-08 municipality %s marks duplicated forms: %s', (idMuniCore, marked) => {
    const form = aForm({ municipioInfo: { nombre: 'Villa', idMuniCore } })
    expect(isMarkedAsDuplicate(duplicateForm(form, COPY))).toBe(marked)
    expect(isMarkedAsDuplicate(form)).toBe(false)
  })
})
