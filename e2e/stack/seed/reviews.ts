import type { StoredAnswer } from '../../../src/domain/answer/answer'
import { refOf } from '../../../src/domain/answer/by-ref'
import { sectionView } from '../../../src/domain/answer/view'
import { partsOf } from '../../../src/domain/correction/locks'
import { assembleSections, begunOf } from '../../../src/domain/answering/whole'
import type { Pick } from '../../../src/domain/correction/ask'
import { staffAuthor } from '../../../src/domain/answer/corrections/author'
import { correctAnswer } from '../../../src/domain/correction/correct'
import type { FormVersion } from '../../../src/domain/form/form'
import { StackProblem } from '../problem'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

const COMMENT = 'El plano no se lee bien. Súbalo de nuevo, por favor, y confirme el nombre del evento.'

/** The first question of an answer and everything that takes a document. */
function picksOf(version: FormVersion, answer: StoredAnswer): { sections: string[]; items: Pick[] } {
  const secciones = assembleSections(version.secciones, answer.secciones, begunOf(answer))
  const [section] = secciones
  if (!section) throw new StackProblem(`${answer.idPlantilla} has no section to ask for again.`)
  const items = sectionView(section, 0).asked.flatMap((view, at): Pick[] => {
    const parts = partsOf(view.question).filter(
      (part) => part === 'documento' || (at === 0 && part === 'answer'),
    )
    return parts.map((parte) => ({ ...refOf(view), parte }))
  })
  return { sections: [section.id], items }
}

/**
 * The answer sent back to its citizen, a day after it was given (CORR-04).
 * @param days how many the citizen has for it
 */
export function sentBack(
  version: FormVersion,
  answer: StoredAnswer,
  days: number,
  username: string,
): StoredAnswer {
  const now = new Date((answer.fechaCreacion?.getTime() ?? 0) + DAY)
  const vence = new Date(now.getTime() + days * DAY)
  const asked = { ...picksOf(version, answer), comment: COMMENT, vence }
  const outcome = correctAnswer(
    version,
    answer,
    { secciones: null, rows: [], ubicacion: null, request: asked },
    { madeBy: staffAuthor(username), now },
  )
  if (typeof outcome === 'string' || !outcome.request)
    throw new StackProblem(`${answer.id} cannot be sent back: ${JSON.stringify(outcome)}.`)
  return { ...answer, requestsForChanges: [outcome.request], timeStamp: now, lastUpdate: now }
}
