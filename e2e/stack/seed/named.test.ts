import { describe, expect, it } from 'vitest'
import { lineOf } from '../../../src/domain/privacy/data-line'
import {
  answerDocuments,
  formDocuments,
  geographyDocuments,
  userDocuments,
  type SeedDocument,
} from './documents'
import { buildMunicipality } from './municipality'
import { STAFF } from './staff'
import { statisticsDocuments } from './statistics'
import { findVersion } from './versions'

const base = new Date(2026, 5, 15)
const municipality = buildMunicipality({ base, addressOf: (path) => `http://files.example/${path}` })
const answers = [...municipality.answers()]
const versionOf = findVersion(municipality.forms)
const documents: SeedDocument[] = [
  ...geographyDocuments(),
  ...userDocuments(base),
  ...municipality.forms.flatMap((seed) => [...formDocuments(seed)]),
  ...answers.flatMap((answer) => [...answerDocuments(answer, null, versionOf(answer))]),
  ...statisticsDocuments(municipality.forms, municipality.answers()),
]

/** What leads to a person: numbers, addresses, user names and whole names. */
const SIGNS = [
  ...answers.flatMap(({ datosCiudadano: one }) =>
    one ? [one.dni, one.email, one.telefono, `${one.nombre} ${one.apellido}`] : [],
  ),
  ...STAFF.flatMap(({ email, username }) => [email, `"${username}"`]),
].filter((sign) => sign.trim().length > 5)
const known = new Set(SIGNS)

/** The fields of a document in which somebody is named. */
function namingFields({ data }: SeedDocument): string[] {
  return Object.entries(data).flatMap(([field, value]) => {
    const words = JSON.stringify(value) ?? ''
    return [...known].some((sign) => words.includes(sign)) ? [field] : []
  })
}

describe('whose data the seeded municipality has', () => {
  it('OPS-09 each of its documents has a line in the table', () => {
    expect(documents.filter(({ path }) => lineOf('store', path) === null)).toEqual([])
    expect(documents.length).toBeGreaterThan(500)
  })

  it('OPS-09 nobody is named in a field that the table does not tell of', () => {
    const found = new Set<string>()
    const untold = new Set<string>()
    for (const document of documents) {
      const line = lineOf('store', document.path)
      const told = line === null || line === 'nobody' ? [] : line.fields
      const place = document.path
        .split('/')
        .filter((_, at) => at % 2 === 0)
        .join('/')
      for (const field of namingFields(document)) {
        found.add(`${place}.${field}`)
        if (!told.includes(field)) untold.add(`${place}.${field}`)
      }
    }
    expect([...untold]).toEqual([])
    for (const sure of ['datosCiudadano', 'creadoPor'])
      expect(found).toContain(`respuestas_formularios.${sure}`)
    expect(found).toContain('usuarios.email')
  })
})
