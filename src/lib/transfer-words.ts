/** A report of an import in words: what became of a kind of thing is said once, and then where it happened. */
import type { TFunction } from 'i18next'
import type { ReportLine, SourcePlace } from '../domain/transfer/report'

export interface ReportRow {
  line: ReportLine
  /** Where it stands in the source: `survey, fila 12, columna «relevant»`; '' for the whole of it. */
  where: string
  /** What it is called there. */
  words: string
}

export interface ReportGroup {
  /** What happened, each once. */
  code: ReportLine['code']
  outcome: ReportLine['outcome']
  /** What happened, and what to do. */
  sentence: string
  lines: readonly ReportRow[]
}

type Words = TFunction<'transfer'>

export function placeWords(t: Words, { sheet, row, column, path }: SourcePlace): string {
  if (path !== undefined) return path
  return [
    sheet ?? '',
    row === undefined ? '' : t('place.row', { row }),
    column === undefined ? '' : t('place.column', { column }),
  ]
    .filter((one) => one !== '')
    .join(' · ')
}

function sentenceOf(t: Words, line: ReportLine): string {
  if (line.outcome === 'changed') return t(`changed.${line.code}`)
  return line.outcome === 'leftOut' ? t(`leftOut.${line.code}`) : t('brought')
}

/** Whether a form comes in, or goes out as a file for others. */
export type Way = 'in' | 'out'
type Outcome = ReportLine['outcome']

/** How many things had that outcome. */
export const countWords = (t: Words, way: Way, outcome: Outcome, count: number): string =>
  way === 'in' ? t(`count.${outcome}`, { count }) : t(`out.count.${outcome}`, { count })

/** An outcome in a word or two. */
export const tagWords = (t: Words, way: Way, outcome: Outcome): string =>
  way === 'in' ? t(`tag.${outcome}`) : t(`out.tag.${outcome}`)

/** What happened; what came over as it was is said otherwise of what goes out. */
export const wayWords = (t: Words, way: Way, outcome: Outcome, sentence: string): string =>
  way === 'out' && outcome === 'brought' ? t('out.brought') : sentence

const ORDER: readonly ReportLine['outcome'][] = ['leftOut', 'changed', 'brought']

/** The lines by what happened: what did not come first, then what is not as it was. */
export function reportGroups(t: Words, report: readonly ReportLine[]): ReportGroup[] {
  const groups = new Map<string, ReportLine[]>()
  for (const line of report) {
    const key = `${line.outcome} ${line.code}`
    const group = groups.get(key)
    if (group) group.push(line)
    else groups.set(key, [line])
  }
  return [...groups]
    .flatMap(([, lines]): ReportGroup[] => {
      const [first] = lines
      if (!first) return []
      const told = lines.map((line) => ({
        line,
        where: placeWords(t, line.at),
        words: [line.words, line.about]
          .filter((one, at, all) => one !== '' && all.indexOf(one) === at)
          .join(' — '),
      }))
      return [{ code: first.code, outcome: first.outcome, sentence: sentenceOf(t, first), lines: told }]
    })
    .toSorted((one, other) => ORDER.indexOf(one.outcome) - ORDER.indexOf(other.outcome))
}
