import { supervisorEditSchema } from '../../domain/answer/corrections/edit'
import { rowSpot } from '../../domain/answer/corrections/spot'
import { overlaySections } from '../../domain/correction/overlay'
import { describe, expect, it } from 'vitest'
import type { StoredAnswer } from '../../domain/answer/answer'
import type { QuestionPath } from '../../domain/answer/path'
import { assembleSections } from '../../domain/answering/whole'
import { NO_OPTIONS } from '../../domain/form/options'
import { aBranch, anAnswer, aSection, aSignature, aVersion, questions } from '../../testing/builders'
import { Scenario } from '../../testing/scenario'
import { completionPolicy } from './completion-policy'

const version = aVersion({
  opcionales: { ...NO_OPTIONS, digitalSignature: true },
  secciones: [
    aSection({
      repetible: true,
      titulo: 'Local',
      preguntas: questions({ titulo: 'Rubro' }, { titulo: 'Metros' }, { titulo: 'Frente', adjuntar: true }),
    }),
    aSection({
      orden: 1,
      conditions: [
        aBranch({ condition: 'Clausura', questions: questions({ titulo: 'Motivo' }) }),
        aBranch({ order: 1, condition: 'Multa', questions: questions({ titulo: 'Monto' }) }),
      ],
    }),
  ],
  signatures: [
    aSignature({ title: 'Titular', tipeOfSignatory: 'citizen' }),
    aSignature({ title: 'Inspección', tipeOfSignatory: 'intern', indexSignature: 1 }),
  ],
})
const SIGNED = version.signatures.map((one, index) =>
  index === 0 ? { ...one, names: 'Ana', imgID: 'a', imgURL: 'a.png' } : one,
)
const at = (section: number, question: number, more: Partial<QuestionPath> = {}): QuestionPath => ({
  section,
  condition: null,
  row: 0,
  question,
  repetition: 0,
  ...more,
})

function policyOf(given: Partial<StoredAnswer> = {}, form = version) {
  const { secciones } = Scenario.open(form.secciones)
    .answer('Rubro', 'Kiosco')
    .answer('Frente', 'Torcido')
    .addRow('Local')
    .checkCondition('Clausura')
  const stored = anAnswer({ version: form, secciones, signatures: form.signatures }, given)
  const before = assembleSections(form.secciones, stored.secciones, null)
  return completionPolicy({ stored, version: form }, before, overlaySections(before, stored))
}
const terms = (policy: ReturnType<typeof policyOf>, path: QuestionPath) => policy.question(path)

describe('what a person may change while completing an answer', () => {
  it('COMP-01 given parts of an answer are locked and empty ones are open, each file by itself', () => {
    const policy = policyOf()
    expect(terms(policy, at(0, 0))).toMatchObject({ as: 'locked', before: { respuesta: 'Kiosco' }, asks: [] })
    expect(terms(policy, at(0, 1))).toMatchObject({ as: 'open', asks: ['answer'] })
    expect(terms(policy, at(0, 2))).toMatchObject({ as: 'locked', asks: ['imagen'] })
    expect(terms(policy, at(0, 0))).toBe(terms(policy, at(0, 0)))
  })

  it('COMP-01 ANS-09 stored rows cannot be removed, rows added here can', () => {
    const policy = policyOf()
    expect([0, 1, 2].map((row) => policy.row(0, row))).toEqual(['locked', 'locked', 'open'])
    expect(terms(policy, at(0, 0, { row: 1 })).before).not.toBeNull()
    expect(terms(policy, at(0, 0, { row: 2 })).before).toBeNull()
    expect(policy.grows).toBe(true)
  })

  it('COMP-01 CORR-07 rows that a correction removed are hidden, and so is the position of a row that it added', () => {
    const [local] = version.secciones
    if (!local) throw new Error('no section')
    const edit = (row: number, more: object) => ({ ...rowSpot(local, row), ...more })
    const away = supervisorEditSchema.parse({ editedRows: [edit(1, { parte: 'fila', answer: 'false' })] })
    const policy = policyOf({ editsBySupervisor: [away] })
    expect([0, 1, 2].map((row) => policy.row(0, row))).toEqual(['locked', 'hidden', 'open'])
    expect(terms(policy, at(0, 1, { row: 1 })).as).toBe('hidden')
    const more = supervisorEditSchema.parse({
      editedAnswers: { answers: [edit(2, { preguntaId: local.preguntas[0]?.id, answer: 'Bar' })] },
    })
    expect(policyOf({ editsBySupervisor: [more] }).row(0, 2)).toBe('hidden')
  })

  it('COMP-01 ANS-08 a checked condition cannot be unchecked; others can be checked, except where only one may be', () => {
    const policy = policyOf()
    expect([0, 1].map((condition) => policy.condition(1, condition))).toEqual(['locked', 'open'])
    expect(terms(policy, at(1, 0, { condition: 1 })).before).toBeNull()
    const [rows, conditions] = version.secciones
    if (!rows || !conditions) throw new Error('the form has two sections')
    const single = { ...version, secciones: [rows, { ...conditions, conditionalSectionSingle: true }] }
    expect(policyOf({}, single).condition(1, 1)).toBe('hidden')
  })

  it('COMP-01 once somebody signed, nothing but signatures may be given', () => {
    const policy = policyOf({ signatures: SIGNED })
    expect(terms(policy, at(0, 1))).toMatchObject({ as: 'locked', asks: [] })
    expect([0, 1].map((condition) => policy.condition(1, condition))).toEqual(['locked', 'hidden'])
    expect(policy.grows).toBe(false)
  })

  it('COMP-01 everything but signatures can be given where the form lets staff change what was signed', () => {
    const opcionales = { ...version.opcionales, signatureEditableAnswer: true }
    const policy = policyOf({ signatures: SIGNED, opcionales })
    expect(terms(policy, at(0, 0)).as).toBe('open')
    expect(policy.signature(0)).toMatchObject({ as: 'locked', before: { names: 'Ana' } })
  })

  it('SIGN-05 staff can give their own signatures only, not the citizen’s', () => {
    expect([0, 1].map((index) => policyOf().signature(index).as)).toEqual(['locked', 'open'])
  })
})
