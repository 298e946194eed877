import { withReferences, type Named } from '../logic/print'
import { BASE_LANGUAGE, LANGUAGES, type Language } from '../language'
import { newPaymentSection } from './edit-payments'
import { CURRENCIES } from '../payment/payments'
import { typesOf } from './kinds'
import type { Case } from './case'
import type { NewFormContent } from './duplicate'
import { withText } from './edit-texts'
import { renameInFormulas } from './formulas'
import { newOption, newQuestion, newSection, newSignature, type NewId } from './factory'
import { NO_OPTIONS } from './options'
import type { Question } from './question'
import type { Section } from './section'
import type { States } from './state'
import { refAt } from './state-ref'
import type { Template, TemplateCase, TemplateQuestion, TemplateSection } from './template'

/** The words of a template's key, `questions.fullName`, in a language. */
export type TemplateWords = (language: Language, key: string) => string

/** States without names yet, of which each leads to the next ones; the last one is an end. */
const statesOf = (keys: readonly string[]): States => ({
  disponibles: keys.map((_key, id) => ({
    id,
    nombre: '',
    transiciones: keys.map((_, to) => to).filter((to) => to > id),
  })),
  inicial: 0,
  actual: 0,
})

/** Names sections, questions and options by their ids, where the template has keys. */
function namesById(
  template: readonly TemplateSection[],
  secciones: readonly Section[],
): (named: Named) => Named {
  const questions = template.flatMap((section, at) =>
    section.questions.flatMap(({ key, options }, position) => {
      const made = secciones[at]?.preguntas[position]
      return made ? [{ key, options, made }] : []
    }),
  )
  return ({ id, option }) => {
    const found = questions.find(({ key }) => key === id)
    const chosen = option === null ? -1 : (found?.options.indexOf(option) ?? -1)
    const section = secciones[template.findIndex(({ key }) => key === id)]
    return { id: found?.made.id ?? section?.id ?? id, option: found?.made.opciones[chosen]?.id ?? option }
  }
}

/** The day on which cases of templates are filled in; their rules look at none. */
const ANY_DAY = '2026-01-15'
const EXPECTED = /^(\w+) (\w+)=(\w+)$/u

/** A case with the ids of what the template calls by keys. */
function caseOf(
  { name, given, expects }: TemplateCase,
  rename: (named: Named) => Named,
  words: TemplateWords,
  newId: NewId,
): Case {
  const idOf = (key: string): string => rename({ id: key, option: null }).id
  return {
    ...{ id: newId(), nombre: words(BASE_LANGUAGE, name), dia: ANY_DAY },
    dado: Object.entries(given).map(([key, valor]) => ({
      ...{ parte: idOf(key), fila: 0 },
      valor: rename({ id: key, option: valor }).option ?? valor,
    })),
    espera: expects.map((line) =>
      line.replace(EXPECTED, (_, what, key: string, is) => `${what} ${idOf(key)} 0=${is}`),
    ),
  }
}

/**
 * A new form that begins with a template, with its words in every language (DAY-07). It is private, and what is sold
 * has neither price nor number yet: the editor asks for them when it is saved.
 */
export function formOfTemplate(
  template: Template,
  words: TemplateWords,
  newId: NewId,
): Partial<NewFormContent> {
  const inAll = <T extends object>(owner: T, field: string, key: string): T =>
    LANGUAGES.reduce((next, language) => withText(next, field, language, words(language, key)), owner)
  const question = (
    { key, kind, required, options, attach, rules }: TemplateQuestion,
    orden: number,
  ): Question => ({
    ...inAll({ ...newQuestion(newId), ...typesOf(kind), ...rules }, 'titulo', `questions.${key}`),
    orden,
    required,
    ...attach,
    opciones: options.map((option, at) => ({
      ...inAll(newOption(newId), 'texto', `options.${option}`),
      orden: at,
      otra: option === 'otherThing',
      exclusiva: option === 'nothingElse',
    })),
  })
  const section = ({ key, repeats, shown, questions }: TemplateSection, orden: number): Section => ({
    ...inAll(newSection(newId), 'titulo', `sections.${key}`),
    orden,
    repetible: repeats,
    mostrarSi: shown,
    preguntas: questions.map(question),
  })
  const { name, options, states, begins, sections, cases, signatures, tickets } = template
  const texts = inAll(
    inAll({ titulo: '', descripcion: '' }, 'titulo', `forms.${name}.title`),
    'descripcion',
    `forms.${name}.description`,
  )
  const estados = statesOf(states)
  const asked = sections.map(section)
  const rename = namesById(sections, asked)
  return {
    ...texts,
    opcionales: {
      ...NO_OPTIONS,
      editableForm: true,
      ...Object.fromEntries(options.map((option) => [option, true])),
    },
    secciones: renameInFormulas(asked, rename),
    ...(cases.length > 0 && { casos: cases.map((one) => caseOf(one, rename, words, newId)) }),
    ...(begins.length > 0 && {
      estadoInicial: begins.map(({ si, state }) => ({
        id: newId(),
        si: withReferences(si, rename),
        estado: refAt(estados, states.indexOf(state)) ?? '',
      })),
    }),
    estados: {
      ...estados,
      disponibles: estados.disponibles.map((state, at) =>
        inAll(state, 'nombre', `states.${states[at] ?? ''}`),
      ),
    },
    signatures: signatures.map(({ key, by }, indexSignature) => ({
      ...inAll(newSignature(), 'title', `signatures.${key}`),
      tipeOfSignatory: by,
      indexSignature,
    })),
    payments:
      tickets.length === 0
        ? []
        : [
            {
              id: newId(),
              ...inAll({ name: '' }, 'name', `forms.${name}.title`),
              address: '',
              dateFormatted: '',
              currencyType: CURRENCIES[0],
              sections: tickets.map((key) =>
                inAll(newPaymentSection(newId), 'sectionName', `tickets.${key}`),
              ),
              quantyTicketsMaxPerTransaction: 0,
              preview: true,
              previewIndex: 0,
            },
          ],
  }
}
