import { Timestamp } from 'firebase/firestore/lite'
import { describe, expect, it } from 'vitest'
import type { Form } from '../../../src/domain/form/form'
import { MAX_FORM_BYTES, storedSize } from '../../../src/domain/form/stored-size'
import { aQuestion, aSection } from '../../../src/testing/builders'
import { forgetCoverage } from '../coverage'
import { edited, formDocuments, options } from '../documents'
import { allow } from '../judge'
import { the } from '../people'
import { AREA, OTHER_AREA } from '../places'
import { layOut, ownerStore } from '../store'
import { newForm, next, PUBLIC, reloaded, save } from './saved-forms'

/** A form of 90 long questions, just below what a form may have. */
function largestForm(): Form {
  const preguntas = Array.from({ length: 90 }, (_, orden) =>
    aQuestion({ id: `q${orden}`, orden, titulo: 'x'.repeat(10_850) }),
  )
  return newForm({ secciones: [aSection({ preguntas })], opcionales: PUBLIC })
}

const ELEVATED = the('ROLE_SUPERVISOR_ELEVADO')
const { username, userMuniCore } = ELEVATED.user
/** Everything that somebody may enter beside the questions. */
const EVERYTHING = {
  muniCore: {
    username: userMuniCore,
    areaId: '12',
    idTipoIncidente: '9',
    tiposIncidentes: [],
    publico: true,
  },
  appointmentGroup: {
    appointmentData: { id: '3', nombre: 'Caja', duracion: 15 },
    tenantId: 't-1',
    tenantUniqueName: 'villa',
  },
}

describe('a form that is large or complicated', () => {
  forgetCoverage()

  it('EDIT-20 is accepted at the largest size, and so is its next version', async () => {
    const form = largestForm()
    expect(storedSize(form)).toBeGreaterThan(0.98 * MAX_FORM_BYTES)
    expect(storedSize(form)).toBeLessThan(MAX_FORM_BYTES)
    await allow(save(form))
    await allow(save(next(await reloaded(form))))
  })

  it('EDIT-14 EDIT-15 LIST-07 is accepted as a copy with everything that a form can have', async () => {
    const duplicatedInfo = { username, date: Timestamp.now(), parentFormId: 'otro' }
    const form = newForm({
      creadoPor: username,
      opcionales: options({ citizenAssociationFromCitizenPortal: true, editableForm: true }),
    })
    await allow(save(form, { form: { ...EVERYTHING, duplicatedInfo } }, ELEVATED))
  })

  it('EDIT-05 EDIT-06 EDIT-14 EDIT-15 can be moved to other areas with everything, answered or not', async () => {
    for (const total of [0, 3]) {
      const form = newForm({
        opcionales: options({ citizenAssociationFromCitizenPortal: true, editableForm: true }),
      })
      await layOut(formDocuments(ownerStore(), form))
      await layOut({ [`formularios/${form.id}/contadores/respuestas`]: { total } })
      const moved = edited(form, username, { titulo: 'Otro', areas: [OTHER_AREA, AREA] })
      await allow(save(moved, { form: EVERYTHING }, ELEVATED))
    }
  })
})
