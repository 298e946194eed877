import { describe, expect, it } from 'vitest'
import { kindOf } from '../../form/kinds'
import { formOf, questionsOf, told, xlsform } from '../testing/answering'
import { typeOfRow } from './kinds'

const one = (type: string, more: Record<string, string> = {}) =>
  formOf(
    xlsform(
      `type | name | label | ${Object.keys(more).join(' | ')}
text | zero | Zero |
${type} | a | A | ${Object.values(more).join(' | ')}`,
      `list_name | name | label
l | 1 | Uno
l | 2 | Dos`,
    ),
  )

describe('MOVE-01 KIND-11 kinds of questions of XLSForm', () => {
  it.each<[string, Record<string, string>, string, string[]]>([
    ['text', {}, 'text', []],
    ['text', { appearance: 'multiline' }, 'long-text', []],
    ['integer', {}, 'integer', []],
    ['decimal', {}, 'decimal', []],
    ['range', { parameters: 'start=0 end=10 step=1' }, 'scale', []],
    ['range', {}, 'scale', []],
    ['range', { parameters: 'start=0 end=100 step=5' }, 'integer', ['3 asNumber']],
    ['range', { parameters: 'start=0 end=1 step=0.5' }, 'decimal', ['3 asNumber']],
    ['date', {}, 'date', []],
    ['date', { appearance: 'month-year' }, 'month', []],
    ['time', {}, 'time', []],
    ['dateTime', {}, 'date-time', []],
    ['select_one l', {}, 'single-choice', []],
    ['select one from l', {}, 'single-choice', []],
    ['select_multiple l', {}, 'multiple-choice', []],
    ['select all that apply from l', {}, 'multiple-choice', []],
    ['rank l', {}, 'ranking', []],
    ['barcode', {}, 'scanned-code', []],
    ['note', {}, 'note', []],
    ['geopoint', { appearance: 'placement-map' }, 'place', []],
    ['geoshape', {}, 'place', []],
    ['gps', {}, 'place', []],
    ['image', {}, 'text', []],
    ['image', { appearance: 'signature' }, 'text', ['3 appearance signature']],
    ['audio', {}, 'files', []],
    ['start', {}, 'fact', []],
    ['end', {}, 'fact', []],
    ['username', {}, 'fact', []],
    ['acknowledge', {}, 'yes-no', ['3 asYesNo acknowledge']],
    ['select_one_from_file streets.csv', {}, 'table-choice', ['3 tableToChoose streets.csv']],
    ['select_multiple_from_file streets.csv', {}, 'text', ['3 fileOptions streets.csv']],
  ])('%s with %j becomes %s', (type, more, kind, expected) => {
    const { content, report } = one(type, more)
    const made = questionsOf(content)[1]
    expect(made && kindOf(made)).toBe(kind)
    expect(told(report)).toEqual([...expected, '- sectionMade'])
  })

  it.each(['hidden', 'caseid', 'deviceid', 'start-geopoint', 'osm', 'comments', 'toString'])(
    '%s asks nobody here, which is told',
    (type) => {
      const { content, report } = one(type)
      expect(questionsOf(content)).toHaveLength(1)
      const line = new RegExp(`^3 (?:kind|hidden|automatic) ${type.toLowerCase()}$`, 'u')
      expect(told(report)).toContainEqual(expect.stringMatching(line))
    },
  )

  it('a range that is a number keeps its ends', () => {
    const [, made] = questionsOf(one('range', { parameters: 'start=5 end=100 step=5' }).content)
    expect([made?.minimo, made?.maximo]).toEqual(['5', '100'])
  })

  it('KIND-08 a sound asks for one voice note', () => {
    expect(questionsOf(one('audio').content)[1]?.formato).toBe('voice:1-1')
  })

  it('a picture asks for a photo, and a search list is searched', () => {
    expect(questionsOf(one('image').content)[1]?.adjuntar).toBe(true)
    expect(
      questionsOf(one('select_one l', { appearance: 'minimal autocomplete' }).content)[1]?.filtrable,
    ).toBe(true)
  })

  it.each([
    ['select_one  l  or_other', { is: 'select_one', list: 'l', hasOther: true }],
    ['begin group', { is: 'begin_group', list: '', hasOther: false }],
    ['end repeat', { is: 'end_repeat', list: '', hasOther: false }],
    ['text audit', { is: 'text_audit', list: '', hasOther: false }],
    ['calculate_here', { is: 'calculate', list: '', hasOther: false }],
    ['Select_One My list', { is: 'select_one', list: 'My list', hasOther: false }],
  ])('«%s» is taken apart', (written, expected) => {
    expect(typeOfRow(written)).toEqual(expected)
  })

  it('another one that is asked for is asked which', () => {
    const [, made] = questionsOf(one('select_one l or_other').content)
    expect(made?.opciones.map(({ texto, otra }) => [texto, otra])).toEqual([
      ['Uno', false],
      ['Dos', false],
      ['Otro', true],
    ])
  })
})

describe('MOVE-01 KIND-09 choices in random order', () => {
  it.each(['select_one l', 'select_multiple l', 'rank l'])(
    '%s keeps that they are, and a number for it is told',
    (type) => {
      const { content } = one(type, { parameters: 'randomize = true' })
      expect(questionsOf(content)[1]).toMatchObject({ formato: 'random' })
      const { content: again, report } = one(type, { parameters: 'randomize=true, seed=${zero}' })
      expect(questionsOf(again)[1]).toMatchObject({ formato: 'random' })
      expect(told(report)).toContain('3 setting seed')
      expect(questionsOf(one(type, { parameters: 'randomize=false' }).content)[1]?.formato).toBe('')
    },
  )
})
