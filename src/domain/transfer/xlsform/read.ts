/** Reads an XLSForm: three sheets, which become a form and a report (MOVE-01). */
import type { Check } from '../../form/check'
import { addCheck, MAX_CHECKS } from '../../form/edit-checks'
import { MAX_IN_FILE } from '../../form/exchange/format'
import { newSection, type NewId } from '../../form/factory'
import type { Question } from '../../form/question'
import type { Section } from '../../form/section'
import { typeOf } from '../../form-logic/values'
import { asksNothing, kindOf } from '../../form/kinds'
import { withoutLostMentions } from '../lost-mentions'
import { placeLanguages, type Tongues } from '../languages'
import { proven, type DroppedRule } from '../prove'
import { Report, type MadePart, type ReportLine } from '../report'
import { refused, transferred, type Transferred } from '../transferred'
import { readWords, withWords, type WordsReader } from '../words'
import { calculator, type Calculation } from './calculations'
import { dataColumns, listsOf } from './choices'
import { withChoicesElsewhere } from './elsewhere'
import { factsLast } from './facts'
import { valueWithoutLink, withHiddenAsked } from './hidden'
import { groupsOf, sectionsOf, type PlacedRow, type SectionPlan } from './layout'
import { codeGiver, outerNames, sectionIds, sourceOf, subjectOf } from './names'
import { madeOf, type Made, type Making } from './questions'
import { ruler } from './rules'
import { sheetNamed, tableOf, tellUnread, type Row, type Sheet, type Table } from './table'
import { LookedUpColumns } from './attributes'
import { broughtPictures, pictureNamed } from './pictures'
import { COLUMN_OF, KEPT_SETTINGS, SURVEY_COLUMNS } from './columns'
import { meantBy, waysOf } from './ways'
import type { Meaning, MeaningFrom } from './xpath/context'

export interface Source {
  /** The file's name, which stands for a title that is missing. */
  name: string
  newId: NewId
  /** Names of the pictures that came beside it. */
  pictures?: readonly string[]
}

/** More rows than any form has. */
const MOST_ROWS = 20_000
const MENTION = /\$\{([^{}]*)\}/gu
/** A calculation that gives the words of a choice: words that mention it mention the choice. */
const CHOICE_NAME = /^\s*jr:choice-name\(\s*\$\{([^{}]*)\}\s*,/u

export const isXlsform = (sheets: readonly Sheet[]): boolean =>
  tableOf(sheetNamed(sheets, 'survey')).columns.some(({ name }) => name === 'type')

export function readXlsform(sheets: readonly Sheet[], { name, newId, pictures = [] }: Source): Transferred {
  if (!isXlsform(sheets)) return refused('notKnown')
  if (sheets.some((sheet) => tableOf(sheet).rows.length > MOST_ROWS)) return refused('tooLarge')
  const survey = tableOf(sheetNamed(sheets, 'survey'))
  const choices = tableOf(sheetNamed(sheets, 'choices'))
  const further = tableOf(sheetNamed(sheets, 'external_choices'))
  const [settings] = tableOf(sheetNamed(sheets, 'settings')).rows
  const report = new Report()
  const tongues = tonguesOf([survey, choices, further], settings?.cell('default_language') ?? '', report)
  const titulo = settings?.cell('form_title') || name
  const lists = listsOf(choices, further)
  const grouped = groupsOf(survey.rows, report)
  const ways = waysOf(grouped)
  const plans = withChoicesElsewhere(sectionsOf(grouped, survey.languagesOf('label'), report), lists, report)

  const rows = plans.flatMap((plan) => plan.rows.map((placed): Calculation => ({ placed, plan })))
  if (rows.length > MAX_IN_FILE.questions) return refused('tooManyQuestions')
  const idOf = new Map(rows.map(({ placed }) => [placed, newId()]))
  const ids = sectionIds(plans, newId)
  const byName = new Map<string, Calculation[]>()
  for (const one of rows) {
    const called = one.placed.row.cell('name')
    byName.set(called, [...(byName.get(called) ?? []), one])
  }

  const mentioned = (called: string): string | null => {
    const found = byName.get(called)?.[0]?.placed
    const [, choice] = CHOICE_NAME.exec(found?.row.cell('calculation') ?? '') ?? []
    const meant = choice === undefined ? found : byName.get(choice)?.[0]?.placed
    return (meant && idOf.get(meant)) ?? null
  }
  const words: WordsReader = { report, mentioned, mention: MENTION }
  const codeFor = codeGiver()
  const picture = pictureNamed(pictures)
  const making: Making = { newId, report, tongues, words, lists, picture, codeFor, idOf }

  const made = new Map<PlacedRow, Made>()
  const meanings = new Map<PlacedRow, Meaning>()
  const outer = outerNames(plans, ids)
  const repeatOf = (plan: SectionPlan): string | null => (plan.isRepeat ? (ids.get(plan) ?? null) : null)
  const isCalculation = ({ placed }: Calculation): boolean => placed.type.is === 'calculate'
  for (const one of rows.filter((row) => !isCalculation(row))) {
    const question = madeOf(one.placed, one.plan, making)
    if (!question) continue
    made.set(one.placed, question)
    if (!asksNothing(question.question))
      meanings.set(one.placed, {
        ...{ is: 'question', subject: subjectOfMade(question), repeat: repeatOf(one.plan) },
      })
  }
  const meaningFrom: MeaningFrom =
    (from) =>
    (called, way = []) => {
      const around = outer.get(called)
      if (called === '' || (around && around.is !== 'group')) return around
      const candidates = (byName.get(called) ?? []).map((one) => ({ ...one, row: one.placed.row }))
      const found = meantBy(candidates, way, { from, ways })
      if (found && isCalculation(found)) return calculated(found)?.meaning
      return (found && meanings.get(found.placed)) ?? around
    }
  const lookedUp = new LookedUpColumns()
  const onLookup = lookedUp.use
  const calculated = calculator({ newId, report, codeFor, idOf, repeatOf, meaningFrom, onLookup })
  for (const one of rows.filter(isCalculation)) {
    const worked = calculated(one)
    if (worked) made.set(one.placed, worked.made)
  }

  const { questionRules, calculationRules, sectionRules, formCheck } = ruler({
    ...{
      newId,
      report,
      tongues,
      words,
      meaningFrom,
      onLookup,
      columns: dataColumns(choices, further),
      subjectOf: subjectOfMade,
    },
  })
  const checks: Check[] = []
  const titleOf = (plan: SectionPlan) => titled(plan, { report, tongues, words, titulo })
  const sections = plans.flatMap((plan): Section[] => {
    const questions = plan.rows.flatMap((placed): Question[] => {
      const one = made.get(placed)
      if (!one) return []
      if (isCalculation({ placed, plan })) return [calculationRules(one, repeatOf(plan))]
      const question = questionRules(one, repeatOf(plan))
      const check = checks.length < MAX_CHECKS ? formCheck({ ...one, question }, repeatOf(plan)) : null
      if (!check) return [question]
      checks.push(check)
      return []
    })
    if (questions.length === 0) return []
    const id = ids.get(plan) ?? newId()
    const section: Section = {
      ...titleOf(plan)({ ...newSection(() => id), repetible: plan.isRepeat, puedeEstarVacia: plan.isRepeat }),
      preguntas: questions.map((question, orden) => ({ ...question, orden })),
    }
    return [sectionRules(section, plan.groups, plan.groups.at(-1) ?? null)]
  })

  const optionsOf = new Map([...made.values()].map(({ question, options }) => [question.id, options]))
  const whole = sections.map((section) => ({
    ...section,
    preguntas: section.preguntas.map((one) => lookedUp.withThem(one, optionsOf.get(one.id) ?? [])),
  }))
  tellRest(survey, settings, report)
  const asked = new Set(rows.flatMap((one) => (isCalculation(one) ? [] : (idOf.get(one.placed) ?? []))))
  const { sections: ruled, dropped } = proven(
    factsLast(withFormChecks(withHiddenAsked(whole, [...made.values()], report), checks)),
    (id) => asked.has(id),
  )
  const rowOf = new Map([...made].map(([placed, { question }]) => [question.id, placed.row]))
  for (const [plan, id] of ids) if (plan.row) rowOf.set(id, plan.row)
  tellDropped(dropped, rowOf, report)
  const { sections: sound, lost } = withoutLostMentions(ruled)
  const calledOf = new Map([...idOf].map(([{ row }, id]) => [id, row.cell('name')]))
  for (const { id, part: of } of lost)
    report.leftOut('mention', rowOf.get(of.id)?.place('label') ?? {}, {
      ...{ about: calledOf.get(id) ?? '', words: of.titulo },
      part: { kind: 'preguntas' in of ? 'section' : 'question', id: of.id },
    })
  const result = transferred({ titulo }, sound, linesOf(report, sound))
  const brought = broughtPictures([...made.values()], sound)
  return result.status === 'form' && brought.length > 0 ? { ...result, pictures: brought } : result
}

/** What is checked of the form as a whole stands with its last section (decision 118). */
const withFormChecks = (sections: Section[], checks: readonly Check[]): Section[] =>
  sections.map((section, at) => (at === sections.length - 1 ? checks.reduce(addCheck, section) : section))

const subjectOfMade = (made: Made) => {
  const { question, placed, options } = made
  const source = sourceOf(placed)
  const otherwise = valueWithoutLink(made)
  return subjectOf(question, placed.row.cell('name'), options, {
    isWhole: kindOf(question) === 'integer' && typeOf(question).is === 'number',
    ...(source && { source }),
    ...(otherwise !== undefined && { otherwise }),
  })
}

function tonguesOf(tables: readonly Table[], main: string, report: Report): Tongues {
  const [survey] = tables
  const names = [...new Set(tables.flatMap((table) => table.languagesOf('label')))]
  const isUsed = (language: string) =>
    tables.some((table) => table.rows.some(({ cell }) => cell('label', language) !== ''))
  const used = names.filter(isUsed)
  const tongues = placeLanguages(used, main)
  const at = survey?.rows[0]?.place('label') ?? {}
  const sheet = { ...(at.sheet !== undefined && { sheet: at.sheet }) }
  for (const name of tongues.dropped) report.leftOut('language', sheet, { about: name })
  if (tongues.baseIs !== null) report.changed('languageAsBase', sheet, { about: tongues.base || main })
  return tongues
}

/** Gives a section its words: those of its group, or those of the form. */
const titled =
  ({ row }: SectionPlan, made: Pick<Making, 'report' | 'tongues' | 'words'> & { titulo: string }) =>
  (section: Section): Section => {
    const { report, tongues, words, titulo } = made
    const read = (column: string, most: number) => (language: string) =>
      row ? readWords(row.cell(column, language), row.place(column), { ...words, most }) : ''
    const named = withWords(section, 'titulo', read('label', MAX_IN_FILE.words), tongues)
    const told: MadePart = { kind: 'section', id: section.id }
    if (row) report.brought(row.place(), { words: named.titulo || row.cell('name'), part: told })
    if (named.titulo !== '') return withWords(named, 'descripcion', read('hint', MAX_IN_FILE.text), tongues)
    report.changed('sectionMade', row?.place('label') ?? {}, { words: titulo, part: told })
    return { ...named, titulo }
  }

/** Columns and settings that nobody here reads. */
function tellRest(survey: Table, settings: Row | undefined, report: Report): void {
  tellUnread(survey, SURVEY_COLUMNS, 'survey', report)
  for (const name of KEPT_SETTINGS)
    if (settings && settings.cell(name) !== '')
      report.leftOut('setting', settings.place(name), { about: name })
}

function tellDropped(dropped: readonly DroppedRule[], rowOf: ReadonlyMap<string, Row>, report: Report): void {
  for (const { rule, code, about } of dropped) {
    const { id } = rule.part.definition
    const row = rowOf.get(id)
    const kind = rule.part.is === 'section' ? 'section' : 'question'
    const words = 'titulo' in rule.part.definition ? rule.part.definition.titulo : ''
    const at = row?.place(COLUMN_OF[rule.field] ?? '') ?? {}
    const told = { words, part: { kind, id } } as const
    report.leftOut(code, at, { about: about === id ? '' : about, ...told })
    if (rule.field === 'calculo' && row && row.cell('read_only') !== '')
      report.leftOut('readOnly', row.place('read_only'), told)
  }
}

/** Lines about parts that there are: a calculation that could not stay left nothing. */
function linesOf({ lines }: Report, sections: readonly Section[]): ReportLine[] {
  const ids = new Set(sections.flatMap((section) => [section.id, ...section.preguntas.map(({ id }) => id)]))
  return lines.flatMap((line): ReportLine[] => {
    if (line.part === null || ids.has(line.part.id)) return [line]
    return line.outcome === 'leftOut' ? [{ ...line, part: null }] : []
  })
}
