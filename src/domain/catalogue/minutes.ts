import type { Form } from '../form/form'
import { asking } from '../form/questions-of'
import { asksFor, DATA_TYPE, QUESTION_TYPE, type Question, type QuestionType } from '../form/question'
import { questionListsOf } from '../form/questions-of'
import type { Section } from '../form/section'

/** Seconds to open a form, understand it and look through it before sending. */
const AROUND = 60
/** Seconds that a file takes to find or to take, and to send. */
const FOR_A_FILE = 45
const FOR_A_PAYMENT = 120
const FOR_A_SIGNATURE = 25
const FOR_AN_APPOINTMENT = 90

const BY_TYPE: Partial<Record<QuestionType, number>> = {
  [QUESTION_TYPE.open]: 20,
  [QUESTION_TYPE.multipleChoice]: 15,
  [QUESTION_TYPE.ranking]: 30,
  [QUESTION_TYPE.place]: 40,
  [QUESTION_TYPE.files]: 60,
}
/** Choices of one of a few. */
const USUAL = 8
const FOR_A_LONG_TEXT = 60

function secondsOf(question: Question): number {
  const files = (['imagen', 'documento', 'video'] as const).filter((kind) => asksFor(question, kind)).length
  const isLong = question.tipoPregunta === QUESTION_TYPE.open && question.tipoDato === DATA_TYPE.longText
  return (isLong ? FOR_A_LONG_TEXT : (BY_TYPE[question.tipoPregunta] ?? USUAL)) + files * FOR_A_FILE
}

/** What a person gives by hand: nobody fills in what the form works out. */
const given = (questions: readonly Question[]): Question[] =>
  asking(questions).filter(({ calculo }) => calculo === '')

/** Of branches the longest counts, of what repeats the first. */
const secondsIn = (section: Section): number =>
  Math.max(
    0,
    ...questionListsOf(section).map(({ questions }) =>
      given(questions).reduce((sum, question) => sum + secondsOf(question), 0),
    ),
  )

/** Numbers of minutes that are told: nobody believes 13. */
const TOLD = [1, 2, 3, 5, 10, 15, 20, 30, 45, 60] as const

/** How many minutes a form takes, by what it asks (REACH-02): a number to plan with, rounded up. */
export function minutesOf({
  secciones,
  signatures,
  opcionales,
}: Pick<Form, 'secciones' | 'signatures' | 'opcionales'>): number {
  const seconds =
    AROUND +
    secciones.reduce((sum, section) => sum + secondsIn(section), 0) +
    signatures.length * FOR_A_SIGNATURE +
    (opcionales.addPaymentGateway ? FOR_A_PAYMENT : 0) +
    (opcionales.addAppointment ? FOR_AN_APPOINTMENT : 0)
  return TOLD.find((minutes) => minutes * 60 >= seconds) ?? 60
}
