/** The rows of an XLSForm: sections as groups and repeats, questions with their rules. */
import { ownChecks, type FormCheck } from '../../../form/edit-form-checks'
import { areAlike, blocksOf, type Block } from '../../../form/grid'
import type { Question } from '../../../form/question'
import { isOthersPart } from '../../../form/second-person'
import type { Branch, Section } from '../../../form/section'
import type { Language } from '../../../language'
import { kindOf, shapeOf } from '../../../form/kinds'
import type { MadePart, Report } from '../../report'
import type { Lists } from './choices'
import { FILES, filesBeside } from './files'
import { isWrittenAsText, takesList, typeThere } from './kinds'
import type { Naming } from './naming'
import type { Cells } from './rows'
import { ruleWriter, type RulePlace } from './rules'
import { columnIn } from './words'

export interface Writing {
  naming: Naming
  lists: Lists
  languages: readonly Language[]
  report: Report
  wordsIn: (part: object, field: string, language: Language) => string
}

/** What asks which other one was meant, where nobody has words for it. */
const WHICH: Record<Language, string> = {
  ...{ es: '¿Cuál?', en: 'Which one?', ca: 'Quin?', pt: 'Qual?', gl: 'Cal?', ek: 'Zein?', ot: 'Quin?' },
  ja: 'どれですか。',
}
const YES = 'yes'
const HEADING_ROWS = 2

/** An answer that is picked, or a file, is enough; beside a file that is asked for nobody needs to write. */
const isPicked = (question: Question): boolean => ['option', 'options', 'yesNo'].includes(shapeOf(question))

/** Needed, where none of some files was given. */
function unlessGiven(needed: string, files: readonly string[]): string {
  if (needed === '' || files.length === 0) return needed
  const blank = files.map((name) => `\${${name}} = ''`).join(' and ')
  return needed === YES ? blank : `(${needed}) and ${blank}`
}

export function surveyWriter({ naming, lists, languages, report, wordsIn }: Writing) {
  const rows: Cells[] = []
  const rules = ruleWriter(naming, report, (id) => {
    const part = naming.part(id)
    return part?.is === 'question' ? lists.ofOptions(id, part.definition.opciones) : ''
  })
  const rowHere = (): number => rows.length + HEADING_ROWS

  const inLanguages = (column: string, of: (language: Language) => string): Cells =>
    Object.fromEntries(languages.map((language) => [columnIn(column, language), of(language)]))
  const words = (column: string, part: object, field: string): Cells =>
    inLanguages(column, (language) => wordsIn(part, field, language))

  const at = (column: string) => ({ sheet: 'survey', row: rowHere(), column })

  /** The help of a question, with what else there is to read about it. */
  function hint(question: Question): Cells {
    const { link, tituloLink, unidad, textoMinimo, textoMaximo } = question
    if (link + unidad + textoMinimo + textoMaximo !== '')
      report.changed('inHint', at('hint'), { words: question.titulo, part: partOf(question) })
    const address = (language: Language): string => {
      if (link === '') return ''
      const title = wordsIn(question, 'tituloLink', language)
      return title === '' && tituloLink === '' ? link : `[${title || tituloLink}](${link})`
    }
    return inLanguages('hint', (language) => {
      const ends = [textoMinimo, textoMaximo].some((text) => text !== '')
        ? [wordsIn(question, 'textoMinimo', language), wordsIn(question, 'textoMaximo', language)].join(' – ')
        : ''
      return [
        wordsIn(question, 'descripcion', language),
        wordsIn(question, 'unidad', language),
        ends,
        address(language),
      ]
        .filter((text) => text !== '')
        .join('\n\n')
    })
  }

  const placeOf = (question: Question, here: readonly string[]): RulePlace => ({
    ...{ row: rowHere(), part: partOf(question), words: question.titulo, here },
  })

  function listOf(question: Question): string {
    const kind = kindOf(question)
    if (kind === 'yes-no') return lists.yesNo()
    return takesList(kind) ? lists.ofOptions(question.id, question.opciones) : ''
  }

  /** What is told of a question where it is not the same there. */
  function tell(question: Question): void {
    const told = { words: question.titulo, part: partOf(question) }
    if (question.opciones.some(({ imagenURL }) => imagenURL !== ''))
      report.leftOut('picturesUnsaid', at('type'), told)
    if (kindOf(question) === 'table-choice') report.leftOut('tableUnsaid', at('type'), told)
    else if (isWrittenAsText(question)) report.changed('writtenAsText', at('type'), told)
    else report.brought(at('type'), told)
  }

  /** @param relevant when it is asked, where something around it says so */
  function questionRow(question: Question, here: readonly string[], relevant: string): void {
    const place = placeOf(question, here)
    tell(question)
    const { text: constraint, checks } = rules.constraint(question, place)
    const message = (language: Language): string =>
      checks
        .map((check) => wordsIn(check, 'mensaje', language))
        .filter((text) => text !== '')
        .join(' ')
    const calculation = rules.calculation(question, place)
    const needed = neededOf(question, place)
    rows.push({
      ...typeThere(question, listOf(question)),
      name: naming.nameOf(question.id),
      ...words('label', question, 'titulo'),
      ...hint(question),
      required: isPicked(question)
        ? unlessGiven(needed, filesOf(question))
        : filesOf(question).length > 0
          ? ''
          : needed,
      relevant,
      constraint,
      ...inLanguages('constraint_message', message),
      calculation,
      default: question.calculo === '' ? rules.initial(question, place) : '',
      choice_filter: rules.filter(question, place),
      read_only: calculation === '' ? '' : YES,
    })
  }

  const neededOf = (question: Question, place: RulePlace): string =>
    question.required ? YES : rules.holding(question.obligatoriaSi, 'required', place)
  const filesOf = (question: Question): string[] => filesBeside(question, naming)

  /** What belongs to a question and is a question of its own there. */
  function further(question: Question, here: readonly string[], relevant: string): void {
    const needed = isPicked(question) ? '' : neededOf(question, placeOf(question, here))
    for (const [field, type, ending] of FILES) {
      if (!question[field]) continue
      report.changed('filesApart', at('type'), { words: question.titulo, part: partOf(question) })
      const name = naming.beside(question.id, ending)
      rows.push({
        ...{ type, name, relevant },
        required: unlessGiven(
          needed,
          filesOf(question).filter((one) => one !== name),
        ),
        ...words('label', question, 'titulo'),
      })
    }
    for (const option of question.opciones.filter(({ otra }) => otra)) {
      report.changed('otherApart', at('type'), { words: question.titulo, part: partOf(question) })
      const code = naming.codeOf(question.id, option.id)
      rows.push({
        ...{ type: 'text', name: naming.beside(question.id, 'other'), required: YES },
        ...inLanguages('label', (language) => WHICH[language]),
        relevant: `selected(\${${naming.nameOf(question.id)}}, '${code}')`,
      })
    }
  }

  function writeQuestion(one: Question, here: readonly string[]): void {
    const place = placeOf(one, here)
    const relevant = rules.holding(one.mostrarSi, 'relevant', place)
    if (!one.repetible) {
      questionRow(one, here, relevant)
      return further(one, here, relevant)
    }
    report.changed('answersAsRows', at('type'), { words: one.titulo, part: partOf(one) })
    rows.push({
      ...{ type: 'begin_repeat', name: naming.beside(one.id, 'rows'), relevant },
      ...words('label', one, 'titulo'),
    })
    questionRow(one, [...here, `question:${one.id}`], '')
    further(one, here, '')
    rows.push({ type: 'end_repeat' })
  }

  /** A grid of choices is a table there too; of anything else its heading stands above its rows. */
  function block({ question: heading, rows: below }: Block, here: readonly string[]): void {
    const asked = below.map((row) => row.question)
    const [first] = asked
    if (!first) return writeQuestion(heading, here)
    const isTable = asked.every(
      (row) => takesList(kindOf(row)) && areAlike(row, first) && !row.repetible && kindOf(row) !== 'ranking',
    )
    if (!isTable) {
      report.changed('gridApart', at('type'), { words: heading.titulo, part: partOf(heading) })
      writeQuestion(heading, here)
      return asked.forEach((row) => writeQuestion(row, here))
    }
    const place = placeOf(heading, here)
    rows.push({
      ...{ type: 'begin_group', name: naming.nameOf(heading.id), appearance: 'table-list' },
      ...words('label', heading, 'titulo'),
      relevant: rules.holding(heading.mostrarSi, 'relevant', place),
    })
    asked.forEach((row) => writeQuestion(row, here))
    rows.push({ type: 'end_group' })
  }

  const questions = (list: readonly Question[], here: readonly string[]): void =>
    blocksOf(list).forEach((one) => block(one, here))

  /** What is said below a title is a note there. */
  function note(part: object, name: string, told: { words: string; part: MadePart | null }): void {
    if (!languages.some((language) => wordsIn(part, 'descripcion', language) !== '')) return
    report.changed('asNote', at('type'), told)
    rows.push({ type: 'note', name, ...words('label', part, 'descripcion') })
  }

  function branch(one: Branch, place: Omit<RulePlace, 'row'>): void {
    rows.push({
      ...{ type: 'begin_group', name: naming.nameOf(one.id) },
      ...words('label', one, 'condition'),
      relevant: `selected(\${${naming.choiceOf(one.id)}}, '${naming.nameOf(one.id)}')`,
    })
    questions(one.questions, place.here)
    rows.push({ type: 'end_group' })
  }

  /** Which branches count is asked first; each is a group that is asked when it does. */
  function branches(section: Section, place: Omit<RulePlace, 'row'>): void {
    report.changed('branchesAsChoice', at('type'), { words: place.words, part: place.part })
    const offered = section.conditions.flatMap((one) => {
      const when = rules.holding(one.mostrarSi, 'choice_filter', { ...place, row: rowHere() })
      return when === '' ? [] : `(name != '${naming.nameOf(one.id)}' or ${when})`
    })
    const field = section.conditionalQuestion.trim() === '' ? 'titulo' : 'conditionalQuestion'
    rows.push({
      type: `${section.conditionalSectionSingle ? 'select_one' : 'select_multiple'} ${lists.ofBranches(section)}`,
      name: naming.choiceOf(section.id),
      ...words('label', section, field),
      required: section.required ? YES : '',
      choice_filter: offered.join(' and '),
    })
    for (const one of section.conditions) branch(one, place)
  }

  function writeSection(one: Section): void {
    const isRepeat = one.repetible && !one.conditionalSection
    const here = isRepeat ? [`section:${one.id}`] : []
    const told = { words: one.titulo, part: { kind: 'section', id: one.id } as const }
    const outside: RulePlace = { ...told, row: rowHere(), here: [] }
    report.brought(at('type'), told)
    if (isOthersPart(one)) report.leftOut('secondPersonUnsaid', at('type'), told)
    if (isRepeat && one.minimo + one.maximo !== '') report.leftOut('rowBounds', at('repeat_count'), told)
    if (ownChecks(one).length > 0) report.leftOut('adviceUnsaid', at('constraint'), told)
    rows.push({
      ...{ type: isRepeat ? 'begin_repeat' : 'begin_group', name: naming.nameOf(one.id) },
      ...words('label', one, 'titulo'),
      relevant: rules.holding(one.mostrarSi, 'relevant', outside),
      repeat_count: isRepeat ? rules.number(one.filas, 'repeat_count', outside) : '',
    })
    note(one, naming.beside(one.id, 'about'), told)
    if (one.conditionalSection) branches(one, { ...told, here })
    else questions(one.preguntas, here)
    rows.push({ type: isRepeat ? 'end_repeat' : 'end_group' })
  }

  /** What the form checks as a whole is a note at its end: there while that does not hold, and in the way of sending. */
  function writeFormCheck({ section, check }: FormCheck, position: number): void {
    const told = { words: check.mensaje, part: { kind: 'section', id: section } as const }
    const holds = rules.holding(check.regla, 'relevant', { ...told, row: rowHere(), here: [] })
    if (holds === '') return
    report.changed('checkAsNote', at('type'), told)
    rows.push({
      ...{ type: 'note', name: naming.beside('', `check_${position + 1}`) },
      ...words('label', check, 'mensaje'),
      ...{ relevant: `not(${holds})`, required: check.tipo === 'error' ? YES : '' },
    })
  }

  return { rows, writeSection, writeFormCheck, note }
}

const partOf = ({ id }: Question): MadePart => ({ kind: 'question', id })
