import { dayInWords, timePart } from '../../wall-clock'
import type { AnswerBehaviour } from '../behaviour'
import { KEEPS_TEXT } from '../shared/text'
import { acceptanceIn, textVersionOf } from './accepted'

/** That a text was accepted (KIND-10): what was accepted of an earlier text is not accepted of this one. */
export const consent: AnswerBehaviour = {
  ...KEEPS_TEXT,
  validate: ({ formato }, { respuesta }) =>
    respuesta === '' || acceptanceIn(respuesta)?.version === textVersionOf(formato) ? null : 'malformed',
  summary: (_question, { respuesta }) => {
    const accepted = acceptanceIn(respuesta)
    return accepted ? `${dayInWords(accepted.at)} ${timePart(accepted.at)} (${accepted.version})` : respuesta
  },
  inFormulas: { read: (_question, respuesta) => (acceptanceIn(respuesta) ? true : null) },
}
