import { describe, expect, it } from 'vitest'
import { factIn } from '../../question-types/fact/facts'
import { kindOf } from '../../form/kinds'
import { answering, formOf, ids, questionsOf, told } from '../testing/answering'
import { readSurvey } from './read'

const survey = (...elements: Record<string, unknown>[]) =>
  formOf(
    readSurvey(
      { title: 'T', clearInvisibleValues: 'onHidden', pages: [{ title: 'P', elements }] },
      { name: 'encuesta', newId: ids() },
    ),
  )
const ruled = (visibleIf: string) =>
  survey(
    { type: 'radiogroup', name: 'a', choices: ['x', 'y'] },
    { type: 'text', name: 'shown', visibleIf },
    { type: 'html', name: 'words', html: 'Hola' },
  )
const at = (line: string): string => `pages[0].elements${line}`

describe('MOVE-02 MOVE-07 names that no part of a survey has come with the link', () => {
  it.each([
    ["{source} = 'web'", { '': false, web: true, Web: true, otro: false }],
    ["{source} <> 'web'", { '': true, web: false, otro: true }],
    ['{source}', { '': false, true: true, false: false, web: false }],
    ['!({source})', { '': true, true: false, false: true, web: false }],
    ['{source} = true', { '': false, true: true, false: false }],
    ['{source} = false', { '': false, true: false, false: true }],
    ["{source} contains 'form3'", { '': false, 'form1,form3': true, form1: false }],
    ['{source} > 3', { '': false, 4: true, 3: false }],
    ['{source} notempty', { '': false, web: true }],
    ['{source} = {a}', { x: false }],
  ])('%s', (visibleIf, expected) => {
    const { content, report } = ruled(visibleIf)
    expect(told(report)).toEqual([at('[1].visibleIf byLink source')])
    for (const [brought, isShown] of Object.entries(expected)) {
      const filling = answering(content)
      filling.give('source', brought)
      expect([brought, filling.asked().includes('shown')]).toEqual([brought, isShown])
    }
  })

  it('there is one fact that the form notes, at the end of the first section, however many rules ask for it', () => {
    const { content, report } = survey(
      { type: 'text', name: 'a', visibleIf: '{source} = 1' },
      { type: 'text', name: 'b', requiredIf: '{source} = 2' },
    )
    const fact = questionsOf(content).find((question) => kindOf(question) === 'fact')
    expect(fact).toMatchObject({ codigo: 'source', titulo: 'source' })
    expect(factIn(fact?.formato ?? '')).toBe('link')
    expect(questionsOf(content).map(({ codigo }) => codigo)).toEqual(['a', 'b', 'source'])
    expect(told(report)).toEqual([at('[0].visibleIf byLink source')])
  })

  it('where no section is always there, it has one of its own', () => {
    const { content } = formOf(
      readSurvey(
        { pages: [{ visibleIf: '{source} = 1', elements: [{ type: 'text', name: 'a' }] }] },
        { name: 'encuesta', newId: ids() },
      ),
    )
    expect(content.secciones.map(({ preguntas }) => preguntas.map(({ codigo }) => codigo))).toEqual([
      ['a'],
      ['source'],
    ])
    const filling = answering(content)
    expect(filling.asked()).toEqual(['source'])
    filling.give('source', '1')
    expect(filling.asked()).toEqual(['a', 'source'])
  })

  it.each(["{words} = 'x'", '{item} = 1', '{panel.q} = 1', '{pageno} = 2', '{a.b} = 1'])(
    'MOVE-06 «%s» names no such thing, which is told',
    (visibleIf) => {
      const { content, report } = ruled(visibleIf)
      expect(told(report)[0]).toContain(at('[1].visibleIf formulaName'))
      expect(questionsOf(content).map(kindOf)).not.toContain('fact')
    },
  )

  it('MOVE-06 one whose rule does not come over is not asked for', () => {
    const { content } = ruled('nobodysFunction({source})')
    expect(questionsOf(content).map(kindOf)).not.toContain('fact')
  })
})
