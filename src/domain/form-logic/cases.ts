/** Cases of a form: fillings that are kept with it, and what comes of them now (LOGIC-09). */
import { furtherRows, isVacant, takesRows } from '../answer/rows'
import { closingOf, failedFormChecks, ownProblem, questionProblem } from '../answer/problems'
import { viewOf, type QuestionView, type SectionView } from '../answer/view'
import { WHOLE_FORM, type Case, type CaseInput } from '../form/case'
import { isOfForm, type Check } from '../form/check'
import type { InitialRule } from '../form/initial-rule'
import { isBlankOption } from '../form/edit-options'
import { isHidden, OUTCOME } from '../form/outcome'
import { asksFor, QUESTION_TYPE, type Question } from '../form/question'
import { isOthersPart } from '../form/second-person'
import type { Section } from '../form/section'
import { FILE_KINDS, type FileKind } from '../files/limits'
import { entryWith } from '../tables/stored-cells'
import './every-part'
import { formRules } from './form-rule'
import { logicFor } from './logic'
import { madeUpFiles } from './made-up-files'

/** What a question was answered, as a case keeps it, of an entry what is kept with it; '' for nothing. */
const valueIn = ({ tipoPregunta, opciones, respuesta, celdas }: Question): string => {
  const chosen = opciones.filter(({ orden, checked }) =>
    tipoPregunta === QUESTION_TYPE.singleChoice ? String(orden) === respuesta : checked,
  )
  if (tipoPregunta === QUESTION_TYPE.singleChoice || tipoPregunta === QUESTION_TYPE.multipleChoice)
    return chosen.map(({ id }) => id).join(' ')
  return celdas || respuesta
}

/** The files beside what was answered, as a case keeps them; '' for none. */
const fileKindsIn = (question: Question): string =>
  FILE_KINDS.filter((kind) => question[kind] ?? question.coming?.includes(kind)).join(' ')

/** Whether a case gives a file that is still asked for. */
const gives = (question: Question, kind: FileKind, archivos: string): boolean =>
  asksFor(question, kind) && archivos.split(' ').includes(kind)

function withValue(
  question: Question,
  { valor, archivos = '' }: Pick<CaseInput, 'valor' | 'archivos'>,
): Question {
  const { tipoPregunta, opciones } = question
  const empty = {
    ...{ ...question, ...madeUpFiles(FILE_KINDS.filter((kind) => gives(question, kind, archivos))) },
    ...{ respuesta: '', repeticiones: [], porDefecto: undefined, celdas: undefined },
  }
  if (tipoPregunta === QUESTION_TYPE.singleChoice)
    return { ...empty, respuesta: String(opciones.find(({ id }) => id === valor)?.orden ?? '') }
  if (tipoPregunta === QUESTION_TYPE.tableChoice) return { ...empty, ...entryWith(valor) }
  if (tipoPregunta !== QUESTION_TYPE.multipleChoice) return { ...empty, respuesta: valor }
  const ids = valor.split(' ')
  return { ...empty, opciones: opciones.map((one) => ({ ...one, checked: ids.includes(one.id) })) }
}

/** What is filled in in an answer; what is calculated is nobody's to fill in. */
export function caseInputsIn(sections: readonly Section[]): CaseInput[] {
  const answers = (questions: readonly Question[], fila: number): CaseInput[] =>
    questions.flatMap((question) => {
      const valor = question.calculo === '' ? valueIn(question) : ''
      const archivos = fileKindsIn(question)
      if (valor + archivos === '') return []
      return { parte: question.id, fila, valor, ...(archivos !== '' && { archivos }) }
    })
  return sections.flatMap((section) => {
    const further = section.seccionesRepetibles
    const count = isVacant(section) ? 0 : 1 + further.length
    return [
      ...(takesRows(section) && count !== 1 ? [{ parte: section.id, fila: 0, valor: String(count) }] : []),
      ...answers(section.preguntas, 0),
      ...further.flatMap(({ preguntas }, at) => answers(preguntas, at + 1)),
      ...section.conditions.flatMap((branch) => [
        ...(branch.checked ? [{ parte: branch.id, fila: 0, valor: 'true' }] : []),
        ...answers(branch.questions, 0),
      ]),
    ]
  })
}

/** A form filled in as a case says; what it names and is gone is left out. */
export function filledAs(secciones: readonly Section[], dado: readonly CaseInput[]): Section[] {
  const values = new Map(dado.map((given) => [`${given.parte} ${given.fila}`, given]))
  const answered = (questions: readonly Question[], row: number): Question[] =>
    questions.map((one) => withValue(one, values.get(`${one.id} ${row}`) ?? { valor: '' }))
  return secciones.map((section) => {
    const count = takesRows(section) ? Number(values.get(`${section.id} 0`)?.valor ?? 1) : 1
    return {
      ...section,
      vacia: count === 0,
      // A case says what comes of the whole form, whoever answers its parts.
      dada: isOthersPart(section),
      preguntas: answered(section.preguntas, 0),
      seccionesRepetibles: Array.from({ length: Math.max(0, count - 1) }, (_, orden) => ({
        orden,
        preguntas: answered(section.preguntas, orden + 1),
      })),
      conditions: section.conditions.map((branch) => ({
        ...branch,
        checked: values.has(`${branch.id} 0`),
        questions: answered(branch.questions, 0),
      })),
    }
  })
}

/** A form with the rules that no version of it has. */
export interface RuledForm {
  secciones: readonly Section[]
  cierres?: readonly Pick<Check, 'regla'>[] | undefined
  estadoInicial?: readonly Pick<InitialRule, 'si' | 'estado'>[] | undefined
}

const yesNo = (is: boolean): string => (is ? 'yes' : 'no')
const REFUSED: readonly (string | null)[] = ['check', 'least', 'most']
const isError = ({ tipo }: Check): boolean => tipo === 'error'
const isClosing = ({ tipo }: Check): boolean => tipo === 'cierre'

/** What rules decided about one question in a row, asked or not. */
function decided(question: Question, row: number, view: QuestionView | undefined): string[] {
  const line = (what: string, value: string): string => `${what} ${question.id} ${row}=${value}`
  const isChecked = question.validaciones.length > 0 || question.minimo !== '' || question.maximo !== ''
  const isNarrowed = question.opciones.some(({ mostrarSi }) => mostrarSi !== '')
  // What is left empty while the form is built is dropped when it is saved.
  const offered =
    view?.question.opciones.filter((option) => !isHidden(option) && !isBlankOption(option)) ?? []
  return [
    ...(question.mostrarSi === '' ? [] : [line('shown', yesNo(view !== undefined))]),
    ...(question.obligatoriaSi === '' ? [] : [line('required', yesNo(view?.isRequired === true))]),
    ...(question.calculo === '' ? [] : [line('value', view?.response.respuesta ?? '')]),
    ...(isNarrowed ? [line('offered', offered.map(({ id }) => id).join(' '))] : []),
    ...(isChecked
      ? [line('refused', yesNo(view !== undefined && REFUSED.includes(questionProblem(view))))]
      : []),
  ]
}

/** What rules decided about a section itself. */
function decidedOf({ section, ...view }: SectionView): string[] {
  const { id, mostrarSi, filas, minimo, maximo, validaciones } = section
  const isChecked =
    minimo !== '' || maximo !== '' || validaciones.some((check) => isError(check) && !isOfForm(check))
  const refused = REFUSED.includes(ownProblem({ section, ...view }))
  return [
    ...(mostrarSi === '' ? [] : [`shown ${id} 0=${yesNo(!isHidden(section))}`]),
    ...(filas === '' ? [] : [`rows ${id} 0=${section[OUTCOME]?.rows ?? 0}`]),
    ...(isChecked ? [`refused ${id} 0=${yesNo(refused)}`] : []),
  ]
}

/** What rules decided about the form as a whole. */
function decidedOfForm(form: RuledForm, answered: Section[], dia: string | null): string[] {
  const { secciones, cierres = [], estadoInicial = [] } = form
  const checks = secciones.flatMap(({ validaciones }) => validaciones)
  const { holds } = formRules(secciones, answered, dia)
  const isClosed = closingOf(answered) !== undefined || cierres.some(({ regla }) => holds(regla))
  const isRefused = failedFormChecks(answered).some(({ check }) => isError(check))
  const state = estadoInicial.find(({ si }) => holds(si))?.estado ?? ''
  return [
    ...(checks.some(isOfForm) ? [`refused ${WHOLE_FORM} 0=${yesNo(isRefused)}`] : []),
    ...(cierres.length > 0 || checks.some(isClosing) ? [`closed ${WHOLE_FORM} 0=${yesNo(isClosed)}`] : []),
    ...(estadoInicial.length > 0 ? [`state ${WHOLE_FORM} 0=${state}`] : []),
  ]
}

/**
 * What comes of a filling, a line each: what is shown, required, refused, calculated and offered, how many rows there are,
 * and whether the form closes and in which state the answer begins.
 */
export function outcomeOfCase(form: RuledForm, { dado, dia }: Pick<Case, 'dado' | 'dia'>): string[] {
  const { secciones } = form
  const begun = dia === '' ? null : dia
  const settled = logicFor(secciones).apply(filledAs(secciones, dado), begun)
  const ofSections = viewOf(settled).flatMap((of) => {
    const { section, asked } = of
    const views = new Map(
      asked
        .filter(({ path }) => path.repetition === 0)
        .map((view) => [`${view.path.condition ?? ''} ${view.path.row} ${view.path.question}`, view]),
    )
    const decidedIn = (questions: readonly Question[], row: number, condition = ''): string[] =>
      questions.flatMap((one, at) => decided(one, row, views.get(`${condition} ${row} ${at}`)))
    const isShown = !isHidden(section)
    return [
      ...decidedOf(of),
      ...decidedIn(section.preguntas, 0),
      ...furtherRows(section).flatMap(({ preguntas }, at) => decidedIn(preguntas, at + 1)),
      ...section.conditions.flatMap((branch, at) => [
        ...(branch.mostrarSi === '' ? [] : [`shown ${branch.id} 0=${yesNo(isShown && !isHidden(branch))}`]),
        ...decidedIn(branch.questions, 0, String(at)),
      ]),
    ]
  })
  return [...ofSections, ...decidedOfForm(form, settled, begun)]
}

const WHATS = ['shown', 'required', 'refused', 'value', 'offered', 'rows', 'closed', 'state'] as const

/** Something that a case says and that is otherwise now. */
export interface Broken {
  what: (typeof WHATS)[number]
  /** Id of the part, which may be gone, or the whole form. */
  part: string
  row: number
  expected: string
  /** null where nothing is decided about it any more. */
  found: string | null
}

const LINE = /^(\w+) (\S+) (\d+)=(.*)$/su

/** What a case says that does not come about any more; what was not known when it was kept is not asked about. */
export function brokenIn(form: RuledForm, kept: Case): Broken[] {
  const now = new Map(
    outcomeOfCase(form, kept).map((line) => {
      const at = line.indexOf('=')
      return [line.slice(0, at), line.slice(at + 1)]
    }),
  )
  return kept.espera.flatMap((line): Broken[] => {
    const [, word, part = '', row = '', expected = ''] = LINE.exec(line) ?? []
    const what = WHATS.find((one) => one === word)
    if (what === undefined) return []
    const found = now.get(`${what} ${part} ${row}`) ?? null
    return found === expected ? [] : [{ what, part, row: Number(row), expected, found }]
  })
}
