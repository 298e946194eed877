/** Forms of any shape and answers to them, for property tests. */
import { withOwnIds } from '../domain/form/own-ids'
import * as fc from 'fast-check'
import type { StoredQuestion, StoredResponse, StoredSection } from '../domain/answer/answer'
import { installLogic } from '../domain/answering/logic'
import type { Attachment, Option, Question, Response } from '../domain/form/question'
import type { Branch, Section } from '../domain/form/section'
import { behaviourOf } from '../domain/question-types'
import { asksNothing, QUESTION_KINDS, kindOf } from '../domain/form/kinds'
import * as logic from '../domain/form-logic/logic'
import { TYPED, aBranch, anOption, aQuestion, aSection } from './builders'

// Among random texts are some that mention answers.
installLogic(logic)

/** A list whose items have ids of their own, of any spelling, and know their position. */
const listOf = <T>(maxLength: number, item: (id: string, position: number) => fc.Arbitrary<T>) =>
  fc
    .uniqueArray(fc.string({ minLength: 1, maxLength: 5 }), { maxLength })
    .chain((ids): fc.Arbitrary<T[]> => fc.tuple(...ids.map(item)))

const option = (id: string, orden: number): fc.Arbitrary<Option> =>
  fc.string({ maxLength: 8 }).map((texto) => anOption(orden, { id, texto }))

const question = (id: string, orden: number): fc.Arbitrary<Question> =>
  fc
    .record({
      typed: fc.constantFrom(...QUESTION_KINDS.map((kind) => TYPED[kind])),
      opciones: listOf(4, option),
      required: fc.boolean(),
      repetible: fc.boolean(),
      adjuntar: fc.boolean(),
      adjuntarDocumento: fc.boolean(),
      adjuntarVideo: fc.boolean(),
    })
    .map(({ typed, ...rest }) => aQuestion({ id, orden, ...typed, ...(!asksNothing(typed) && rest) }))

const condition = (id: string, order: number): fc.Arbitrary<Branch> =>
  listOf(3, question).map((questions) => aBranch({ id, order, questions }))

const section = (id: string, orden: number): fc.Arbitrary<Section> =>
  fc
    .record({
      preguntas: listOf(4, question),
      repetible: fc.boolean(),
      puedeEstarVacia: fc.boolean(),
      required: fc.boolean(),
      conditionalSection: fc.boolean(),
      conditionalSectionSingle: fc.boolean(),
      conditions: listOf(3, condition),
    })
    .map((given) =>
      aSection({
        id,
        orden,
        ...given,
        puedeEstarVacia: given.puedeEstarVacia && given.repetible && !given.conditionalSection,
      }),
    )

/** The sections of a form's version, of any shape, without any answer. */
/** As they are read: no two parts have one id. */
export const formSections: fc.Arbitrary<Section[]> = listOf(4, section).map(withOwnIds)

const attachment: fc.Arbitrary<Attachment> = fc.record({
  path: fc.string(),
  name: fc.string(),
  size: fc.nat(),
})
const day = fc
  .date({ noInvalidDate: true, min: new Date('0000-01-01Z'), max: new Date('9999-12-31Z') })
  .map((moment) => moment.toISOString().slice(0, 10))
const two = (number: number) => String(number).padStart(2, '0')
const timeOfDay = fc.tuple(fc.nat(23), fc.nat(59)).map((parts) => parts.map(two).join(':'))

/** What may be given to a question: right or wrong, a text is a text. */
function somethingFor(asked: Question): fc.Arbitrary<string> {
  switch (kindOf(asked)) {
    case 'date':
      return day
    case 'time':
      return timeOfDay
    case 'yes-no':
      return fc.constantFrom('true', 'false')
    default:
      return fc.string({ minLength: 1 })
  }
}

const responseTo = (asked: Question): fc.Arbitrary<Response> =>
  fc.record({
    respuesta: fc.oneof(fc.constant(''), somethingFor(asked)),
    opciones: fc
      .tuple(...asked.opciones.map(() => fc.boolean()))
      .map((ticks) => asked.opciones.map((one, index) => ({ ...one, checked: ticks[index] === true }))),
    imagen: fc.option(attachment),
    documento: fc.option(attachment),
    video: fc.option(attachment),
  })

const answeredQuestion = (asked: Question): fc.Arbitrary<Question> =>
  asksNothing(asked)
    ? fc.constant(asked)
    : fc
        .tuple(responseTo(asked), fc.array(responseTo(asked), { maxLength: asked.repetible ? 3 : 0 }))
        .map(([response, further]) => ({
          ...asked,
          ...response,
          repeticiones: further.map((repetition, orden) => ({ orden, ...repetition })),
        }))

const answeredQuestions = (asked: Question[]): fc.Arbitrary<Question[]> =>
  fc.tuple(...asked.map(answeredQuestion))

/** Which conditions are checked: any, or at most one in single mode. */
const checksOf = ({ conditions, conditionalSectionSingle }: Section): fc.Arbitrary<boolean[]> =>
  conditionalSectionSingle
    ? fc.integer({ min: -1, max: conditions.length - 1 }).map((one) => conditions.map((_, i) => i === one))
    : fc.tuple(...conditions.map(() => fc.boolean()))

const answeredConditions = (asked: Section): fc.Arbitrary<Branch[]> =>
  checksOf(asked).chain((checks) =>
    fc.tuple(
      ...asked.conditions.map((one, index): fc.Arbitrary<Branch> =>
        checks[index]
          ? answeredQuestions(one.questions).map((questions) => ({ ...one, checked: true, questions }))
          : fc.constant(one),
      ),
    ),
  )

function answeredSection(asked: Section): fc.Arbitrary<Section> {
  if (asked.conditionalSection) {
    return answeredConditions(asked).map((conditions) => ({ ...asked, conditions }))
  }
  const further = fc.array(answeredQuestions(asked.preguntas), { maxLength: asked.repetible ? 3 : 0 })
  const rowed = fc.tuple(answeredQuestions(asked.preguntas), further).map(([preguntas, rows]) => ({
    ...asked,
    preguntas,
    seccionesRepetibles: rows.map((row, orden) => ({ orden, preguntas: row })),
  }))
  return asked.repetible && asked.puedeEstarVacia
    ? fc.oneof(rowed, fc.constant({ ...asked, vacia: true }))
    : rowed
}

/** A whole answer to these sections: any question answered or not, any condition checked, any rows. */
export const answeredSections = (secciones: Section[]): fc.Arbitrary<Section[]> =>
  fc.tuple(...secciones.map(answeredSection))

const storedResponse = (asked: Question): fc.Arbitrary<StoredResponse> =>
  fc.record(
    {
      [behaviourOf(asked).codec.field]: somethingFor(asked),
      ...(asked.opciones.length > 0 && {
        opciones: fc
          .subarray(asked.opciones, { minLength: 1 })
          .map((ticked) => ticked.map(({ id, orden }) => ({ id, orden }))),
      }),
      imagen: attachment,
      documento: attachment,
      video: attachment,
    },
    { requiredKeys: [] },
  )

const storedQuestion = (asked: Question): fc.Arbitrary<StoredQuestion[]> =>
  asksNothing(asked)
    ? fc.constant([])
    : fc
        .tuple(storedResponse(asked), fc.array(storedResponse(asked), { maxLength: asked.repetible ? 3 : 0 }))
        .map(([response, further]) => {
          const repeticiones = further.map((repetition, orden) => ({ orden, ...repetition }))
          if (Object.keys(response).length + repeticiones.length === 0) return []
          const { id, orden } = asked
          return [{ id, orden, ...response, ...(repeticiones.length > 0 && { repeticiones }) }]
        })

const storedQuestions = (asked: Question[]): fc.Arbitrary<StoredQuestion[]> =>
  fc.tuple(...asked.map(storedQuestion)).map((lists) => lists.flat())

const storedConditions = (asked: Section): fc.Arbitrary<StoredSection['conditions'] & object> =>
  checksOf(asked).chain((checks) =>
    fc.tuple(
      ...asked.conditions
        .filter((_, index) => checks[index])
        .map(({ id, order, questions }) =>
          storedQuestions(questions).map((list) => ({ id, order, questions: list })),
        ),
    ),
  )

function storedSection(asked: Section): fc.Arbitrary<StoredSection[]> {
  const { id, orden } = asked
  if (asked.conditionalSection) {
    return storedConditions(asked).map((conditions) =>
      conditions.length > 0 ? [{ id, orden, conditions }] : [],
    )
  }
  const further = fc.array(storedQuestions(asked.preguntas), { maxLength: asked.repetible ? 3 : 0 })
  const rowed = fc
    .tuple(storedQuestions(asked.preguntas), further)
    .map(([preguntas, rows]): StoredSection[] => {
      const seccionesRepetibles = rows.map((row, position) => ({ orden: position, preguntas: row }))
      if (preguntas.length + seccionesRepetibles.length === 0) return []
      return [
        {
          id,
          orden,
          ...(preguntas.length > 0 && { preguntas }),
          ...(seccionesRepetibles.length > 0 && { seccionesRepetibles }),
        },
      ]
    })
  return asked.repetible && asked.puedeEstarVacia
    ? fc.oneof(rowed, fc.constant<StoredSection[]>([{ id, orden, vacia: true }]))
    : rowed
}

/** What may be stored of an answer to these sections, built without the code under test. */
const storedSections = (secciones: Section[]): fc.Arbitrary<StoredSection[]> =>
  fc.tuple(...secciones.map(storedSection)).map((lists) => lists.flat())

/** A form and a whole answer to it. */
export const formWithAnswer: fc.Arbitrary<{ form: Section[]; answer: Section[] }> = formSections.chain(
  (form) => answeredSections(form).map((answer) => ({ form, answer })),
)

/** A form and a stored answer to it. */
export const formWithStored: fc.Arbitrary<{ form: Section[]; stored: StoredSection[] }> = formSections.chain(
  (form) => storedSections(form).map((stored) => ({ form, stored })),
)
