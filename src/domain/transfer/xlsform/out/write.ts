/** Writes a form as an XLSForm: three sheets for other programs, and one for this one (MOVE-05). */
import { formChecksOf } from '../../../form/edit-form-checks'
import { formFileText } from '../../../form/exchange/write'
import { textIn } from '../../../form/edit-texts'
import type { Form } from '../../../form/form'
import { withoutAnswers } from '../../../text/without-answers'
import type { Language } from '../../../language'
import { Report, type ReportLine } from '../../report'
import { embeddedSheet } from '../embedded'
import type { Sheet } from '../table'
import { listsIn } from './choices'
import { elementName, namingOf } from './naming'
import { cellText, sheetOfRows } from './rows'
import { surveyWriter } from './survey'
import { columnIn, languageName, languagesIn, writtenWords } from './words'

/** What a form is as an XLSForm, and what became of it there. */
export interface Written {
  sheets: Sheet[]
  report: readonly ReportLine[]
}

const SURVEY = ['type', 'name', 'label', 'hint', 'required', 'relevant', 'constraint', 'constraint_message']
const RULES = [
  'calculation',
  'default',
  'choice_filter',
  'read_only',
  'repeat_count',
  'appearance',
  'parameters',
]
const TRANSLATED = new Set(['label', 'hint', 'constraint_message'])

const columns = (names: readonly string[], languages: readonly Language[]): string[] =>
  names.flatMap((name) =>
    TRANSLATED.has(name) ? languages.map((language) => columnIn(name, language)) : name,
  )

/** Whether a form has settings that no XLSForm has. */
const hasSettings = (form: Form): boolean =>
  form.estados.disponibles.length > 0 ||
  form.signatures.length > 0 ||
  form.payments.length > 0 ||
  Object.values(form.opcionales).includes(true) ||
  (form.estadoInicial ?? []).length > 0 ||
  (form.cierres ?? []).length > 0

export async function writeXlsform(form: Form): Promise<Written> {
  const { secciones } = form
  const titulo = withoutAnswers(form.titulo)
  const report = new Report()
  // Titles of these formats are known before anything is answered.
  if (titulo !== form.titulo) report.leftOut('mention', { sheet: 'settings' }, { words: titulo })
  const naming = namingOf(secciones)
  const languages = languagesIn(secciones)
  const wordsIn = (part: object, field: string, language: Language): string =>
    writtenWords(textIn(part, field, language), naming.nameOf)
  const lists = listsIn(naming, languages, wordsIn)
  const { rows, writeSection, writeFormCheck, note } = surveyWriter({
    naming,
    lists,
    languages,
    report,
    wordsIn,
  })
  if (hasSettings(form)) report.leftOut('settingsUnsaid', { sheet: 'settings' }, { words: titulo })
  note(form, naming.beside('', 'about'), { words: titulo, part: null })
  secciones.forEach(writeSection)
  formChecksOf(secciones).forEach(writeFormCheck)
  const name = cellText(titulo.trim())
  const sheets = [
    sheetOfRows('survey', rows, columns([...SURVEY, ...RULES], languages), 3),
    sheetOfRows(
      'choices',
      lists.rows,
      [...new Set(lists.rows.flatMap((row) => Object.keys(row)))],
      lists.rows.length > 0 ? 3 : 0,
    ),
    sheetOfRows(
      'settings',
      [
        {
          form_title: name,
          form_id: elementName(name) || 'formulario',
          default_language: languageName('es'),
        },
      ],
      ['form_title', 'form_id', 'default_language'],
      3,
    ),
  ]
  const embedded = await embeddedSheet(sheets, formFileText(form))
  return { sheets: [...sheets, embedded], report: report.lines }
}
