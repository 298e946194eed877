/** Cases of a form: fillings that are kept with it, and what comes of them now (LOGIC-09). */
import { furtherRows, isVacant, takesRows } from '../answer/rows'
import { questionProblem } from '../answer/problems'
import { viewOf, type QuestionView } from '../answer/view'
import type { Case, Given } from '../form/case'
import { isHidden } from '../form/outcome'
import { QUESTION_TYPE, type Question } from '../form/question'
import { isOthersPart } from '../form/second-person'
import type { Section } from '../form/section'
import { entryWith } from '../tables/kept-cells'
import '../logic/every-function'
import { logicFor } from './logic'

/** What a question was answered, as a case keeps it, of an entry what is kept with it; '' for nothing. */
const valueIn = ({ tipoPregunta, opciones, respuesta, celdas }: Question): string => {
  const chosen = opciones.filter(({ orden, checked }) =>
    tipoPregunta === QUESTION_TYPE.singleChoice ? String(orden) === respuesta : checked,
  )
  if (tipoPregunta === QUESTION_TYPE.singleChoice || tipoPregunta === QUESTION_TYPE.multipleChoice)
    return chosen.map(({ id }) => id).join(' ')
  return celdas || respuesta
}

function withValue(question: Question, valor: string): Question {
  const { tipoPregunta, opciones } = question
  const empty = { ...question, respuesta: '', repeticiones: [], porDefecto: undefined, celdas: undefined }
  if (tipoPregunta === QUESTION_TYPE.singleChoice)
    return { ...empty, respuesta: String(opciones.find(({ id }) => id === valor)?.orden ?? '') }
  if (tipoPregunta === QUESTION_TYPE.tableChoice) return { ...empty, ...entryWith(valor) }
  if (tipoPregunta !== QUESTION_TYPE.multipleChoice) return { ...empty, respuesta: valor }
  const ids = valor.split(' ')
  return { ...empty, opciones: opciones.map((one) => ({ ...one, checked: ids.includes(one.id) })) }
}

/** What is filled in in an answer; what is calculated is nobody's to fill in. */
export function givenIn(sections: readonly Section[]): Given[] {
  const answers = (questions: readonly Question[], fila: number): Given[] =>
    questions.flatMap((question) => {
      const valor = question.calculo === '' ? valueIn(question) : ''
      return valor === '' ? [] : [{ parte: question.id, fila, valor }]
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
export function filledAs(secciones: readonly Section[], dado: readonly Given[]): Section[] {
  const values = new Map(dado.map(({ parte, fila, valor }) => [`${parte} ${fila}`, valor]))
  const answered = (questions: readonly Question[], row: number): Question[] =>
    questions.map((one) => withValue(one, values.get(`${one.id} ${row}`) ?? ''))
  return secciones.map((section) => {
    const count = takesRows(section) ? Number(values.get(`${section.id} 0`) ?? 1) : 1
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

const yesNo = (is: boolean): string => (is ? 'yes' : 'no')
const REFUSED: readonly (string | null)[] = ['check', 'least', 'most']

/** What rules decided about one question in a row, asked or not. */
function decided(question: Question, row: number, view: QuestionView | undefined): string[] {
  const line = (what: string, value: string): string => `${what} ${question.id} ${row}=${value}`
  const isChecked = question.validaciones.length > 0 || question.minimo !== '' || question.maximo !== ''
  return [
    ...(question.mostrarSi === '' ? [] : [line('shown', yesNo(view !== undefined))]),
    ...(question.obligatoriaSi === '' ? [] : [line('required', yesNo(view?.isRequired === true))]),
    ...(question.calculo === '' ? [] : [line('value', view?.response.respuesta ?? '')]),
    ...(isChecked
      ? [line('refused', yesNo(view !== undefined && REFUSED.includes(questionProblem(view))))]
      : []),
  ]
}

/** What comes of a filling: what is shown, required, refused, and what is calculated, a line each. */
export function outcomeOfCase(
  secciones: readonly Section[],
  { dado, dia }: Pick<Case, 'dado' | 'dia'>,
): string[] {
  const settled = logicFor(secciones).apply(filledAs(secciones, dado), dia === '' ? null : dia)
  return viewOf(settled).flatMap(({ section, asked }) => {
    const views = new Map(
      asked
        .filter(({ path }) => path.repetition === 0)
        .map((view) => [`${view.path.condition ?? ''} ${view.path.row} ${view.path.question}`, view]),
    )
    const of = (questions: readonly Question[], row: number, condition = ''): string[] =>
      questions.flatMap((one, at) => decided(one, row, views.get(`${condition} ${row} ${at}`)))
    const isShown = !isHidden(section)
    return [
      ...(section.mostrarSi === '' ? [] : [`shown ${section.id} 0=${yesNo(isShown)}`]),
      ...of(section.preguntas, 0),
      ...furtherRows(section).flatMap(({ preguntas }, at) => of(preguntas, at + 1)),
      ...section.conditions.flatMap((branch, at) => [
        ...(branch.mostrarSi === '' ? [] : [`shown ${branch.id} 0=${yesNo(isShown && !isHidden(branch))}`]),
        ...of(branch.questions, 0, String(at)),
      ]),
    ]
  })
}

/** Something that a case says and that is otherwise now. */
export interface Broken {
  what: 'shown' | 'required' | 'refused' | 'value'
  /** Id of the part, which may be gone. */
  part: string
  row: number
  expected: string
  /** null where nothing is decided about it any more. */
  found: string | null
}

const LINE = /^(shown|required|refused|value) (\S+) (\d+)=(.*)$/su

/** What a case says that does not come about any more; what was not known when it was kept is not asked about. */
export function brokenIn(secciones: readonly Section[], kept: Case): Broken[] {
  const now = new Map(
    outcomeOfCase(secciones, kept).map((line) => {
      const at = line.indexOf('=')
      return [line.slice(0, at), line.slice(at + 1)]
    }),
  )
  return kept.espera.flatMap((line): Broken[] => {
    const [, what, part = '', row = '', expected = ''] = LINE.exec(line) ?? []
    if (what !== 'shown' && what !== 'required' && what !== 'refused' && what !== 'value') return []
    const found = now.get(`${what} ${part} ${row}`) ?? null
    return found === expected ? [] : [{ what, part, row: Number(row), expected, found }]
  })
}
