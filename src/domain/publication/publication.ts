import { asksNothing, isGrid, kindOf } from '../form/kinds'
import { LANGUAGES } from '../language'
import { lists, type Member } from '../access/places'
import { textTwice, withoutBlankOptions } from '../form/edit-options'
import { isChoice } from '../form/edit-questions'
import type { Check } from '../form/check'
import { formChecksOf } from '../form/edit-form-checks'
import { hasIncompleteCheck, hasUnsoundCheck } from './sound-checks'
import type { Found, FindingPlace, Publication } from './finding'
import type { Form } from '../form/form'
import { goneColumns, type ColumnsOfTable } from './gone-columns'
import type { InitialRule } from '../form/initial-rule'
import { advisingSettings, blockingSettings, type FoundSetting } from './publication-settings'
import { formRuleProblem } from '../form-logic/form-rule'
import { ruleProblems } from '../form-logic/problems'
import { isRuleOfForm } from '../form-logic/rule-of-form'
import { isOthersPart, secondPersonFault } from '../form/second-person'
import { areAlike } from '../form/grid'
import { mentionsOf } from '../form/mentions'
import { rowsOf } from '../form/question-lists'
import { QUESTION_TYPE, type Question } from '../form/question'
import { allQuestions, requiresAnything } from '../form/questions-of'
import { formParts, type FormPart } from '../form/parts'
import type { Section } from '../form/section'
import type { Spot } from '../form/spot'
import { stateRef } from '../form/state-ref'
import type { TableRef } from '../tables/table-ref'
import { tableRefOf } from '../form/tables-used'
import { tallyForm } from '../form/translatable'
import { isBlank } from '../text/clean'

function checkQuestion(found: Publication, question: Question, spot: Spot): void {
  const place = { kind: 'question', id: question.id } as const
  if (asksNothing(question)) return
  if (isBlank(question.titulo)) found.blocking.push({ code: 'questionUntitled', spot, place })
  if (hasIncompleteCheck(question)) found.blocking.push({ code: 'checkUnsaid', spot, place })
  if (kindOf(question) === 'table-choice' && tableRefOf(question) === null)
    found.blocking.push({ code: 'tableMissing', spot, place })
  if (!isChoice(question)) return
  if (question.opciones.length === 0) found.blocking.push({ code: 'optionsMissing', spot, place })
  // One box to tick is a consent; of one button there is nothing to choose.
  if (question.tipoPregunta === QUESTION_TYPE.singleChoice && question.opciones.length === 1)
    found.advising.push({ code: 'optionAlone', spot, place })
  const twice = textTwice(question)
  if (twice !== null) found.advising.push({ code: 'optionTwice', spot, place, words: twice })
  checkPictures(found, question, spot)
}

/** A picture that nothing is said about, and words about one that did not come along with a file (KIND-09). */
function checkPictures(found: Publication, { id, opciones }: Question, spot: Spot): void {
  const place = { kind: 'question', id } as const
  for (const { imagenURL, descripcionImagen, texto: words } of opciones) {
    const isTold = !isBlank(descripcionImagen)
    if (imagenURL !== '' && isBlank(words)) found.blocking.push({ code: 'optionUntitled', spot, place })
    if (isTold === (imagenURL !== '')) continue
    const code = isTold ? 'optionPictureMissing' : 'optionPictureUntold'
    found.advising.push({ code, spot, place, words: words.trim() })
  }
}

/** A grid has a heading and rows, and they ask the same (KIND-05). */
function checkGrid(found: Publication, { id, titulo }: Question, spot: Spot, secciones: Section[]): void {
  const place = { kind: 'question', id } as const
  const [first, ...others] = rowsOf(secciones, id)
  if (isBlank(titulo)) found.blocking.push({ code: 'questionUntitled', spot, place })
  if (!first) found.blocking.push({ code: 'gridEmpty', spot, place })
  else if (!others.every((row) => areAlike(first, row)))
    found.advising.push({ code: 'gridMixed', spot, place })
}

function checkSection(found: Publication, section: Section, spot: Spot): void {
  const place = { kind: 'section', id: section.id } as const
  if (hasIncompleteCheck(section)) found.blocking.push({ code: 'checkUnsaid', spot, place })
  if (isBlank(section.titulo)) found.advising.push({ code: 'sectionUntitled', spot, place })
  if (!section.conditionalSection) {
    if (section.preguntas.length === 0) found.blocking.push({ code: 'sectionEmpty', spot, place })
    return
  }
  if (isBlank(section.conditionalQuestion)) found.blocking.push({ code: 'conditionalUntitled', spot, place })
  if (section.conditions.length === 0) found.blocking.push({ code: 'conditionsMissing', spot, place })
}

/** Where a rule or words of a part are put right. */
const placeOf = (one: FormPart): FindingPlace | null => {
  const { id } = one.part
  if (one.kind === 'condition') return { kind: 'condition', section: one.section.id, id }
  return one.kind === 'option' ? null : { kind: one.kind, id }
}

/** A rule of the part is not understood, or goes in a circle (LOGIC-06). */
function checkRules(found: Publication, one: FormPart): void {
  const place = placeOf(one)
  if (place) found.blocking.push({ code: 'ruleInvalid', spot: one.spot, place })
}

function checkPart(found: Publication, one: FormPart): void {
  const { spot } = one
  if (one.kind === 'section') checkSection(found, one.part, spot)
  if (one.kind === 'question') checkQuestion(found, one.part, spot)
  if (one.kind !== 'condition') return
  const place = { kind: 'condition', section: one.section.id, id: one.part.id } as const
  if (isBlank(one.part.condition)) found.blocking.push({ code: 'conditionUntitled', spot, place })
  // Ticking it may be all that it asks, but often its questions were forgotten.
  if (one.part.questions.length === 0) found.advising.push({ code: 'branchEmpty', spot, place })
}

/** Words that mention an answer which nobody is asked for (LOGIC-12). */
function checkMentions(found: Publication, one: FormPart, asked: ReadonlySet<string>): void {
  const within = one.kind === 'question' ? [...one.part.opciones, ...one.part.validaciones] : []
  const place = placeOf(one)
  const isUnknown = [one.part, ...within].flatMap(mentionsOf).some((id) => !asked.has(id))
  if (place && isUnknown) found.advising.push({ code: 'mentionUnknown', spot: one.spot, place })
}

/** The same of the words above and below the sections. */
function checkHeadMentions(found: Publication, form: Form, asked: ReadonlySet<string>): void {
  const isUnknown = (part: object) => mentionsOf(part).some((id) => !asked.has(id))
  const field = isUnknown(form) ? 'titulo' : form.signatures.some(isUnknown) ? 'digitalSignature' : null
  if (field !== null)
    found.advising.push({ code: 'headMentionUnknown', spot: [], place: { kind: 'setting', field } })
}

/** A rule for the state in which answers begin says nothing, is not understood, or leads to a state that is gone. */
function checkInitialRules(found: Publication, { estadoInicial = [], estados, secciones }: Form): void {
  const isSound = ({ si, estado }: InitialRule): boolean =>
    si !== '' &&
    formRuleProblem(si, secciones) === null &&
    estados.disponibles.some((state) => stateRef(state) === estado)
  if (!estadoInicial.every(isSound))
    found.blocking.push({ code: 'initialRuleInvalid', spot: [], place: { kind: 'states' } })
}

/** A check or a closing of the whole form says nothing, is not understood, or has nothing to tell. */
function checkWholeForm(found: Publication, { cierres = [], secciones }: Form): void {
  const checks = formChecksOf(secciones).map(({ check }) => check)
  const block = (code: 'formCheckInvalid' | 'closingInvalid', those: readonly Check[]) => {
    if (hasUnsoundCheck(those, secciones)) found.blocking.push({ code, spot: [], place: { kind: 'logic' } })
  }
  block('formCheckInvalid', checks)
  block('closingInvalid', cierres)
}

const SECOND_PERSON = {
  twice: 'secondPersonTwice',
  address: 'secondPersonAddress',
  states: 'secondPersonStates',
} as const

/** A part is somebody else's, and they could not be asked for it (REACH-11). */
function checkSecondPerson(found: Publication, form: Form): void {
  const fault = secondPersonFault(form)
  const section = form.secciones.findLast(isOthersPart)
  if (!fault || !section) return
  const place = { kind: 'section', id: section.id } as const
  found.blocking.push({ code: SECOND_PERSON[fault], spot: [], place })
}

/** Answers that never get out of the state in which they begin, and states that none ever gets into. */
function checkStates(
  found: Publication,
  { estados: { disponibles, inicial }, estadoInicial = [], secciones, otraPersona }: Form,
): void {
  if (disponibles.length < 2) return
  const place = { kind: 'states' } as const
  const first = disponibles[inicial]
  const byRule = disponibles.flatMap((state) =>
    estadoInicial.some(({ estado }) => estado === stateRef(state)) ? state.id : [],
  )
  if (first?.transiciones.length === 0 && byRule.length === 0) {
    found.advising.push({ code: 'initialStateStuck', spot: [], place, words: first.nombre })
    return
  }
  const asked = secciones.some(isOthersPart) ? [otraPersona?.espera, otraPersona?.rechazo] : []
  const byPart = disponibles.flatMap((state) => (asked.includes(stateRef(state)) ? state.id : []))
  const reached = new Set([inicial, ...byRule, ...byPart])
  // A set takes in what is added while it is walked through.
  for (const id of reached) for (const next of disponibles[id]?.transiciones ?? []) reached.add(next)
  for (const { id, nombre } of disponibles)
    if (!reached.has(id)) found.advising.push({ code: 'stateUnreachable', spot: [], place, words: nombre })
}

/** Languages in which the form says something, but not everything: whoever reads them meets two languages. */
function checkLanguages(found: Publication, form: Form): void {
  const { total, missing } = tallyForm(form)
  for (const language of LANGUAGES) {
    const count = missing[language]
    if (count === 0 || count === total) continue
    const place = { kind: 'translations', language } as const
    found.advising.push({ code: 'languageIncomplete', spot: [], place, language, count })
  }
}

/** A setting's place: it belongs to the form itself. */
const atSetting = <Code>({ code, field }: FoundSetting<Code>): Found<Code> => ({
  code,
  spot: [],
  place: { kind: 'setting', field },
})

/**
 * Checks a form before it becomes public (EDIT-25), in the order in which it is read. Options left blank do not
 * count: saving drops them.
 * @param reader who is about to publish it: is told when their list would show neither the form nor its answers
 * @param columnsOf of the tables that it picks from, as they are now
 * @param keeps whether it goes on with the version of a table that it picks from, which is an earlier one
 */
export function checkPublication(
  form: Form,
  reader: Member,
  columnsOf: ColumnsOfTable = () => undefined,
  keeps: (ref: TableRef) => boolean = () => false,
): Publication {
  const secciones = withoutBlankOptions(form.secciones)
  const found: Publication = {
    blocking: blockingSettings(form).map(atSetting),
    advising: advisingSettings(form).map(atSetting),
  }
  if (form.areas.length > 0 && !lists(reader, form.areas))
    found.advising.push(atSetting({ code: 'answersNotListed', field: 'areas' }))
  if (secciones.length === 0)
    found.blocking.push({ code: 'sectionMissing', spot: [], place: { kind: 'form' } })
  const ruled = new Set<object>(
    ruleProblems(secciones).flatMap(({ rule }) => (isRuleOfForm(rule) ? [] : rule.part.definition)),
  )
  const asked = new Set(allQuestions(secciones).map(({ id }) => id))
  for (const part of formParts(secciones)) {
    checkPart(found, part)
    if (part.kind === 'question' && isGrid(part.part)) checkGrid(found, part.part, part.spot, secciones)
    if (ruled.has(part.part)) checkRules(found, part)
    checkMentions(found, part, asked)
  }
  checkHeadMentions(found, form, asked)
  if (asked.size > 0 && !requiresAnything(secciones))
    found.advising.push({ code: 'nothingRequired', spot: [], place: { kind: 'form' } })
  for (const { ref, ...gone } of goneColumns(secciones, columnsOf)) {
    if (keeps(ref)) found.advising.push({ code: 'columnKept', ...gone })
    else found.blocking.push({ code: 'columnGone', ...gone })
  }
  checkInitialRules(found, { ...form, secciones })
  checkWholeForm(found, { ...form, secciones })
  checkSecondPerson(found, { ...form, secciones })
  checkStates(found, form)
  checkLanguages(found, { ...form, secciones })
  return found
}

/** How much was found. */
export const findingCount = ({ blocking, advising }: Publication): number => blocking.length + advising.length
