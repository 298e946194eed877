/** Forms of other systems in tests: written as tables, and answered as those systems would be. */
import { setResponse } from '../../answer/fill'
import { installLogic, withRules } from '../../answering/logic'
import { growRows } from '../../answer/repeatable'
import type { QuestionPath } from '../../answer/path'
import { problemsOf } from '../../answer/problems'
import { startSections } from '../../answering/start'
import { askedIn } from '../../answer/view'
import type { FormContent } from '../../form/exchange/read-form'
import { OUTCOME } from '../../form/outcome'
import type { Question } from '../../form/question'
import type { Section } from '../../form/section'
import * as logic from '../../form-logic/logic'
import { CLOCK } from '../../../testing/builders'
import type { ReportLine } from '../report'
import type { Transferred } from '../transferred'
import { readXlsform } from '../xlsform/read'
import type { Sheet } from '../xlsform/table'

installLogic(logic)

const BEGUN = '2026-10-05'

/** A sheet written as lines of cells with bars between them; what is longer than the head is a mistake of the test. */
export const sheetOf = (name: string, text: string): Sheet => ({
  name,
  rows: text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim())),
})

export const ids = () => {
  let given = 0
  return () => `p${(given += 1)}`
}

/** What an XLSForm with these sheets becomes. */
export const xlsform = (survey: string, choices = '', settings = ''): Transferred =>
  readXlsform(
    [
      sheetOf('survey', survey),
      ...(choices === '' ? [] : [sheetOf('choices', choices)]),
      ...(settings === '' ? [] : [sheetOf('settings', settings)]),
    ],
    { name: 'censo', newId: ids() },
  )

export function formOf(made: Transferred): { content: FormContent; report: readonly ReportLine[] } {
  if (made.status !== 'form') throw new Error(`refused: ${made.fault}`)
  return made
}

/** What a report says of everything that did not come over as it was. */
export const told = (report: readonly ReportLine[]): string[] =>
  report.flatMap(({ outcome, code, about, at }) =>
    outcome === 'brought' ? [] : `${at.row ?? at.path ?? '-'} ${code}${about === '' ? '' : ` ${about}`}`,
  )

export const questionsOf = ({ secciones }: Pick<FormContent, 'secciones'>): Question[] =>
  secciones.flatMap(({ preguntas }) => preguntas)

/** An answer to a form that came over: questions are called by their short names, options by their words. */
export function answering({ secciones }: Pick<FormContent, 'secciones'>) {
  let now = withRules(startSections(secciones, CLOCK), BEGUN)
  const pathOf = (code: string, row = 0): QuestionPath => {
    for (const [section, { preguntas }] of secciones.entries()) {
      const question = preguntas.findIndex(({ codigo }) => codigo === code)
      if (question >= 0) return { section, condition: null, row, question, repetition: 0 }
    }
    throw new Error(`no question ${code}`)
  }
  const definition = (code: string): Question => {
    const found = questionsOf({ secciones }).find(({ codigo }) => codigo === code)
    if (!found) throw new Error(`no question ${code}`)
    return found
  }
  const viewOf = (code: string, row: number) =>
    askedIn(now).find(({ question, path }) => question.codigo === code && path.row === row)
  return {
    /** Answers a question: words, a number, or options by their words, several with a comma between. */
    give(code: string, value: string, row = 0): void {
      const { opciones, tipoPregunta } = definition(code)
      const chosen = value.split(',')
      const position = opciones.findIndex(({ texto }) => texto === value)
      const response =
        tipoPregunta === 2
          ? { opciones: opciones.map((option) => ({ ...option, checked: chosen.includes(option.texto) })) }
          : { respuesta: tipoPregunta === 3 ? (position < 0 ? '' : String(position)) : value }
      now = growRows(withRules(setResponse(now, pathOf(code, row), response), BEGUN), CLOCK)
      now = withRules(now, BEGUN)
    },
    change(next: (sections: Section[]) => Section[]): void {
      now = withRules(next(now), BEGUN)
    },
    /** What is asked, by short name; further rows with their number. */
    asked: () =>
      askedIn(now).map(({ question, path }) =>
        path.row === 0 ? question.codigo : `${question.codigo}#${path.row + 1}`,
      ),
    required: () => askedIn(now).flatMap(({ question, isRequired }) => (isRequired ? question.codigo : [])),
    value: (code: string, row = 0) => viewOf(code, row)?.response.respuesta ?? null,
    /** The words of the options that are offered. */
    offered: (code: string, row = 0) =>
      (viewOf(code, row)?.question.opciones ?? []).flatMap((option) =>
        option[OUTCOME]?.isHidden === true ? [] : option.texto,
      ),
    problems: () => problemsOf(now).map(({ code }) => code),
    rows: () => now,
  }
}
