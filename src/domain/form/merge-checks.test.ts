import { describe, expect, it } from 'vitest'
import { aForm, aSection, questions, TYPED } from '../../testing/builders'
import { newCheck } from './edit-checks'
import { addFormCheck, changeFormCheck, formChecksOf, removeFormCheck } from './edit-form-checks'
import { changeSection, removeSection } from './edit-sections'
import { withText } from './edit-texts'
import type { Form } from './form'
import { mergeForms } from './merge'
import type { Section } from './section'
import { sectionTexts, tallyForm } from './translatable'

const CHECK = { ...newCheck('f1'), regla: '{{gana}} > 0', mensaje: 'Gana nada.', delFormulario: true }
const base = aForm({
  secciones: [
    aSection({ id: 'a', titulo: 'A', preguntas: questions({ id: 'gana', ...TYPED.integer }) }),
    aSection({ id: 'b', orden: 1, titulo: 'B', preguntas: questions({ id: 'pide', ...TYPED.integer }) }),
    aSection({
      ...{ id: 'c', orden: 2, titulo: 'C', preguntas: questions({ id: 'otra' }) },
      validaciones: [CHECK],
    }),
  ],
})
const edited = (edit: (secciones: Section[]) => Section[], form = base): Form => ({
  ...form,
  secciones: edit(form.secciones),
})
const saying = (mensaje: string) => (secciones: Section[]) =>
  changeFormCheck(secciones, 'f1', (check) => ({ ...check, mensaje }))
const without = (secciones: Section[]) => removeFormCheck(secciones, 'f1')
const checksOf = ({ secciones }: Form) =>
  formChecksOf(secciones).map(({ section, check }) => [section, check.id, check.mensaje])

describe('merging what a form checks as a whole', () => {
  it('LOGIC-08 EDIT-24 two people who each add one keep both, and are asked nothing', () => {
    const { merged, conflicts } = mergeForms(
      base,
      edited((all) => addFormCheck(all, () => 'mine')),
      edited((all) => addFormCheck(all, () => 'theirs')),
    )
    expect(conflicts).toEqual([])
    expect(checksOf(merged).map(([, id]) => id)).toEqual(['f1', 'mine', 'theirs'])
  })

  it('LOGIC-08 EDIT-24 one is as the other person changed it, with whichever section it stands by then', () => {
    const { merged, conflicts } = mergeForms(
      base,
      edited((all) => removeSection(all, 'c')),
      edited(saying('Nada.')),
    )
    expect(conflicts).toEqual([])
    expect(checksOf(merged)).toEqual([['b', 'f1', 'Nada.']])
  })

  it('LOGIC-08 EDIT-24 is not lost when both take away the sections that it went through', () => {
    const mine = edited((all) => removeSection(all, 'c'))
    const theirs = edited((all) => removeSection(all, 'b'))
    const { merged, conflicts } = mergeForms(base, mine, theirs)
    expect(conflicts).toEqual([])
    expect(checksOf(merged)).toEqual([['a', 'f1', 'Gana nada.']])
  })

  it('LOGIC-08 EDIT-24 that both changed is asked for, and is as was chosen', () => {
    const [mine, theirs] = [edited(saying('Mío.')), edited(saying('Suyo.'))]
    const { merged, conflicts } = mergeForms(base, mine, theirs)
    expect(conflicts).toMatchObject([
      { code: 'field', field: 'validaciones', mine: [{ mensaje: 'Mío.' }], theirs: [{ mensaje: 'Suyo.' }] },
    ])
    expect(checksOf(merged)).toEqual([['c', 'f1', 'Mío.']])
    const choices = new Map([[conflicts[0]?.key ?? '', 'theirs' as const]])
    expect(checksOf(mergeForms(base, mine, theirs, choices).merged)).toEqual([['c', 'f1', 'Suyo.']])
  })

  it.each([
    ['mine', without, saying('Otra.')],
    ['theirs', saying('Otra.'), without],
  ] as const)(
    'LOGIC-08 EDIT-24 that one (%s) took away and the other changed stays unless chosen otherwise',
    (remover, one, other) => {
      const [mine, theirs] = [edited(one), edited(other)]
      const { merged, conflicts } = mergeForms(base, mine, theirs)
      expect(checksOf(merged)).toEqual([['c', 'f1', 'Otra.']])
      const choices = new Map([[conflicts[0]?.key ?? '', remover]])
      expect(checksOf(mergeForms(base, mine, theirs, choices).merged)).toEqual([])
    },
  )

  it('LOGIC-08 EDIT-24 that one took away and nobody changed is gone', () => {
    const mine = edited(without)
    const { merged, conflicts } = mergeForms(base, mine, { ...base, titulo: 'Otro' })
    expect([checksOf(merged), conflicts, merged.titulo]).toEqual([[], [], 'Otro'])
  })

  it('EDIT-24 leaves the checks of a section where they are', () => {
    const own = { ...newCheck('v1'), regla: '{{otra}} = "x"', mensaje: 'x' }
    const mine = edited((all) =>
      changeSection(all, 'c', (section) => ({ ...section, validaciones: [own, ...section.validaciones] })),
    )
    const { merged } = mergeForms(base, mine, edited(saying('Nada.')))
    expect(merged.secciones[2]?.validaciones).toMatchObject([{ id: 'v1' }, { id: 'f1', mensaje: 'Nada.' }])
  })
})

describe('translating what a form checks as a whole', () => {
  it('LOGIC-05 EDIT-01 its words are listed and counted, and keep their translation with another section', () => {
    const lacking = (form: Form) => tallyForm(form).missing.ca
    const [, , last] = base.secciones
    const text = last && sectionTexts(last).find(({ base: words }) => words === 'Gana nada.')
    expect(text?.owner).toMatchObject({ kind: 'sectionCheck', section: 'c', id: 'f1' })
    const translated = edited((all) =>
      changeFormCheck(all, 'f1', (check) => withText(check, 'mensaje', 'ca', 'No guanya res.')),
    )
    expect(lacking(translated)).toBe(lacking(base) - 1)
    const [{ check } = { check: null }] = formChecksOf(removeSection(translated.secciones, 'c'))
    expect(check).toMatchObject({ mensaje_ca: 'No guanya res.' })
  })
})
