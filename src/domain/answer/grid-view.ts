import { headingOf } from '../form/grid'
import type { Question } from '../form/question'
import type { QuestionResponses } from './view'

/** Questions that are read together: the rows of a grid below its heading, or others, which have none. */
export interface ReadBlock {
  heading: Question | null
  questions: QuestionResponses[]
}

/** The questions of a row or branch as they are read: a row says little without the heading of its grid (KIND-05). */
export function readBlocks(questions: readonly QuestionResponses[]): ReadBlock[] {
  const blocks: ReadBlock[] = []
  for (const question of questions) {
    const [view] = question.responses
    const list = view?.branch?.questions ?? view?.section.preguntas ?? []
    const heading = (view && headingOf(list, view.path.question)) ?? null
    const last = blocks.at(-1)
    if (last?.heading === heading) last.questions.push(question)
    else blocks.push({ heading, questions: [question] })
  }
  return blocks
}
