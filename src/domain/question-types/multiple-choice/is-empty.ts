import type { QuestionBehaviour } from '../behaviour'

export const isEmpty: QuestionBehaviour['isEmpty'] = ({ opciones }) =>
  !opciones.some((option) => option.checked)
