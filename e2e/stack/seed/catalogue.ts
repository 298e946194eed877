import { catalogueEntry, type PublicAvailability } from '../../../src/domain/catalogue/entry'
import type { Listed } from '../../../src/domain/catalogue/arrangement'
import type { Subject } from '../../../src/domain/catalogue/subjects'
import { LANGUAGES } from '../../../src/domain/language'
import { arrangementPath, cataloguePath } from '../../../src/domain/store-paths'
import type { SeedForm } from './build-form'
import type { SeedDocument } from './documents'
import { VILLA_ALTA, zoneOf } from './geography'

/** Under which subject public forms stand, by their ids; others stand at the end. */
const SUBJECT_OF: Partial<Record<string, Subject>> = {
  'reclamo-alumbrado': 'calle',
  'reclamo-bacheo': 'calle',
  'inscripcion-talleres': 'cultura',
  'concierto-primavera': 'cultura',
  'encuesta-satisfaccion': 'participacion',
}

/** How a form stands: full ones have as many answers as they take. */
const toldOf = ({ form, definition }: SeedForm): PublicAvailability =>
  form.opcionales.limitResponses && definition.share >= form.responsesCount
    ? { abierto: false, motivo: 'limite' }
    : { abierto: true, motivo: null }

/** The catalogue of the largest municipality, as functions keep it (REACH-02). */
export function catalogueDocuments(seeds: readonly SeedForm[]): SeedDocument[] {
  const shown = seeds.filter(({ form: { opcionales, municipalityPath, deleted } }) => {
    return opcionales.publico && municipalityPath === VILLA_ALTA.path && !deleted
  })
  const formularios = shown.map(({ form: { id } }): Listed => ({ id, tema: SUBJECT_OF[id] ?? 'otros' }))
  return [
    { path: arrangementPath(VILLA_ALTA.path), data: { formularios, sitios: [], version: 1 } },
    ...LANGUAGES.map((language) => ({
      path: cataloguePath(VILLA_ALTA.path, language),
      data: {
        ...{ nombre: VILLA_ALTA.nombre, clave: VILLA_ALTA.key, marca: VILLA_ALTA.brand },
        ...{ zonaHoraria: zoneOf(VILLA_ALTA), cerrado: false, orden: formularios },
        entradas: Object.fromEntries(
          shown.map((seed) => [seed.form.id, catalogueEntry(seed.form, toldOf(seed), language)]),
        ),
      },
    })),
  ]
}
