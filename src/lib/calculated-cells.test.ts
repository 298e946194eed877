import { describe, expect, it } from 'vitest'
import { csvLines } from './csv'
import { anAnswer, aSection, aVersion, questions } from '../testing/builders'
import { EXPORT_FORMAT as FORMAT } from '../testing/export-format'
import { installLogic, withRules } from '../domain/answering/logic'
import { assembleAnswer } from '../domain/answering/whole'
import * as logic from '../domain/form-logic/logic'
import { exportColumns } from '../domain/export/columns'
import { exportRow } from '../domain/export/row'

installLogic(logic)

describe('what a form makes of answers', () => {
  it.each([
    ['=HYPERLINK("https://malo.test","Ver")', true],
    ['+1+cmd', true],
    ['-A1', true],
    ['@SUM(A1)', true],
    ['\u202E=1+1', true],
    ['\u200B=1', true],
    ['{{b}}', false],
  ])(
    'LOGIC-12 ALIST-06 %j is a text in a calculated column, and no formula of a spreadsheet',
    (typed, isFormula) => {
      const section = aSection({
        preguntas: questions(
          { id: 'a', respuesta: typed },
          { id: 'b', calculo: 'concat({{a}}, "!")' },
          { titulo: '={{a}}' },
        ),
      })
      const version = aVersion({ secciones: [section] })
      const columns = exportColumns([version], 'es')
      const secciones = withRules([section], null)
      const row = exportRow(assembleAnswer(version, anAnswer({ version, secciones })), columns, FORMAT)
      const calculated = row.filter((_, at) => columns[at]?.of !== 'fact')[1] ?? null
      expect(calculated).toBe(`${typed}!`)
      const quoted = `${isFormula ? "'" : ''}${typed}!`.replaceAll('"', '""')
      expect(csvLines([[calculated]])).toBe(`"${quoted}"\r\n`)
      // A title with an answer in it says what nobody answered, and is no formula either.
      const title = columns.at(-1)
      expect(title?.of === 'fact' ? [] : title?.heading).toContain('=…')
      expect(csvLines([['=…']])).toBe(`"'=…"\r\n`)
    },
  )
})
