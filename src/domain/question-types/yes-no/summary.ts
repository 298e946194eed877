import type { QuestionBehaviour } from '../behaviour'

export const summary: QuestionBehaviour['summary'] = (_question, { respuesta }, format) => {
  if (respuesta === 'true') return format.yes
  return respuesta === 'false' ? format.no : ''
}
