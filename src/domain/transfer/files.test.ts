/** What forms of others ask of files, as rules have it here (MOVE-01, LOGIC-02). */
import { expect, it } from 'vitest'
import { setResponse } from '../answer/fill'
import type { QuestionPath } from '../answer/path'
import { askedIn } from '../answer/view'
import { withRules } from '../answering/logic'
import { startSections } from '../answering/start'
import { anAttachment, CLOCK } from '../../testing/builders'
import type { Section } from '../form/section'
import { BEGUN } from '../form-logic/testing/filling'
import { readFormio } from './formio/read'
import { readSurvey } from './surveyjs/read'
import { formOf, ids, told, xlsform } from './testing/answering'

const source = { name: 'x', newId: ids() }
const MADE = {
  xlsform: () =>
    xlsform(`type | name | label | relevant
begin_group | g | G |
image | foto | Foto |
text | motivo | Motivo | \${foto} = ''
text | detalle | Detalle | \${foto} != ''
end_group | | |`),
  surveyjs: () =>
    readSurvey(
      {
        pages: [
          {
            ...{ name: 'p', title: 'P' },
            elements: [
              { type: 'file', name: 'foto' },
              { type: 'text', name: 'motivo', visibleIf: '{foto} empty' },
              { type: 'text', name: 'detalle', visibleIf: '{foto} notempty' },
            ],
          },
        ],
      },
      source,
    ),
  formio: () =>
    readFormio(
      {
        components: [
          { type: 'file', key: 'foto', label: 'Foto', input: true },
          {
            ...{ type: 'textfield', key: 'motivo', label: 'Motivo', input: true },
            conditional: { show: true, conditions: [{ component: 'foto', operator: 'isEmpty' }] },
          },
          {
            ...{ type: 'textfield', key: 'detalle', label: 'Detalle', input: true },
            conditional: { show: true, conditions: [{ component: 'foto', operator: 'isNotEmpty' }] },
          },
        ],
      },
      source,
    ),
}

/** The questions that are asked, by their words. */
const asked = (secciones: Section[]): string[] =>
  askedIn(withRules(secciones, BEGUN)).map(({ question }) => question.titulo)

it.each(Object.entries(MADE))(
  'MOVE-01 LOGIC-02 %s: a file that was given is no answer that is missing',
  (_name, make) => {
    const { content, report } = formOf(make())
    expect(told(report).filter((line) => /rule|unknown/iu.test(line))).toEqual([])
    const begun = startSections(content.secciones, CLOCK)
    const at: QuestionPath = { section: 0, condition: null, row: 0, question: 0, repetition: 0 }
    expect(asked(begun)).toEqual([expect.any(String), expect.stringMatching(/motivo/iu)])
    const given = setResponse(begun, at, { imagen: anAttachment(), documento: anAttachment() })
    expect(asked(given)).toEqual([expect.any(String), expect.stringMatching(/detalle/iu)])
  },
)
