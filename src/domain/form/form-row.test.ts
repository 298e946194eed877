import { expect, it } from 'vitest'
import { aForm, THREE_STATES } from '../../testing/builders'
import { FORM_HEAD_FIELDS, formHeadSchema } from './form-head'
import { FORM_ROW_FIELDS, formRowSchema } from './form-row'
import { NO_OPTIONS } from './options'

/** A stored form with everything that a list can show of it. */
const stored: Record<string, unknown> = {
  ...aForm({
    opcionales: {
      ...NO_OPTIONS,
      publico: true,
      ciudadano: true,
      citizenAssociationFromCitizenPortal: true,
      addPaymentGateway: true,
      addAppointment: true,
      incidentes: true,
    },
    duplicatedInfo: { date: new Date(0), username: 'eva', parentFormId: 'original' },
    deleted: true,
    estados: THREE_STATES,
    headerImageURL: 'cabeceras/a.png',
  }),
  titulo_en: 'Inspection of shops',
  titulo_ja: '店舗の検査',
  archivado: true,
  etiquetas: ['Vía pública'],
  lista: null,
}

/** What the store gives of a document when only some fields are asked for. */
function masked(fields: readonly string[]): Record<string, unknown> {
  const found: Record<string, unknown> = { id: stored['id'] }
  for (const [name, value] of Object.entries(stored)) {
    if (fields.includes(name)) found[name] = value
    const inner = fields.flatMap((field) =>
      field.startsWith(`${name}.`) ? [field.slice(name.length + 1)] : [],
    )
    if (inner.length > 0)
      found[name] = Object.fromEntries(inner.map((one) => [one, Reflect.get(Object(value), one)]))
  }
  return found
}

it('LIST-02 a list is shown a form by few of its fields, as it would be by all of them', () => {
  const { titulo, areas, areaInfo, municipalityPath, deleted, duplicatedInfo } = formRowSchema.parse(stored)
  const row = formRowSchema.parse(masked(FORM_ROW_FIELDS))
  expect(row).toMatchObject({ titulo, areas, areaInfo, municipalityPath, deleted, duplicatedInfo })
  expect(row).toMatchObject({
    ...{ archivado: true, etiquetas: ['Vía pública'] },
    ...{ titulo_en: 'Inspection of shops', titulo_ja: '店舗の検査', municipioInfo: { idMuniCore: '101' } },
  })
  const on = [
    'publico',
    'ciudadano',
    'citizenAssociationFromCitizenPortal',
    'addPaymentGateway',
    'addAppointment',
  ]
  expect(row.opcionales).toEqual({ ...NO_OPTIONS, ...Object.fromEntries(on.map((option) => [option, true])) })
  expect(row).not.toHaveProperty('secciones')
})

it('LIST-02 DAY-01 a list of answers is shown the head of its form by few of its fields', () => {
  const head = formHeadSchema.parse(masked(FORM_HEAD_FIELDS))
  expect(formHeadSchema.parse(stored)).toMatchObject(head)
  expect(head).toMatchObject({
    ...{ titulo: 'Inspección de comercios', titulo_en: 'Inspection of shops', titulo_ja: '店舗の検査' },
    ...{ deleted: true, lista: null, headerImageURL: 'cabeceras/a.png', estados: THREE_STATES },
  })
  for (const name of ['secciones', 'signatures', 'payments']) expect(head).not.toHaveProperty(name)
})
