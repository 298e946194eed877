/** What became of a form of another system, line by line, told before anything is made of it (MOVE-06). */

/** Where something stands in what was brought. */
export interface SourcePlace {
  /** Of a workbook: the sheet, the row as its program numbers it, and the words at the top of the column. */
  sheet?: string
  row?: number
  column?: string
  /** Of structured text: the way to it, as `pages[0].elements[3].visibleIf`. */
  path?: string
}

/** Came over, but not as it was. */
export const CHANGED = [
  'asPhoto',
  'asNumber',
  'kindGuessed',
  'asYesNo',
  'tableToChoose',
  'codeToPick',
  'calculatedShown',
  'computedOnce',
  'nowIsToday',
  'twoDecimals',
  'sectionMade',
  'repeatOnce',
  'repeatAsAnswers',
  'renamed',
  'languageAsBase',
  'markup',
  'wordsCut',
  'withoutWords',
  'checkedWhenAnswered',
  'hiddenForgotten',
  'disabledNotOffered',
  'disabledNotAsked',
  'asExclusive',
  'noteAsCheck',
  'byLink',
  // Of what goes out, or comes back.
  'workbookChanged',
  'writtenAsText',
  'branchesAsChoice',
  'otherApart',
  'filesApart',
  'inHint',
  'asNote',
  'answersAsRows',
  'checksJoined',
  'checkAsNote',
  'defaultOnce',
  'gridApart',
] as const

/** Did not come over. */
export const LEFT_OUT = [
  'kind',
  'automatic',
  'hidden',
  'media',
  'fileOptions',
  'noOptions',
  'tooManyOptions',
  'optionTwice',
  'formulaUnread',
  'formulaFunction',
  'formulaName',
  'formulaPath',
  'formulaType',
  'formulaRows',
  'formulaLong',
  'formulaCircle',
  'mention',
  'appearance',
  'readOnly',
  'language',
  'column',
  'setting',
  'groupOpen',
  'script',
  // Of what goes out.
  'ruleUnsaid',
  'adviceUnsaid',
  'rowBounds',
  'tableUnsaid',
  'picturesUnsaid',
  'secondPersonUnsaid',
  'settingsUnsaid',
] as const

export type ChangedCode = (typeof CHANGED)[number]
export type OmittedCode = (typeof LEFT_OUT)[number]

/** A part of the form that was made. */
export interface MadePart {
  kind: 'question' | 'section'
  id: string
}

interface Told {
  at: SourcePlace
  /** What the source calls it: words, or a name. */
  words: string
  /** The name, function or kind that it is about; '' for none. */
  about: string
  /** What it became, or belongs to; null for nothing. */
  part: MadePart | null
}

export type ReportLine =
  | (Told & { outcome: 'brought'; code: 'brought' })
  | (Told & { outcome: 'changed'; code: ChangedCode })
  | (Told & { outcome: 'leftOut'; code: OmittedCode })

type Given = Partial<Omit<Told, 'at'>>

/** Gathers the lines of a report; what is told twice of one place is told once. */
export class Report {
  readonly lines: ReportLine[] = []
  private readonly told = new Set<string>()

  private isNew(code: string, at: SourcePlace, about = ''): boolean {
    const key = JSON.stringify([code, at, about])
    if (this.told.has(key)) return false
    this.told.add(key)
    return true
  }

  brought(at: SourcePlace, given: Given): void {
    if (this.isNew('brought', at))
      this.lines.push({ outcome: 'brought', code: 'brought', at, ...EMPTY, ...given })
  }

  changed(code: ChangedCode, at: SourcePlace, given: Given = {}): void {
    if (this.isNew(code, at, given.about))
      this.lines.push({ outcome: 'changed', code, at, ...EMPTY, ...given })
  }

  leftOut(code: OmittedCode, at: SourcePlace, given: Given = {}): void {
    if (this.isNew(code, at, given.about))
      this.lines.push({ outcome: 'leftOut', code, at, ...EMPTY, ...given })
  }
}

const EMPTY = { words: '', about: '', part: null }
