import { checkBranch } from '../../../src/domain/answer/branches'
import { questionAt, setResponse } from '../../../src/domain/answer/fill'
import type { QuestionPath } from '../../../src/domain/answer/path'
import { pathsOf } from '../../../src/domain/answer/view'
import { addRepetition, addRow } from '../../../src/domain/answer/repeatable'
import { startSections } from '../../../src/domain/answering/start'
import type { FormVersion } from '../../../src/domain/form/form'
import type { Question, Response } from '../../../src/domain/form/question'
import type { Section } from '../../../src/domain/form/section'
import { behaviourOf } from '../../../src/domain/question-types'
import { wallClockIn } from '../../../src/domain/wall-clock'
import { readerZone } from '../../../src/domain/zone'
import type { SeedForm } from './build-form'
import type { FilePool } from './file-pool'
import type { ConditionalSection } from './form-definition'
import type { Life } from './life'
import type { Given } from './questions'

const ZONE = readerZone()
const clockOf = ({ date }: Life) => wallClockIn(date, ZONE)

function chosenConditions({ weights, single, required }: ConditionalSection, { random }: Life): number[] {
  if (single) return [random.weighted(weights)]
  const most = Math.max(...weights)
  const chosen = weights.flatMap((weight, index) => (random.chance((0.55 * weight) / most) ? [index] : []))
  return chosen.length === 0 && required ? [random.weighted(weights)] : chosen
}

/** Conditions checked, rows and repetitions added: the places where questions are asked. */
function shape(start: Section[], { definition, drafts }: SeedForm, life: Life): Section[] {
  let secciones = start
  for (const [index, draft] of definition.sections.entries()) {
    if ('ask' in draft) {
      for (const condition of chosenConditions(draft, life)) {
        secciones = checkBranch(secciones, index, condition, true, clockOf(life))
      }
    }
    const rows = 'rows' in draft && draft.rows ? life.random.int(0, draft.rows - 1) : 0
    for (let row = 0; row < rows; row++) secciones = addRow(secciones, index, clockOf(life))
  }
  for (const path of pathsOf(secciones)) {
    const question = questionAt(secciones, path)
    const wanted = question?.repetible && (drafts.get(question.id)?.extra.answered ?? 1) > 0
    if (wanted && life.random.chance(0.3)) secciones = addRepetition(secciones, path, clockOf(life))
  }
  return secciones
}

function given(question: Question, value: Given): Partial<Response> {
  if (value instanceof Date) {
    // As it would be typed on a clock that shows what the sample meant.
    return { respuesta: behaviourOf(question).codec.decode(wallClockIn(value, ZONE)) }
  }
  if (!Array.isArray(value)) return { respuesta: value }
  if (question.tipoPregunta === 3) return { respuesta: String(value[0] ?? '') }
  return {
    opciones: question.opciones.map((option) => ({ ...option, checked: value.includes(option.orden) })),
  }
}

function respond(question: Question, form: SeedForm, life: Life, files: FilePool): Partial<Response> {
  const draft = form.drafts.get(question.id)
  if (!draft) throw new Error(`Nobody knows an answer to ${question.titulo}.`)
  const { answered = 0.75, required = false } = draft.extra
  // Drawn in any case, so that one question more or less moves no other answer.
  const value = draft.sample(life)
  const answers = life.random.chance(answered)
  if (!required && !answers) return { respuesta: '' }
  return {
    ...given(question, value),
    ...(question.adjuntar ? { imagen: files.photo(form.form.id, life.random) } : {}),
    ...(question.adjuntarDocumento ? { documento: files.document(form.form.id, life.random) } : {}),
  }
}

/** The sections of one answer as somebody would fill them in: nothing required is missing. */
export function fillAnswer(version: FormVersion, form: SeedForm, life: Life, files: FilePool): Section[] {
  let secciones = shape(startSections(version.secciones, clockOf(life)), form, life)
  const fill = (path: QuestionPath) => {
    const question = questionAt(secciones, path)
    if (question) secciones = setResponse(secciones, path, respond(question, form, life, files))
  }
  pathsOf(secciones).forEach(fill)
  return secciones
}
