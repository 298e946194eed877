import type { Answer } from '../answer/answer'
import { answersInWords } from '../answer/by-ref'
import { citizenName, citizenNumber } from '../answer/people'
import { NAME, NOTHING, type Fact } from '../form/certificate/placeholders'
import { localized, type Language } from '../language'
import type { SummaryFormat } from '../question-types'
import { withoutTurns } from '../text/turns'

/** What is said of a certificate in its own text. */
export interface Issued {
  numero: number
  /** The day, as it is written. */
  fecha: string
}

/** The facts of an answer's certificate by name. */
const factsOf = (answer: Answer, { numero, fecha }: Issued, language: Language): Record<Fact, string> => ({
  'ciudadano.nombre': citizenName(answer.datosCiudadano),
  'ciudadano.documento': citizenNumber(answer.datosCiudadano),
  codigo: answer.codigoMunicipio,
  numero: String(numero),
  fecha,
  formulario: localized(answer, 'titulo', language),
  municipio: answer.municipioInfo.nombre,
  area: answer.areaInfo.nombre,
})

/**
 * A text with what its placeholders stand for, in one pass: what somebody answered is never read as a placeholder.
 * Whatever was typed stays a text.
 */
export function filledText(text: string, answer: Answer, issued: Issued, format: SummaryFormat): string {
  const said = answersInWords(answer.secciones, format)
  const facts = new Map(Object.entries(factsOf(answer, issued, format.language)))
  return text.replace(NAME, (_whole, name: string) => {
    const key = name.trim()
    return withoutTurns(facts.get(key) || said.get(key) || NOTHING)
  })
}
