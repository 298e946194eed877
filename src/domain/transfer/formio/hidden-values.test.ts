import { describe, expect, it } from 'vitest'
import { kindOf } from '../../form/kinds'
import { answering, formOf, ids, questionsOf, told } from '../testing/answering'
import { readFormio } from './read'

const hidden = (more: object = {}) => ({
  ...{ type: 'textfield', key: 'mode', label: 'Mode', hidden: true, input: true },
  ...more,
})
const form = (more: object, show: string) =>
  formOf(
    readFormio(
      {
        title: 'Alta',
        components: [
          hidden(more),
          { type: 'textfield', key: 'a', label: 'A', input: true },
          { type: 'textfield', key: 'shown', label: 'S', input: true, customConditional: `show = ${show}` },
        ],
      },
      { name: 'alta', newId: ids() },
    ),
  )

describe('MOVE-03 MOVE-07 what the page around a form of Form.io puts in it comes with the link', () => {
  it.each<[object, string, Record<string, boolean>]>([
    [{}, "data.mode === 'view'", { '': false, view: true, View: false }],
    [{}, 'data.mode', { '': false, view: true, false: false }],
    [{}, '!data.mode', { '': true, view: false, false: true }],
    [{}, 'data.mode === true', { '': false, true: true, false: false }],
    [{ type: 'hidden' }, "data.mode !== 'view'", { '': true, view: false }],
    [{ type: 'checkbox' }, 'data.mode === true', { '': false, true: true, false: false }],
    [{ type: 'checkbox' }, '!data.mode', { '': true, true: false }],
    [{ type: 'checkbox' }, 'data.mode === false', { '': true, true: false }],
    [{ type: 'number' }, 'data.mode > 3', { '': false, 4: true, 3: false }],
    [{ defaultValue: 'view' }, "data.mode === 'view'", { '': true, edit: false }],
  ])('%j: %s', (more, show, expected) => {
    const { content, report } = form(more, show)
    expect(told(report)).toEqual(['components sectionMade', 'components[0] byLink mode'])
    for (const [brought, isShown] of Object.entries(expected)) {
      const filling = answering(content)
      filling.give('mode', brought)
      expect([brought, filling.asked().includes('shown')]).toEqual([brought, isShown])
    }
  })

  it.each([
    ['no rule asks for it', hidden(), "data.a === 'x'"],
    ['the form sets it', hidden({ calculateValue: 'value = nobodys(1)' }), "data.mode === 'x'"],
    [
      'another component sets it',
      hidden({ logic: [{ trigger: { type: 'event' }, actions: [{ type: 'value', value: '1' }] }] }),
      "data.mode === 'x'",
    ],
  ])('MOVE-06 where %s, it is left out and told', (_case, more, show) => {
    const { content, report } = form(more, show)
    expect(told(report)).toContain('components[0] hidden')
    expect(questionsOf(content).map(kindOf)).not.toContain('fact')
  })

  it('MOVE-06 one in the rows of a grid has no link', () => {
    const { content, report } = formOf(
      readFormio(
        {
          components: [
            {
              ...{ type: 'datagrid', key: 'g', label: 'G', input: true },
              components: [
                hidden(),
                { type: 'textfield', key: 'a', label: 'A', customConditional: "show = row.mode === 'x'" },
              ],
            },
          ],
        },
        { name: 'alta', newId: ids() },
      ),
    )
    expect(told(report)).toContain('components[0].components[0] hidden')
    expect(questionsOf(content).map(kindOf)).not.toContain('fact')
  })
})
