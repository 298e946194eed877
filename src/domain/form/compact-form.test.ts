import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRealForm } from '../../testing/real-forms/read'
import { formSections } from '../../testing/arbitraries'
import { aForm } from '../../testing/builders'
import { compactFormSections } from './compact-form'
import { sectionsSchema } from './sections'
import { storedSize } from './stored-size'

const read = (sections: unknown) => sectionsSchema().parse(sections)

describe('EDIT-20 sections without their defaults', () => {
  it('sections are read as they were before they were made compact, whatever the form', () => {
    fc.assert(
      fc.property(formSections, (sections) => {
        expect(read(compactFormSections(sections))).toEqual(sections)
      }),
    )
  })

  it.each(['health-survey-469', 'registration-amharic-31', 'hospital-arabic-6'] as const)(
    'are read as they were: %s',
    (name) => {
      const { secciones } = readRealForm(name)
      expect(read(compactFormSections(secciones))).toEqual(secciones)
    },
  )

  it('unknown fields, and those that differ from their default, are kept', () => {
    const [section] = read([
      { id: 's', orden: 0, nuevo: '', viejo: null, titulo_en: 'Street', required: true },
    ])
    if (!section) throw new Error('no section')
    expect(compactFormSections([section])).toEqual([
      { id: 's', orden: 0, nuevo: '', viejo: null, titulo_en: 'Street', required: true },
    ])
  })

  it('a real form of 469 questions takes less than two thirds of its bytes', () => {
    const form = aForm(readRealForm('health-survey-469'))
    const before = JSON.stringify(form.secciones).length
    const after = JSON.stringify(compactFormSections(form.secciones)).length
    expect(after).toBeLessThan(0.67 * before)
    expect(storedSize(form)).toBeLessThan(before)
  })
})
