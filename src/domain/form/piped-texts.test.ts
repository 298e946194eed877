/** Which texts of a form say what was answered (LOGIC-12): each that people read in their language stands here. */
import { describe, expect, it } from 'vitest'
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
import { LANGUAGES, localized, localizedOption } from '../language'
import { FORM_TEXTS, wordFields } from './fields'
import type { Form } from './form'
import { mentionsOf, renameMentions } from './mentions'
import { OUTCOME } from './outcome'
import { NEW_SCHEDULE } from './schedule'
import { headTexts, sectionTexts } from './translatable'

/** Said where its part is shown with the answer that it is of. */
const PIPED = [
  ...['form titulo', 'form descripcion', 'signature title', 'notice mensaje', 'closing mensaje'],
  ...['section titulo', 'section descripcion', 'section conditionalQuestion', 'sectionCheck mensaje'],
  ...['condition condition', 'check mensaje'],
  ...['question titulo', 'question descripcion', 'question tituloLink'],
  ...['question textoMinimo', 'question textoMaximo', 'option texto', 'option descripcionImagen'],
]
/** Literal, and why. */
const LITERAL: Record<string, string> = {
  'question unidad': 'stands with every answer, also in lists, exports and totals of many of them',
  'section otraPersona': 'names a role, in mails and lists of parts that nobody answered yet',
  'form customizedVoucherText': 'is filled in as certificates are, with more than answers',
  'form purcharseOrderDetails': 'is what is agreed to, word by word',
  'schedule textoAntes': 'is read before anything is answered',
  'schedule textoDespues': 'is read where nothing can be answered',
  'state nombre': 'is the same for all answers',
  'payment name': 'stands in orders and what is paid',
  'fare sectionName': 'stands in orders and what is paid',
}

const X = 'x'
const titled = { titulo: X, descripcion: X }
const check = { id: 'v', regla: 'true', mensaje: X, tipo: 'error' } as const
/** A form that has every text. */
const form: Form = aForm({
  ...{ ...titled, customizedVoucherText: X, purcharseOrderDetails: X },
  opcionales: { ...aForm().opcionales, customizedVoucher: true, addPaymentGateway: true },
  horario: { ...NEW_SCHEDULE, textoAntes: X, textoDespues: X },
  cierres: [{ ...check, tipo: 'cierre' }],
  avisos: [{ estado: '0', mensaje: X }],
  estados: THREE_STATES,
  signatures: [aSignature({ title: X })],
  payments: [CONCERT],
  secciones: [
    aSection({
      ...{ ...titled, otraPersona: X, validaciones: [check] },
      preguntas: questions({
        ...{ ...titled, tituloLink: X, unidad: X, textoMinimo: X, textoMaximo: X },
        ...TYPED['single-choice'],
        opciones: [anOption(0, { texto: X, descripcionImagen: X })],
        validaciones: [check],
      }),
    }),
    aSection({ ...titled, orden: 1, conditionalQuestion: X, conditions: [aBranch({ condition: X })] }),
  ],
})

const listed = [headTexts(form), ...form.secciones.map(sectionTexts)]
  .flat()
  .map(({ owner, field }) => `${owner.kind} ${field}`)
const all = new Set([
  ...listed,
  ...FORM_TEXTS.map((field) => `form ${field}`),
  ...(['section', 'condition', 'question', 'option'] as const).flatMap((kind) =>
    wordFields(kind).map((field) => `${kind} ${field}`),
  ),
])

describe('LOGIC-12 texts that people read', () => {
  it('LOGIC-12 each says what was answered, or is literal for a reason', () => {
    expect([...all].sort()).toEqual([...PIPED, ...Object.keys(LITERAL)].sort())
  })

  it.each(PIPED)('LOGIC-12 %s says it, in each language, and follows what is copied', (text) => {
    const [kind, field = ''] = text.split(' ')
    const translated = kind === 'option' && field === 'texto' ? 'textoAlternativeLanguage' : field
    for (const language of LANGUAGES) {
      const name = language === 'es' ? field : `${translated}_${language}`
      const part = { texto: X, [field]: X, [name]: 'de {{q}}' }
      expect(mentionsOf(part)).toEqual(['q'])
      expect(
        Reflect.get(
          renameMentions(part, () => 'r'),
          name,
        ),
      ).toBe('de {{r}}')
      const mentioned = { of: [], say: (id: string) => `<${id}>` }
      const said = { ...part, [OUTCOME]: { mentioned } }
      expect(field === 'texto' ? localizedOption(said, language) : localized(said, field, language)).toBe(
        'de <q>',
      )
    }
  })

  it.each(Object.keys(LITERAL))('LOGIC-12 %s asks for no answer', (text) => {
    const [, field = ''] = text.split(' ')
    expect(mentionsOf({ [field]: 'de {{q}}', [`${field}_en`]: 'of {{q}}' })).toEqual([])
  })
})
