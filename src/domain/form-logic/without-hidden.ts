import { furtherRows } from '../answer/rows'
import { asOffered } from '../answer/picked'
import { blankQuestion, none } from '../answer/response'
import { mapSame, withFields } from '../form/dense'
import { isHidden } from '../form/outcome'
import type { Question } from '../form/question'
import type { Section } from '../form/section'

const withoutHiddenPicks = (question: Question): Question =>
  withFields(asOffered(question, question), {
    repeticiones: mapSame(question.repeticiones, (repetition) => asOffered(question, repetition)),
  })

const withoutHiddenQuestions = (questions: Question[]): Question[] =>
  mapSame(questions, (question) =>
    isHidden(question) ? blankQuestion(question) : withoutHiddenPicks(question),
  )

/** An answer without what its rules do not ask, which is neither sent nor stored (LOGIC-03). */
export const withoutHidden = (secciones: Section[]): Section[] =>
  mapSame(secciones, (section) => {
    const isAway = isHidden(section)
    return withFields(section, {
      vacia: section.vacia && !isAway,
      dada: section.dada && !isAway,
      preguntas: isAway
        ? mapSame(section.preguntas, blankQuestion)
        : withoutHiddenQuestions(section.preguntas),
      seccionesRepetibles: isAway
        ? none(section.seccionesRepetibles)
        : mapSame(furtherRows(section), (row) =>
            withFields(row, { preguntas: withoutHiddenQuestions(row.preguntas) }),
          ),
      conditions: mapSame(section.conditions, (branch) =>
        isAway || isHidden(branch)
          ? withFields(branch, { checked: false, questions: mapSame(branch.questions, blankQuestion) })
          : withFields(branch, { questions: withoutHiddenQuestions(branch.questions) }),
      ),
    })
  })
