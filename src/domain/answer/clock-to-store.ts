/**
 * Days and times of day of an answer, to the store (decision 068): beside what was meant stands its moment. Apart from
 * `stored-clock.ts`, because the public form loads it only to send.
 */
import { momentIn } from '../zone-moment'
import type { StoredQuestion, StoredResponse, StoredSection } from './submitted'
import { standsAt } from './stored-clock'

function momentOf(valor: string, timeZone: string): Date {
  const [day = '', time = ''] = standsAt(valor).split('T')
  return momentIn(day, time, timeZone)
}

function responseToStore<T extends StoredResponse>(response: T, timeZone: string): object {
  if (response.valor === undefined) return response
  const respuesta = momentOf(response.valor, timeZone)
  return Number.isNaN(respuesta.getTime()) ? response : { ...response, respuesta }
}

const questionToStore = (question: StoredQuestion, timeZone: string): object => ({
  ...responseToStore(question, timeZone),
  ...(question.repeticiones && {
    repeticiones: question.repeticiones.map((repetition) => responseToStore(repetition, timeZone)),
  }),
})

/**
 * Sections of an answer as the store keeps them.
 * @param timeZone of the municipality
 */
export function sectionsToStore(secciones: readonly StoredSection[], timeZone: string): object[] {
  const questions = (all: StoredQuestion[]) => all.map((question) => questionToStore(question, timeZone))
  return secciones.map(({ preguntas, seccionesRepetibles, conditions, ...section }) => ({
    ...section,
    ...(preguntas && { preguntas: questions(preguntas) }),
    ...(seccionesRepetibles && {
      seccionesRepetibles: seccionesRepetibles.map((row) => ({
        ...row,
        preguntas: questions(row.preguntas),
      })),
    }),
    ...(conditions && {
      conditions: conditions.map((condition) => ({
        ...condition,
        questions: questions(condition.questions),
      })),
    }),
  }))
}
