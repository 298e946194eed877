import type { Section } from '../form/section'
import { askedIn, type QuestionView } from './view'

/** What an answer asks, each question once: of rows and repetitions the first stands for all. */
export const firstAsked = (secciones: readonly Section[]): QuestionView[] =>
  askedIn(secciones).filter(({ path }) => path.row === 0 && path.repetition === 0)
