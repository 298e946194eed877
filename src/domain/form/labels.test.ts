import { describe, expect, it } from 'vitest'
import { cleanLabels, MAX_LABEL_LENGTH } from './labels'

describe('labels of a form', () => {
  it('DAY-04 labels are stored in the order given, without surplus blanks', () => {
    expect(cleanLabels(['  Vía \n pública ', '', '   ', 'Obras'])).toEqual(['Vía pública', 'Obras'])
  })

  it('DAY-04 each label is stored once, whatever its case and accents', () => {
    expect(cleanLabels(['Árboles', 'arboles', 'ARBOLES ', 'Árbol'])).toEqual(['Árboles', 'Árbol'])
  })

  it('DAY-04 a label is cut to the length that is stored, and no letter is cut in two', () => {
    expect(cleanLabels(['x'.repeat(40)])).toEqual(['x'.repeat(MAX_LABEL_LENGTH)])
    expect(cleanLabels([`${'x'.repeat(29)}🌳`])).toEqual(['x'.repeat(29)])
    expect(cleanLabels([`${'x'.repeat(28)}🌳`])).toEqual([`${'x'.repeat(28)}🌳`])
    expect(cleanLabels([`${'x'.repeat(29)} y`])).toEqual(['x'.repeat(29)])
  })
})
