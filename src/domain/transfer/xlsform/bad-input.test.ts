import { describe, expect, it } from 'vitest'
import { MAX_IN_FILE } from '../../form/exchange/format'
import { answering, formOf, ids, questionsOf, sheetOf, told, xlsform } from '../testing/answering'
import { readXlsform } from './read'

describe('MOVE-06 an XLSForm that is not as it should be', () => {
  const named = (name: string) => xlsform(`type | name | label\ntext | ${name} | Algo`)

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'a question may be called %s',
    (name) => {
      expect(questionsOf(formOf(named(name)).content).map(({ titulo }) => titulo)).toEqual(['Algo'])
      expect(Reflect.get({}, 'polluted')).toBeUndefined()
    },
  )

  it('a type, a column and a list may be called like what objects have', () => {
    const { report } = formOf(
      xlsform(
        `type | name | label | __proto__
constructor | a | A | x
text | b | B | x
select_one __proto__ | c | C | x`,
        `list_name | name | label | constructor
__proto__ | 1 | Uno | x`,
      ),
    )
    expect(told(report)).toEqual(expect.arrayContaining(['2 kind constructor', '- column __proto__']))
  })

  it('names that differ in case are different questions with short names of their own', () => {
    const { content } = formOf(
      xlsform(`type | name | label | relevant
integer | Edad | Edad |
integer | edad | edad |
text | x | X | \${Edad} = 1 and \${edad} = 2`),
    )
    expect(questionsOf(content).map(({ codigo }) => codigo)).toEqual(['edad', 'edad_2', 'x'])
    const filling = answering(content)
    filling.give('edad', '1')
    expect(filling.asked()).not.toContain('x')
    filling.give('edad_2', '2')
    expect(filling.asked()).toContain('x')
  })

  it('scripts, markup and braces in labels are plain words', () => {
    const { content } = formOf(
      xlsform(`type | name | label
text | a | <img src=x onerror="alert(1)"><script>alert(2)</script>Hola {{p9}} {{ {{a}} }}`),
    )
    expect(questionsOf(content)[0]?.titulo).toBe('alert(2)Hola { {p9} } { { { {a} } } }')
  })

  it('a picture by its address is named and never asked for', () => {
    const { report } = formOf(
      xlsform('type | name | label | media::image\ntext | a | A | https://x.example/p.png'),
    )
    expect(told(report)).toContain('2 media https://x.example/p.png')
  })

  it.each([
    ['ends that nothing began', 'end_group | | \ntext | a | A', 'groupOpen'],
    ['groups that nothing ends', 'begin_group | g | G\ntext | a | A', 'groupOpen'],
    ['choices that are not there', 'select_one nada | a | A', 'noOptions nada'],
  ])('%s are told', (_, rows, expected) => {
    expect(told(formOf(xlsform(`type | name | label\n${rows}`)).report).join('\n')).toContain(expected)
  })

  it('groups a thousand deep end somewhere', () => {
    const many = Array.from({ length: 1_000 }, (_, at) => `begin_group | g${at} | G${at}`)
    expect(
      formOf(xlsform(['type | name | label', ...many, 'text | a | A'].join('\n'))).content.secciones,
    ).toHaveLength(1)
  })

  it('a hundred thousand choices are told, and the question stays within what a form may have', () => {
    const rows = Array.from({ length: 100_000 }, (_, at) => ['l', `o${at}`, `Opción ${at}`])
    const sheets = [
      sheetOf('survey', 'type | name | label\nselect_one l | a | A'),
      { name: 'choices', rows: [['list_name', 'name', 'label'], ...rows.slice(0, 19_000)] },
    ]
    const { content, report } = formOf(readXlsform(sheets, { name: 'x', newId: ids() }))
    expect(questionsOf(content)[0]?.opciones).toHaveLength(MAX_IN_FILE.options)
    expect(told(report)).toContain('2 tooManyOptions l')
    const huge = [
      sheets[0] ?? sheetOf('survey', ''),
      { name: 'choices', rows: [['list_name', 'name'], ...rows] },
    ]
    expect(readXlsform(huge, { name: 'x', newId: ids() })).toEqual({ status: 'refused', fault: 'tooLarge' })
  })

  it('two thousand columns are read as far as a form has any', () => {
    const head = ['type', 'name', 'label', ...Array.from({ length: 2_000 }, (_, at) => `c${at}`)]
    const row = ['text', 'a', 'A', ...Array.from({ length: 2_000 }, () => 'x')]
    const { report } = formOf(
      readXlsform([{ name: 'survey', rows: [head, row] }], { name: 'x', newId: ids() }),
    )
    expect(told(report).filter((line) => line.includes('column')).length).toBeLessThan(300)
  })

  it.each([
    ['no sheet of questions', [sheetOf('hoja', 'a | b')], 'notKnown'],
    ['no question', [sheetOf('survey', 'type | name | label')], 'empty'],
    ['nothing at all', [], 'notKnown'],
  ])('%s makes no form', (_, sheets, fault) => {
    expect(readXlsform(sheets, { name: 'x', newId: ids() })).toEqual({ status: 'refused', fault })
  })

  it('MOVE-01 five hundred questions with rules take less than three seconds', () => {
    const rows = Array.from(
      { length: 500 },
      (_, at) =>
        `integer | q${at} | Pregunta ${at} | ${at > 0 ? `\${q${at - 1}} > ${at} and not(\${q0} = 1)` : ''}`,
    )
    const begun = performance.now()
    expect(
      questionsOf(formOf(xlsform(['type | name | label | relevant', ...rows].join('\n'))).content),
    ).toHaveLength(500)
    expect(performance.now() - begun).toBeLessThan(3_000)
  })
})
