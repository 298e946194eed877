import { describe, expect, it } from 'vitest'
import { aBranch, aForm, anOption, aSection, questions, TYPED } from '../../testing/builders'
import type { Form } from './form'
import type { Question } from './question'
import type { Section } from './section'
import { versionChanges } from './version-changes'

const form = aForm({
  secciones: [
    aSection({
      ...{ id: 'a', repetible: true, filas: '2', minimo: '1', mostrarSi: '{{b}}' },
      preguntas: questions({
        ...{ id: 'q', ...TYPED['single-choice'], opciones: [anOption(0)] },
        ...{ mostrarSi: '{{b}}', obligatoriaSi: '{{b}}', calculo: '1', valorInicial: '1' },
        ...{ minimo: '1', maximo: '2', filtroOpciones: '{{b}}' },
        validaciones: [{ id: 'v', regla: '{{q}} = 1', mensaje: 'Uno', tipo: 'error' }],
      }),
    }),
    aSection({ id: 'c', orden: 1, conditions: [aBranch({ id: 'branch', mostrarSi: '{{b}}' })] }),
  ],
})

const said = (edited: Form, saved = form): string[] => versionChanges(saved, edited).map(({ code }) => code)
const withSection = (change: Partial<Section>): Form => ({
  ...form,
  secciones: form.secciones.map((one, at) => (at === 0 ? { ...one, ...change } : one)),
})
const withQuestion = (change: (question: Question) => Partial<Question>): Form =>
  withSection({
    preguntas: (form.secciones[0]?.preguntas ?? []).map((one) => ({ ...one, ...change(one) })),
  })
const check = { id: 'v', regla: '{{q}} = 1', mensaje: 'Uno', tipo: 'error' as const }

describe('rules that a new version changes for answers that exist', () => {
  it.each([
    ['askedOtherwise', withSection({ mostrarSi: '' })],
    ['rowsOtherwise', withSection({ filas: '3' })],
    ['boundsOtherwise', withSection({ maximo: '5' })],
    ['checkedOtherwise', withSection({ validaciones: [check] })],
    ['askedOtherwise', withQuestion(() => ({ mostrarSi: 'not {{b}}' }))],
    ['requiredOtherwise', withQuestion(() => ({ obligatoriaSi: 'not {{b}}' }))],
    ['calculatedOtherwise', withQuestion(() => ({ calculo: '2' }))],
    ['boundsOtherwise', withQuestion(() => ({ minimo: '0', maximo: '3' }))],
    ['offeredOtherwise', withQuestion(() => ({ filtroOpciones: 'not {{b}}' }))],
    ['offeredOtherwise', withQuestion(() => ({ opciones: [anOption(0, { mostrarSi: '{{b}}' })] }))],
    ['checkedOtherwise', withQuestion(() => ({ validaciones: [{ ...check, regla: '{{q}} = 2' }] }))],
    ['initialOtherwise', { ...form, estadoInicial: [{ id: 'i', si: '{{b}}', estado: 'x' }] }],
    ['closedOtherwise', { ...form, cierres: [{ ...check, tipo: 'cierre' as const }] }],
  ])('LOGIC-08 EDIT-05 are told once: %s', (code, edited) => {
    expect(said(edited)).toEqual([code])
  })

  it('LOGIC-08 EDIT-05 of a condition too', () => {
    const [first, second] = form.secciones
    const asked = aSection({ ...second, conditions: [aBranch({ id: 'branch', mostrarSi: 'not {{b}}' })] })
    expect(said({ ...form, secciones: [aSection(first), asked] })).toEqual(['askedOtherwise'])
  })

  it.each([
    ['the words of a check', withQuestion(() => ({ validaciones: [{ ...check, mensaje: 'Otro' }] }))],
    [
      'a check that only advises',
      withQuestion(() => ({ validaciones: [check, { ...check, id: 'w', tipo: 'aviso' }] })),
    ],
    ['a check that is gone', withQuestion(() => ({ validaciones: [] }))],
    [
      'what is no more required, bounded or filtered',
      withQuestion(() => ({ obligatoriaSi: '', minimo: '', maximo: '', filtroOpciones: '' })),
    ],
    ['what a new answer begins with', withQuestion(() => ({ valorInicial: '2' }))],
    ['blanks around a rule', withQuestion(({ mostrarSi }) => ({ mostrarSi: ` ${mostrarSi} ` }))],
  ])('LOGIC-08 EDIT-05 answers that exist feel nothing of %s', (_what, edited) => {
    expect(said(edited)).toEqual([])
  })
})
