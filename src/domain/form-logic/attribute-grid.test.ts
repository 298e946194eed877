import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anOption } from '../../testing/builders'
import {
  attributeColumns,
  attributeNamed,
  withCell,
  withColumn,
  withoutColumn,
  withPasted,
} from './attribute-grid'
import { attributeOf } from './attributes'
import { withBelonging } from './depending'

const options = (...atributos: string[]) => atributos.map((one, at) => anOption(at, { atributos: one }))
const cells = (name: string, of: ReturnType<typeof options>) =>
  of.map(({ atributos }) => attributeOf(atributos, name))

describe('LOGIC-02 attributes of options as a table', () => {
  it('has a column for each name that says texts, and none for what options belong to', () => {
    const found = options(
      'tasa = "1" and province = {{p:o1}}',
      'zona = "norte" and belongs_to = {{p:o1}}',
      '',
    )
    expect(attributeColumns(found)).toEqual(['tasa', 'zona'])
  })

  it('gets and loses columns, and what options belong to stays', () => {
    const [first = anOption(0), ...others] = options('', '')
    const related = [withBelonging(first, { question: 'p', option: 'o1' }), ...others]
    const wide = withColumn(withColumn(related, 'tasa'), 'zona')
    expect(attributeColumns(wide)).toEqual(['tasa', 'zona'])
    const narrow = withoutColumn(wide, 'tasa')
    expect(attributeColumns(narrow)).toEqual(['zona'])
    expect(attributeColumns(withoutColumn(narrow, 'zona'))).toEqual([])
    expect(withoutColumn(narrow, 'zona')).toEqual(related)
  })

  it('keeps whatever is written in a cell, beside the others', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 50 }), (value) => {
        const [option = anOption(0)] = options('zona = "norte"')
        const after = withCell(option, 'tasa', value)
        expect([attributeOf(after.atributos, 'tasa'), attributeOf(after.atributos, 'zona')]).toEqual([
          value,
          'norte',
        ])
      }),
    )
  })

  it('takes the cells of a sheet from where they are pasted on', () => {
    const wide = withColumn(withColumn(options('', '', ''), 'tasa'), 'zona')
    const pasted = withPasted(wide, { option: 1, name: 'tasa' }, '12,5\tNorte\tmore\r\n 3 \tSur\n4\tgone\n')
    expect(cells('tasa', pasted)).toEqual(['', '12,5', '3'])
    expect(cells('zona', pasted)).toEqual(['', 'Norte', 'Sur'])
    expect(cells('zona', withPasted(wide, { option: 0, name: 'zona' }, 'a\tb'))).toEqual(['a', '', ''])
  })

  it.each([
    ['Tasa', 'tasa'],
    ['  Tasa anual (%) ', 'tasa_anual'],
    ['Año', 'ano'],
    ['2026', '_2026'],
    ['¿?', ''],
    ['', ''],
  ])('«%s» is called %s', (typed, name) => {
    expect(attributeNamed(typed)).toBe(name)
  })
})
