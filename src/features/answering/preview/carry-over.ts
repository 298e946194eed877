import type { StoredQuestion, StoredResponse, StoredSection } from '../../../domain/answer/answer'
import { mapQuestionLists } from '../../../domain/form/question-lists'
import { QUESTION_TYPE, type Question } from '../../../domain/form/question'
import type { Section } from '../../../domain/form/section'
import { kindOf } from '../../../domain/question-types'

function questionsById(secciones: Section[]): Map<string, Question> {
  const byId = new Map<string, Question>()
  mapQuestionLists(secciones, (questions) => {
    for (const question of questions) byId.set(question.id, question)
    return questions
  })
  return byId
}

/** A single choice is kept as the option's position: it follows the option, and goes with it. */
function choiceOf(respuesta: StoredResponse['respuesta'], before: Question, after: Question) {
  if (before.tipoPregunta !== QUESTION_TYPE.singleChoice) return respuesta
  const chosen = before.opciones[Number(respuesta)]
  const now = after.opciones.findIndex(({ id }) => id === chosen?.id)
  return now === -1 ? undefined : String(now)
}

/** What changes of a response when its question was edited. */
const carried = (
  { respuesta, opciones }: StoredResponse,
  before: Question,
  after: Question,
): Pick<StoredResponse, 'respuesta' | 'opciones'> => ({
  respuesta: choiceOf(respuesta, before, after),
  opciones: opciones?.filter(({ id }) => after.opciones.some((option) => option.id === id)),
})

/**
 * What was filled into a form that was edited meanwhile: parts belong together by their names alone, never by
 * where they stand, and an answer of another kind of question goes.
 */
export function carryOver(stored: StoredSection[], before: Section[], after: Section[]): StoredSection[] {
  const asked = questionsById(before)
  const asking = questionsById(after)
  const carry = (one: StoredQuestion): StoredQuestion[] => {
    const was = asked.get(one.id)
    const is = asking.get(one.id)
    if (!was || !is || kindOf(was) !== kindOf(is)) return []
    const repeticiones = one.repeticiones?.map((further) => ({ ...further, ...carried(further, was, is) }))
    return [{ ...one, ...carried(one, was, is), repeticiones }]
  }
  return stored.flatMap((section): StoredSection[] => {
    const now = after.find(({ id }) => id === section.id)
    if (!now) return []
    const { preguntas, seccionesRepetibles, conditions } = section
    return [
      {
        ...section,
        ...(preguntas && { preguntas: preguntas.flatMap(carry) }),
        ...(seccionesRepetibles && {
          seccionesRepetibles: seccionesRepetibles.map((row) => ({
            ...row,
            preguntas: row.preguntas.flatMap(carry),
          })),
        }),
        ...(conditions && {
          conditions: conditions
            .filter(({ id }) => now.conditions.some((condition) => condition.id === id))
            .map((condition) => ({ ...condition, questions: condition.questions.flatMap(carry) })),
        }),
      },
    ]
  })
}
