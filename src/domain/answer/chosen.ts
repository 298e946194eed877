import { QUESTION_TYPE, type Option, type Question, type Response } from '../form/question'

/**
 * The options that a response chose, of its own version. Their ids say what was meant whatever became of the question
 * since; their positions do not.
 */
export function chosenOptions(
  { tipoPregunta }: Pick<Question, 'tipoPregunta'>,
  { respuesta, opciones }: Pick<Response, 'respuesta' | 'opciones'>,
): Option[] {
  if (tipoPregunta === QUESTION_TYPE.multipleChoice) return opciones.filter(({ checked }) => checked)
  if (tipoPregunta !== QUESTION_TYPE.singleChoice) return []
  return opciones.filter(({ orden }) => String(orden) === respuesta).slice(0, 1)
}
