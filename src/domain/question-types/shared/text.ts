import type { Option } from '../../form/question'
import type { AnswerBehaviour, ProblemCode } from '../behaviour'
import { cleanText, isBlank } from '../../text/clean'

/** The options with no tick; the same list when none is ticked. */
export const unticked = (opciones: Option[]): Option[] =>
  opciones.some((option) => option.checked)
    ? opciones.map((option) => (option.checked ? { ...option, checked: false } : option))
    : opciones

/** What a kind does unless its folder says otherwise: it keeps a text, and any text is fine. */
export const KEEPS_TEXT: AnswerBehaviour = {
  initialValue: ({ opciones }) => ({ respuesta: '', opciones: unticked(opciones) }),
  // What nobody sees is no answer.
  isEmpty: ({ respuesta }) => isBlank(respuesta),
  validate: () => null,
  normalize: cleanText,
  codec: {
    field: 'respuesta',
    encode: (respuesta) => (respuesta === '' ? undefined : respuesta),
    decode: (stored) => (typeof stored === 'string' ? stored : ''),
  },
  summary: (_question, { respuesta }) => respuesta.trim(),
}

/** A validation that takes texts of a form, and no answer; anything else is that problem (ANS-05). */
export const textThat =
  (isWellFormed: (text: string) => boolean, problem: ProblemCode): AnswerBehaviour['validate'] =>
  (_question, response) => {
    const { respuesta } = response
    return KEEPS_TEXT.isEmpty(response) || isWellFormed(respuesta) ? null : problem
  }
