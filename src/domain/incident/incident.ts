import type { AnswerEnvelope, Citizen } from '../answer/answer'
import { MAX_INCIDENT_TITLE } from '../form/incidents'
import type { Location, MuniCoreSettings } from '../form/form'
import { incidentModeOf } from '../form/incidents'
import { shortenText } from '../text/shorten'
import { withoutAnswers } from '../text/without-answers'

/** What an answer tells the management system when its incident is made (INC-01). */
export interface NewIncident {
  /** What the incident is filed under. */
  tipoIncidenciaId: string
  areaId: string
  titulo: string
  descripcion: string
  lugar: { direccion: string; latitud: number | null; longitud: number | null } | null
  /** The asset that it is about. */
  identificadorId: string | null
  ciudadanoId: string | null
}

type Staged = Pick<AnswerEnvelope, 'opcionales' | 'estados'>

/**
 * The incident type of an answer as it stands: the form's one, or with `incidentesXestado` that of its present state
 * (INC-02). '' when its form makes no incidents or no type is known.
 */
export function incidentTypeFor({ opcionales, estados }: Staged, settings: MuniCoreSettings): string {
  const mode = incidentModeOf(opcionales)
  if (mode === 'none') return ''
  if (mode === 'one') return settings.idTipoIncidente
  return settings.tiposIncidentes.find(({ stateId }) => stateId === estados.actual)?.idTipoIncidente ?? ''
}

/** A title that an incident may have: cut between letters, and shown to be cut. */
export const incidentTitle = (titulo: string): string =>
  shortenText(withoutAnswers(titulo).trim(), MAX_INCIDENT_TITLE)

function placeOf(location: Location | null): NewIncident['lugar'] {
  if (location === null) return null
  const { direccion, latlng } = location
  return { direccion, latitud: latlng?.lat ?? null, longitud: latlng?.lng ?? null }
}

/** Only whom the management system gave: strangers are nobody there. */
const citizenId = (citizen: Citizen | null): string | null => citizen?.id || null

type Told = Pick<AnswerEnvelope, 'titulo' | 'codigoMunicipio' | 'ubicacion' | 'datosCiudadano'> & Staged

/** Words of the description and where the answer can be read; '' when that is not known. */
export interface Wording {
  code: string
  place: string
  link: string
}

/** A few lines by which who works with the incident finds the answer; what people answered stays in it. */
function descriptionOf({ titulo, codigoMunicipio, ubicacion }: Told, { code, place, link }: Wording): string {
  const address = ubicacion?.direccion ?? ''
  const lines = [
    withoutAnswers(titulo).trim(),
    `${code}: ${codigoMunicipio}`,
    ...(address === '' ? [] : [`${place}: ${address}`]),
    ...(link === '' ? [] : [link]),
  ]
  return lines.join('\n')
}

/** The incident that an answer makes, or null when its form makes none of it. */
export function newIncident(answer: Told, settings: MuniCoreSettings, wording: Wording): NewIncident | null {
  const tipoIncidenciaId = incidentTypeFor(answer, settings)
  if (tipoIncidenciaId === '') return null
  return {
    tipoIncidenciaId,
    areaId: settings.areaId,
    titulo: incidentTitle(answer.titulo),
    descripcion: descriptionOf(answer, wording),
    lugar: placeOf(answer.ubicacion),
    identificadorId: answer.ubicacion?.identificador?.idIdentificador || null,
    ciudadanoId: citizenId(answer.datosCiudadano),
  }
}
