import type { QuestionBehaviour } from '../behaviour'

export const isEmpty: QuestionBehaviour['isEmpty'] = ({ respuesta }) =>
  respuesta !== 'true' && respuesta !== 'false'
