import type { AnswerBehaviour } from '../behaviour'
import { KEEPS_TEXT } from '../shared/text'
import { scaleIn } from './look'

/** One of the numbers of a scale (KIND-04). */
export const scale: AnswerBehaviour = {
  ...KEEPS_TEXT,
  validate: ({ formato }, response) => {
    if (KEEPS_TEXT.isEmpty(response)) return null
    const { from, to } = scaleIn(formato)
    const { respuesta } = response
    return /^\d{1,2}$/.test(respuesta) && Number(respuesta) >= from && Number(respuesta) <= to
      ? null
      : 'malformed'
  },
  summary: ({ formato }, { respuesta }) => (respuesta === '' ? '' : `${respuesta} / ${scaleIn(formato).to}`),
}
