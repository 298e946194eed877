import { describe, expect, it } from 'vitest'
import type { StoredSection } from '../answer/answer'
import { contentFaults } from '../answering/content'
import { isComplete } from '../answer/problems'
import { copySection } from '../form/copy-section'
import { MAX_CHECKS } from '../form/edit-checks'
import { addFormCheck, changeFormCheck, formChecksOf, removeFormCheck } from '../form/edit-form-checks'
import { removeSection } from '../form/edit-sections'
import { formFileText } from '../form/exchange/write'
import { checkPublication } from '../publication/publication'
import { aForm, AREA, aSection, aUser, questions, TYPED } from '../../testing/builders'
import { contentOf, readText } from '../../testing/form-file'
import { at, BEGUN, check, filling } from './testing/filling'

/** What is asked for may not be more than is earned, wherever both are asked. */
const RULE = 'is_blank({{asked}}) or {{asked}} <= {{earned}}'
const form = (rule = RULE) => [
  aSection({
    id: 'a',
    preguntas: questions({ id: 'earned', ...TYPED.integer }, { id: 'more', ...TYPED['yes-no'] }),
  }),
  aSection({ id: 'b', orden: 1, preguntas: questions({ id: 'asked', ...TYPED.integer }) }),
  aSection({
    ...{ id: 'c', orden: 2, mostrarSi: '{{more}}', preguntas: questions({ id: 'why' }) },
    validaciones: [check(rule, { id: 'f1', delFormulario: true }), check('not is_blank({{why}})')],
  }),
]

describe('a check of the form as a whole', () => {
  it('LOGIC-01 is told at the end although the section that it stands with is not asked', () => {
    const answer = filling(form())
    expect(answer.problems()).toEqual([])
    answer.say(at(0, 0), '100')
    answer.say(at(1, 0), '200')
    expect(answer.problems()).toEqual(['check-f1 check'])
    expect(isComplete(answer.now())).toBe(false)
    answer.say(at(1, 0), '50')
    expect(answer.problems()).toEqual([])
    expect(isComplete(answer.now())).toBe(true)
  })

  it('LOGIC-01 is none of the checks of that section, which are asked with it', () => {
    const answer = filling(form())
    answer.say(at(1, 0), '200')
    answer.say(at(0, 1), 'true')
    expect(answer.problems()).toEqual(['s2 check', 'check-f1 check'])
  })

  it('LOGIC-01 as an advice stands against nothing', () => {
    const secciones = changeFormCheck(form(), 'f1', (one) => ({ ...one, tipo: 'aviso' }))
    const answer = filling(secciones)
    answer.say(at(1, 0), '200')
    expect(answer.problems()).toEqual([])
  })

  it('LOGIC-14 is worked out for an answer that it names, and for no other', () => {
    const answer = filling(form())
    expect(answer.say(at(1, 0), '200')).toBe(answer.say(at(0, 0), '100'))
    const quiet = filling(removeFormCheck(form(), 'f1'))
    expect(answer.say(at(1, 0), '20') - quiet.say(at(1, 0), '20')).toBeGreaterThan(0)
    expect(answer.say(at(2, 0), 'x')).toBe(quiet.say(at(2, 0), 'x') + 1)
  })

  it('LOGIC-04 the server marks an answer that fails it', () => {
    const stored = (asked: string): StoredSection[] => [
      { id: 'a', orden: 0, preguntas: [{ id: 'earned', orden: 0, respuesta: '100' }] },
      { id: 'b', orden: 1, preguntas: [{ id: 'asked', orden: 0, respuesta: asked }] },
    ]
    expect(contentFaults({ formId: 'f', secciones: form() }, stored('100'), BEGUN)).toEqual([])
    expect(contentFaults({ formId: 'f', secciones: form() }, stored('101'), BEGUN)).toEqual(['problem'])
  })
})

describe('editing what a form checks as a whole', () => {
  it('LOGIC-08 removing the section that it stands with keeps it, copying that does not double it', () => {
    expect(formChecksOf(removeSection(form(), 'c'))).toMatchObject([{ section: 'b', check: { id: 'f1' } }])
    const copy = copySection(form()[2] ?? aSection(), () => 'new')
    expect(copy.validaciones.map(({ regla }) => regla)).toHaveLength(1)
    expect(formChecksOf([copy])).toEqual([])
  })

  it('LOGIC-08 a file carries it with the questions of the new form', () => {
    const { secciones } = contentOf(readText(formFileText(aForm({ secciones: form() })))).content
    const [earned] = secciones[0]?.preguntas ?? []
    const [asked] = secciones[1]?.preguntas ?? []
    expect(formChecksOf(secciones).map(({ check: one }) => one.regla)).toEqual([
      `is_blank({{${asked?.id}}}) or {{${asked?.id}}} <= {{${earned?.id}}}`,
    ])
  })

  it.each([
    ['names what is gone', form('{{gone}} > 1'), ['formCheckInvalid']],
    ['says nothing yet', addFormCheck(form(), () => 'f2'), ['formCheckInvalid']],
    ['is whole', form(), []],
  ])('LOGIC-06 one that %s is told before it is published', (_what, secciones, codes) => {
    const { blocking } = checkPublication(aForm({ secciones }), aUser('ROLE_GENERADOR', { areas: [AREA] }))
    const found = blocking.map(({ code }) => code)
    expect(found.filter((code) => /check|rule/i.test(code))).toEqual(codes)
  })

  it('LOGIC-06 a check of a question that has the same id is told at its question', () => {
    const [first = aSection(), ...others] = form()
    const [earned, ...more] = first.preguntas
    if (!earned) throw new Error('no question')
    const broken = { ...earned, validaciones: [check('{{gone}} > 1', { id: 'f1' })] }
    const secciones = [{ ...first, preguntas: [broken, ...more] }, ...others]
    const { blocking } = checkPublication(aForm({ secciones }), aUser('ROLE_GENERADOR', { areas: [AREA] }))
    expect(blocking.map(({ code }) => code)).toContain('ruleInvalid')
  })

  it('LOGIC-01 as many as a section may have can be added, beside those of its own', () => {
    const own = Array.from({ length: MAX_CHECKS }, (_, index) => check('1 = 1', { id: `v${index}` }))
    const full = form().map((section) => ({ ...section, validaciones: own }))
    const added = Array.from({ length: MAX_CHECKS + 1 }, (_, index) => `n${index}`).reduce(
      (secciones, id) => addFormCheck(secciones, () => id),
      full,
    )
    expect(formChecksOf(added)).toHaveLength(MAX_CHECKS)
  })
})
