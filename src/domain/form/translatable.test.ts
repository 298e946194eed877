import { expect, it } from 'vitest'
import {
  aBranch,
  aForm,
  anOption,
  aSection,
  aSignature,
  questions,
  THREE_STATES,
  TYPED,
} from '../../testing/builders'
import { CONCERT } from '../../testing/tickets'
import { changeQuestion } from './edit-questions'
import { withText } from './edit-texts'
import type { Form } from './form'
import { headTexts, lacks, sectionTexts, tallyForm, type Translatable } from './translatable'

const words = ({ owner, field, number, base }: Translatable): string =>
  `${owner.kind} ${number} ${field}: ${base}`

const form = (given: Partial<Form> = {}): Form =>
  aForm({
    titulo: 'Poda',
    descripcion: '',
    secciones: [
      aSection({
        titulo: 'Árbol',
        preguntas: questions(
          { id: 'q', titulo: 'Especie', descripcion: 'En latín' },
          { ...TYPED['single-choice'], titulo: 'Estado', opciones: [anOption(0), anOption(1)] },
        ),
      }),
      aSection({
        orden: 1,
        titulo: 'Daños',
        conditionalQuestion: '¿Cuáles?',
        conditions: [
          aBranch({ condition: 'Plaga', questions: questions({ id: 'p', titulo: '¿Qué plaga?' }) }),
        ],
      }),
    ],
    ...given,
  })

it('EDIT-01 EDIT-07 EDIT-09 EDIT-10 lists every text that people read, in the order in which they read it', () => {
  const all = form()
  expect([headTexts(all), ...all.secciones.map(sectionTexts)].map((texts) => texts.map(words))).toEqual([
    ['form 1 titulo: Poda'],
    [
      'section 1 titulo: Árbol',
      'question 1 titulo: Especie',
      'question 1 descripcion: En latín',
      'question 2 titulo: Estado',
      'option 1 texto: Bueno',
      'option 2 texto: Regular',
    ],
    [
      'section 2 titulo: Daños',
      'section 2 conditionalQuestion: ¿Cuáles?',
      'condition 1 condition: Plaga',
      'question 1 titulo: ¿Qué plaga?',
    ],
  ])
})

it('EDIT-01 the text of the voucher is translated where there is one', () => {
  const voucher = { customizedVoucherText: 'Gracias' }
  expect(headTexts(form(voucher))).toHaveLength(1)
  const opcionales = { ...form().opcionales, customizedVoucher: true }
  expect(headTexts(form({ ...voucher, opcionales })).at(-1)).toMatchObject({ field: 'customizedVoucherText' })
})

it('EDIT-13 the terms of purchase are translated where something is sold', () => {
  const terms = { purcharseOrderDetails: 'No se devuelve' }
  expect(headTexts(form(terms))).toHaveLength(1)
  const opcionales = { ...form().opcionales, addPaymentGateway: true }
  expect(headTexts(form({ ...terms, opcionales })).at(-1)).toMatchObject({ field: 'purcharseOrderDetails' })
})

it('counts what lacks a translation in each language; the translation of a removed text is shown but not counted', () => {
  const before = form()
  expect(tallyForm(before)).toMatchObject({ total: 11, missing: { en: 11, ca: 11 } })
  const titled = withText(before, 'titulo', 'en', 'Pruning')
  const orphan = withText(titled, 'descripcion', 'en', 'Left over')
  expect(tallyForm(orphan)).toMatchObject({ total: 11, missing: { en: 10, ca: 11 } })
  expect(headTexts(orphan).map((text) => [text.field, lacks(text, 'en'), lacks(text, 'ca')])).toEqual([
    ['titulo', false, true],
    ['descripcion', false, false],
  ])
})

it('EDIT-01 a text of nothing but blanks is none, neither the text itself nor a translation', () => {
  const blank = withText(form({ descripcion: ' \n' }), 'titulo', 'en', '  ')
  expect(headTexts(blank).map(words)).toEqual(['form 1 titulo: Poda'])
  expect(headTexts(blank)[0]?.translated).toEqual([])
})

it('after a keystroke only its own section is counted anew', () => {
  const before = form()
  const lists = before.secciones.map(sectionTexts)
  const after = changeQuestion(before.secciones, 'p', (question) => withText(question, 'titulo', 'en', 'W'))
  expect(after.map(sectionTexts)[0]).toBe(lists[0])
  expect(after.map(sectionTexts)[1]).not.toBe(lists[1])
})

it('EDIT-26 names of states and titles of signatures are listed like other texts', () => {
  const [state] = THREE_STATES.disponibles
  const [first] = [aSignature({ title: 'Firma del inspector' })]
  const all = form({
    estados: { ...THREE_STATES, disponibles: state ? [withText(state, 'nombre', 'ca', 'Pendent')] : [] },
    signatures: [first],
  })
  const [, ...texts] = headTexts(all)
  expect(texts.map(words)).toEqual(['state 1 nombre: Pendiente', 'signature 1 title: Firma del inspector'])
  expect(texts.map(({ translated }) => translated)).toEqual([['ca'], []])
  expect(tallyForm(all).missing.ca).toBe(tallyForm(form()).missing.ca + 1)
})

it('EDIT-13 EDIT-26 what is sold and its fares are listed like other texts, as long as the form sells', () => {
  const [fare, ...others] = CONCERT.sections
  const sections = fare ? [withText(fare, 'sectionName', 'en', 'Stalls'), ...others] : []
  const opcionales = { ...form().opcionales, addPaymentGateway: true }
  const [, ...texts] = headTexts(form({ opcionales, payments: [{ ...CONCERT, sections }] }))
  expect(texts.map(words)).toEqual([
    'payment 1 name: Concierto de verano',
    'fare 1 sectionName: Platea',
    'fare 2 sectionName: Palco',
    'fare 3 sectionName: De pie',
  ])
  expect(texts.map(({ translated }) => translated)).toEqual([[], ['en'], [], []])
  expect(headTexts(form({ payments: [CONCERT] }))).toHaveLength(1)
})
