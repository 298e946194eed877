import type { Section } from '../form/section'
import { answersByQuestion } from '../answer/by-ref'

/** Free texts that are shown of a question (STAT-02). */
export const MAX_LATEST = 10

/** An answer with its sections as they stand now. */
export interface AnswerOfPeriod {
  id: string
  codigoMunicipio: string
  fechaCreacion: Date | null
  secciones: Section[]
}

export interface LatestText extends Omit<AnswerOfPeriod, 'secciones'> {
  text: string
}

/** What was written last to a question, in all its rows and repetitions. @param answers newest first */
export function latestTexts(answers: readonly AnswerOfPeriod[], questionId: string): LatestText[] {
  const texts: LatestText[] = []
  for (const { secciones, ...answer } of answers) {
    const written = answersByQuestion(secciones).get(questionId) ?? []
    for (const { response } of written)
      if (response.respuesta.trim() !== '') texts.push({ ...answer, text: response.respuesta })
    if (texts.length >= MAX_LATEST) break
  }
  return texts.slice(0, MAX_LATEST)
}
