import type { QuestionPath } from '../../domain/answer/path'
import { anonymousAuthor } from '../../domain/answering/new-answer'
import type { Question, Response } from '../../domain/form/question'
import { QUESTION_KINDS, typesOf, type QuestionKind } from '../../domain/form/kinds'
import { openAnswering, type Answering } from '../../engine/answering'
import type { DraftSlot } from '../../engine/draft-slot'
import { FREE, NEW_ANSWER, type Terms } from '../../engine/policy'
import { anOption, aQuestion, aSection, aVersion, NOW } from '../builders'
import { ANSWERS } from '../kinds'

/** States in which a question is met, in the order in which they are shown. */
const QUESTION_STATES = [
  'empty',
  'required',
  'answered',
  'wrong',
  'with files',
  'locked',
  'flagged',
  'overlaid',
  'long list',
] as const
export type QuestionState = (typeof QUESTION_STATES)[number]

const CHOICES: readonly QuestionKind[] = ['single-choice', 'multiple-choice', 'ranking']
const LONG = 12

/** States of a kind: only choices have lists. */
export const statesOf = (kind: QuestionKind): readonly QuestionState[] =>
  QUESTION_STATES.filter((state) => state !== 'long list' || CHOICES.includes(kind))

const FORMATS: Partial<Record<QuestionKind, string>> = {
  ...{ identifier: 'ar-cuit', amount: 'ARS', files: 'photo-document:1-10:caption:when:where' },
}

function questionOf(kind: QuestionKind, state: QuestionState, orden: number): Question {
  const asksFor = { adjuntar: true, adjuntarDocumento: true, adjuntarVideo: true }
  return aQuestion({
    ...typesOf(kind),
    formato: FORMATS[kind] ?? '',
    id: `${kind}-${orden}`,
    orden,
    titulo: state === 'empty' ? '' : `${kind}: ${state}`,
    opciones: CHOICES.includes(kind)
      ? Array.from({ length: state === 'long list' ? LONG : 3 }, (_, position) => anOption(position))
      : [],
    required: state === 'required' || state === 'wrong',
    ...(state === 'required' && {
      descripcion: 'Lo que figura en la última boleta.',
      link: 'https://www.ejemplo.com',
      tituloLink: 'Dónde se encuentra',
    }),
    ...(state === 'with files' && kind !== 'files' && asksFor),
  })
}

/** An answer to a question of that kind. */
export function responseTo(kind: QuestionKind, { opciones }: Question): Response {
  return {
    respuesta: ANSWERS[kind][0],
    opciones: opciones.map((option) => ({
      ...option,
      checked: kind === 'multiple-choice' && option.orden < 2,
    })),
    imagen: null,
    documento: null,
    video: null,
  }
}

const version = aVersion({
  formId: 'gallery',
  secciones: QUESTION_KINDS.map((kind, section) =>
    aSection({
      id: kind,
      orden: section,
      preguntas: statesOf(kind).map((state, orden) => questionOf(kind, state, orden)),
    }),
  ),
})

const placeOf = ({ section, question }: QuestionPath) => {
  const kind = QUESTION_KINDS[section] ?? 'text'
  return { kind, state: statesOf(kind)[question] ?? 'empty' }
}

/** What may be done to a question in its state. */
const terms = new Map<string, Terms>()
function termsOf(path: QuestionPath): Terms {
  const { kind, state } = placeOf(path)
  if (state !== 'locked' && state !== 'flagged' && state !== 'overlaid') return FREE
  const key = `${kind} ${state}`
  const known = terms.get(key) ?? {
    as: state,
    before: responseTo(kind, questionOf(kind, state, path.question)),
    asks: state === 'locked' ? [] : ['answer'],
  }
  terms.set(key, known)
  return known
}

/** Nothing of the gallery is kept. */
const NOWHERE: DraftSlot = {
  read: () => Promise.resolve(undefined),
  write: () => Promise.resolve(),
  files: {
    get: () => Promise.resolve(undefined),
    set: () => Promise.resolve(),
    remove: () => Promise.resolve(),
  },
  number: 0,
  clearFiles: () => Promise.resolve(),
  erase: () => Promise.resolve(),
  isSecond: false,
  release: () => undefined,
}

const PICTURE = new Blob(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#9cc" d="M0 0h4v3H0z"/><path fill="#367" d="m0 3 2-2 2 2z"/></svg>',
  ],
  { type: 'image/svg+xml' },
)
/** Gives a picture for each file. */
export const readPicture = (): Promise<Blob> => Promise.resolve(PICTURE)

/** Questions of every kind in every state, in one answer. */
export interface Samples {
  answering: Answering
}

/** Opens an answer in which each question is in one of the states. */
export async function openSamples(): Promise<Samples> {
  const answering = await openAnswering(
    version,
    NOWHERE,
    {
      uploader: { upload: () => Promise.resolve(), read: readPicture, remove: () => Promise.resolve() },
      save: (make) => Promise.resolve(void make(anonymousAuthor('gallery'))),
      failureOf: () => 'failed',
      now: () => NOW,
      prepareFile: (_kind, file, name) => Promise.resolve({ file, name }),
    },
    { ...NEW_ANSWER, question: termsOf },
  )
  const { engine } = answering
  for (const [section, kind] of QUESTION_KINDS.entries())
    for (const [question, state] of statesOf(kind).entries()) {
      const path: QuestionPath = { section, condition: null, row: 0, question, repetition: 0 }
      const asked = version.secciones[section]?.preguntas[question]
      if (state === 'answered' && asked) engine.respond(path, responseTo(kind, asked))
      if (state !== 'wrong') continue
      // A question that was changed and left shows its problem, also when it was emptied.
      engine.respond(path, asked ? responseTo(kind, asked) : {})
      engine.respond(path, { respuesta: ANSWERS[kind][1], opciones: asked?.opciones ?? [] })
      engine.leave(path)
    }
  return { answering }
}
