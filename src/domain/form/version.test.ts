import { describe, expect, it } from 'vitest'
import { aBranch, aSection, aSignature, questions } from '../../testing/builders'
import { newForm } from './factory'
import { formVersionSchema, type Form } from './form'
import { newMuniCore } from './incidents'
import { nextVersion, toPublicForm, toVersion } from './version'

const form: Form = {
  ...newForm('f1', 'ana'),
  titulo: 'Poda',
  version: 3,
  muniCore: { ...newMuniCore('ana'), areaId: '7' },
  ...{ titulo_ca: 'Esporga' },
}

describe('toVersion', () => {
  it('keeps what is needed to answer, with the texts of other languages', () => {
    const version = toVersion(form)
    expect(version).toMatchObject({ formId: 'f1', version: 3, titulo: 'Poda', titulo_ca: 'Esporga' })
    expect(formVersionSchema.parse(version)).toEqual(version)
    const odd = { titulo_en: '', titulo_pt: 7, descripcion_ca: 'Text' }
    expect(Object.keys(toVersion({ ...form, ...odd })).filter((key) => key.includes('_'))).toEqual([
      'titulo_ca',
      'descripcion_ca',
    ])
  })

  it('leaves out what a stranger must not learn', () => {
    const keys = Object.keys(toVersion(form))
    for (const secret of ['creadoPor', 'formEditedInfo', 'muniCore', 'responsesCount', 'id']) {
      expect(keys).not.toContain(secret)
    }
  })
})

describe('toPublicForm', () => {
  const withOption = (option: 'publico' | 'citizenAssociationFromCitizenPortal'): Form => ({
    ...form,
    opcionales: { ...form.opcionales, [option]: true },
  })

  it('is null for a form of the staff alone', () => {
    expect(toPublicForm(form)).toBeNull()
  })

  it('opens a public form and a portal form', () => {
    const open = {
      ...{ formId: 'f1', version: 3, abierto: true, motivo: null, titulo: 'Poda' },
      adjuntos: { imagen: false, documento: false, video: false, audio: false },
      firmas: false,
    }
    expect(toPublicForm(withOption('publico'))).toEqual(open)
    expect(toPublicForm(withOption('citizenAssociationFromCitizenPortal'))).toEqual(open)
  })

  it('FILE-01 SIGN-01 says which files strangers may send, wherever they are asked for', () => {
    const photo = aSection({ conditions: [aBranch({ questions: questions({ adjuntar: true }) })] })
    const asking = { ...withOption('publico'), secciones: [photo], signatures: [aSignature()] }
    const adjuntos = { imagen: true, documento: false, video: false, audio: false }
    expect(toPublicForm(asking)).toMatchObject({ adjuntos, firmas: false })
    const signed = { ...asking, opcionales: { ...asking.opcionales, digitalSignature: true } }
    expect(toPublicForm(signed)).toMatchObject({ firmas: true })
    expect(toPublicForm({ ...signed, signatures: [] })).toMatchObject({ firmas: false })
    const second = aSection({ preguntas: questions({}, { adjuntar: true }) })
    expect(toPublicForm({ ...asking, secciones: [aSection(), second] })).toMatchObject({ adjuntos })
  })

  it('closes a deleted form and says why', () => {
    expect(toPublicForm({ ...withOption('publico'), deleted: true })).toMatchObject({
      abierto: false,
      motivo: 'eliminado',
    })
  })
})

it('EDIT-20 the next version notes who saved it and when', () => {
  const date = new Date(2026, 1, 3)
  const next = nextVersion(form, { date, username: 'ana' })
  expect(next).toMatchObject({ version: 4, formEditedInfo: [{ date, username: 'ana' }] })
  expect(form.formEditedInfo).toEqual([])
})
