import { newBranch, newOption, newQuestion, newSection } from '../../../src/domain/form/factory'
import type { Question } from '../../../src/domain/form/question'
import type { Branch, Section } from '../../../src/domain/form/section'
import type { ConditionalSection, SectionDraft, SimpleSection } from './form-definition'
import type { QuestionDraft } from './questions'
import { spanish, wordFields } from './words'

/** What people answer, by the question's id. */
export type Drafts = Map<string, QuestionDraft>

function buildQuestion(draft: QuestionDraft, id: string, orden: number, drafts: Drafts): Question {
  drafts.set(id, draft)
  const { titulo, tipoPregunta, tipoDato, options, extra } = draft
  const opciones = options.map((words, index) => ({
    ...newOption(() => `${id}o${index + 1}`, spanish(words)),
    ...wordFields('texto', words, 'textoAlternativeLanguage'),
    orden: index,
  }))
  return {
    ...newQuestion(() => id, tipoPregunta, tipoDato),
    ...wordFields('titulo', titulo),
    ...(extra.hint ? wordFields('descripcion', extra.hint) : {}),
    titulo: spanish(titulo),
    orden,
    opciones,
    required: extra.required ?? false,
    filtrable: extra.filtrable ?? false,
    repetible: extra.repetible ?? false,
    adjuntar: extra.photo ?? false,
    adjuntarDocumento: extra.document ?? false,
    adjuntarVideo: extra.video ?? false,
    tituloLink: extra.link?.title ?? '',
    link: extra.link?.address ?? '',
  }
}

const buildQuestions = (questions: QuestionDraft[], owner: string, drafts: Drafts) =>
  questions.map((draft, index) => buildQuestion(draft, `${owner}q${index + 1}`, index, drafts))

function conditionalFields(draft: ConditionalSection, owner: string, drafts: Drafts): Partial<Section> {
  const conditions = draft.conditions.map(({ when, questions }, index): Branch => {
    const id = `${owner}c${index + 1}`
    return {
      ...newBranch(() => id),
      ...wordFields('condition', when),
      order: index,
      questions: buildQuestions(questions, id, drafts),
    }
  })
  return {
    ...wordFields('conditionalQuestion', draft.ask),
    conditionalSection: true,
    conditionalSectionSingle: draft.single ?? false,
    required: draft.required ?? false,
    conditions,
  }
}

const simpleFields = (draft: SimpleSection, owner: string, drafts: Drafts): Partial<Section> => ({
  repetible: draft.rows !== undefined,
  preguntas: buildQuestions(draft.questions, owner, drafts),
})

/** The sections of a form, numbered and named by position; `drafts` takes what people answer to each question. */
export function buildSections(sections: SectionDraft[], drafts: Drafts): Section[] {
  return sections.map((draft, index) => {
    const id = `s${index + 1}`
    return {
      ...newSection(() => id),
      ...wordFields('titulo', draft.titulo),
      ...(draft.descripcion ? wordFields('descripcion', draft.descripcion) : {}),
      ...('ask' in draft ? conditionalFields(draft, id, drafts) : simpleFields(draft, id, drafts)),
      orden: index,
      areaAsociada: draft.areaAsociada ? { nombre: draft.areaAsociada } : null,
    }
  })
}
