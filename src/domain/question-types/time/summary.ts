import type { QuestionBehaviour } from '../behaviour'
import { momentInWords } from '../shared/moment'

/** FMT-01: HH:mm. */
export const summary: QuestionBehaviour['summary'] = (_question, { respuesta }, format) =>
  momentInWords(respuesta, format.time)
