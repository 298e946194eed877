import { LANGUAGE_TAG } from '../../language'
import { dayInWords, dayPart, timePart } from '../../wall-clock'
import type { AnswerBehaviour } from '../behaviour'
import { KEEPS_TEXT } from '../shared/text'
import { factIn, MAX_LINK_VALUE, type FactName } from './facts'

const MAX_NAME = 400
const TAG = /^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8}){0,5}$/
const isMoment = (text: string): boolean => dayPart(text) !== '' && timePart(text) !== ''

const IS_SOUND: Record<FactName, (text: string) => boolean> = {
  begun: isMoment,
  ended: isMoment,
  language: (text) => TAG.test(text),
  who: (text) => text.length <= MAX_NAME,
  link: (text) => text.length <= MAX_LINK_VALUE,
}

/** A fact that the form notes by itself: nobody writes it, and who answers sees it (KIND-11). */
export const fact: AnswerBehaviour = {
  ...KEEPS_TEXT,
  initialValue: (question, now) => ({
    ...KEEPS_TEXT.initialValue(question, now),
    ...(factIn(question.formato) === 'begun' && { respuesta: now }),
  }),
  validate: ({ formato }, { respuesta }) =>
    respuesta === '' || IS_SOUND[factIn(formato)](respuesta) ? null : 'malformed',
  summary: ({ formato }, { respuesta }, { language }) => {
    if (isMoment(respuesta)) return `${dayInWords(respuesta)} ${timePart(respuesta)}`
    if (factIn(formato) !== 'language' || !TAG.test(respuesta)) return respuesta
    try {
      return new Intl.DisplayNames(LANGUAGE_TAG[language], { type: 'language' }).of(respuesta) ?? respuesta
    } catch {
      return respuesta
    }
  },
}
