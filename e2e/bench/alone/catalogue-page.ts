import { cataloguePage } from '../../../functions/src/catalogue/catalogue-page'
import { SUBJECTS } from '../../../src/domain/catalogue/subjects'
import { NO_BRANDING } from '../../../src/domain/geography/branding'

/** The page of a town with so many forms, whose words hardly compress. */
export function pageOfMany(forms: number, home: string): string {
  const ids = Array.from({ length: forms }, (_, at) => `tramite-${at}`)
  const entryOf = (id: string) => ({
    ...{ titulo: `${id}: ${crypto.randomUUID()}`, area: 'Obras', minutos: 7, traer: ['DNI'], pide: [] },
    descripcion: `Para vecinos que ${crypto.randomUUID()} quieren pedir ${crypto.randomUUID()} en su barrio.`,
    ...{ abierto: true, motivo: null },
  })
  return cataloguePage(
    {
      ...{ nombre: 'Villa Alta', clave: 'VA', marca: NO_BRANDING, cerrado: false },
      zonaHoraria: 'America/Argentina/Cordoba',
      orden: ids.map((id, at) => ({ id, tema: SUBJECTS[at % SUBJECTS.length] ?? 'otros' })),
      entradas: Object.fromEntries(ids.map((id) => [id, entryOf(id)])),
    },
    { language: 'es', now: new Date(), home },
  )
}
