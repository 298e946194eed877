import type { AnswerBehaviour } from '../behaviour'
import { KEEPS_TEXT } from '../shared/text'
import { listedIn, listFault } from './list'

/** Several photos and documents, each with what is said of it (KIND-08). */
export const files: AnswerBehaviour = {
  ...KEEPS_TEXT,
  validate: ({ formato }, { respuesta }) => (listFault(formato, respuesta) === null ? null : 'malformed'),
  summary: (_question, { respuesta }) =>
    listedIn(respuesta)
      ?.map(({ caption, name }, at) => `${at + 1}. ${caption.trim() === '' ? name : `${caption} (${name})`}`)
      .join(', ') ?? respuesta,
  inFormulas: {
    read: (_question, respuesta) => (respuesta === '' ? null : (listedIn(respuesta)?.length ?? 0)),
  },
}
