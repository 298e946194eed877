import { describe, it } from 'vitest'
import { MAX_PART_DAYS } from '../../../src/domain/form/second-person'
import { MAX_SHARING_RULES, type SharingRule } from '../../../src/domain/form/sharing-rule'
import { MAX_CASES, type Case } from '../../../src/domain/form/case'
import { MAX_INITIAL_RULES, type InitialRule } from '../../../src/domain/form/initial-rule'
import type { Check } from '../../../src/domain/form/check'
import { MAX_CLOSINGS } from '../../../src/domain/form/edit-closings'
import { countCoverage } from '../coverage'
import { allow, refuse } from '../judge'
import { laidOut, newForm, next, PUBLIC, save } from './saved-forms'

const aCase = (number: number): Case => ({
  ...{ id: `c${number}`, nombre: 'Mayor de edad', dia: '2026-10-05', espera: ['shown q 0=yes'] },
  dado: [{ parte: 'edad', fila: 0, valor: '18' }],
})
const cases = (count: number): Case[] => Array.from({ length: count }, (_, number) => aCase(number))

const begins = (count: number): InitialRule[] =>
  Array.from({ length: count }, (_, number) => ({ id: `r${number}`, si: '{{edad}} < 18', estado: '1' }))

describe('the state in which answers to a form begin by rules', () => {
  countCoverage()
  it('LOGIC-01 is accepted as the editor stores it, can be changed, and removed again', async () => {
    await allow(save(newForm({ estadoInicial: begins(MAX_INITIAL_RULES) })))
    const before = await laidOut({ estadoInicial: begins(2) })
    await allow(save(next(before, { estadoInicial: begins(1) })))
    await allow(save(next(await laidOut({ estadoInicial: begins(1) }), { estadoInicial: [] })))
  })
  it.each([
    ['by more rules than there may be', begins(MAX_INITIAL_RULES + 1)],
    ['by words', 'el segundo'],
  ])('LOGIC-01 is not said %s', async (_name, estadoInicial) => {
    await refuse(save(newForm(), { form: { estadoInicial } }))
    await refuse(save(next(await laidOut()), { form: { estadoInicial } }))
  })
  it('LOGIC-01 is not in a version, which strangers read', async () => {
    const estadoInicial = begins(1)
    await refuse(save(newForm({ estadoInicial }), { version: { estadoInicial } }))
  })
})

const closings = (count: number): Check[] =>
  Array.from({ length: count }, (_, number) => ({
    ...{ id: `c${number}`, regla: '{{edad}} < 18', mensaje: 'No corresponde', tipo: 'cierre' },
  }))

describe('whom a form lets go no further without saying by what', () => {
  countCoverage()
  const publico = { opcionales: PUBLIC }
  it('LOGIC-01 is accepted as the editor stores it, can be changed, and removed again', async () => {
    await allow(save(newForm({ ...publico, cierres: closings(MAX_CLOSINGS) })))
    const before = await laidOut({ ...publico, cierres: closings(2) })
    await allow(save(next(before, { cierres: closings(1) })))
    await allow(save(next(await laidOut({ ...publico, cierres: closings(1) }), { cierres: [] })))
  })
  it('LOGIC-01 is not said by more than there may be, nor in a version, which strangers read', async () => {
    await refuse(save(newForm({ cierres: closings(MAX_CLOSINGS + 1) })))
    await refuse(save(newForm(), { form: { cierres: 'todos' } }))
    const cierres = closings(1)
    await refuse(save(newForm({ cierres }), { version: { cierres } }))
  })
  it('LOGIC-01 a form that has some says that it looks at answers first, and no other does', async () => {
    await refuse(save(newForm({ ...publico, cierres: closings(1) }), { publicForm: { examina: false } }))
    await refuse(save(newForm(publico), { publicForm: { examina: true } }))
  })
})

const ASKS = { correo: 'correo', dias: 14, espera: '1', rechazo: '2' }

describe('how a form asks another person', () => {
  countCoverage()
  it('REACH-11 is accepted as the editor stores it, can be changed, and taken away', async () => {
    await allow(save(newForm({ otraPersona: { ...ASKS, dias: MAX_PART_DAYS } })))
    const before = await laidOut({ otraPersona: ASKS })
    await allow(save(next(before, { otraPersona: { ...ASKS, espera: '2' } })))
    await allow(save(next(await laidOut({ otraPersona: ASKS }), { otraPersona: null })))
  })
  it.each([
    ['for no day', { ...ASKS, dias: 0 }],
    ['for longer than a link may be open', { ...ASKS, dias: MAX_PART_DAYS + 1 }],
    ['for days that are none', { ...ASKS, dias: '14' }],
    ['by a number', { ...ASKS, correo: 7 }],
    ['by a long text', { ...ASKS, rechazo: 'x'.repeat(201) }],
    ['with more than that', { ...ASKS, clave: 'x' }],
    ['with less', { correo: '', dias: 1 }],
    ['by words', 'al propietario'],
  ])('REACH-11 is not said %s', async (_name, otraPersona) => {
    await refuse(save(newForm(), { form: { otraPersona } }))
    await refuse(save(next(await laidOut()), { form: { otraPersona } }))
  })
  it('REACH-11 is not in a version, which strangers read', async () => {
    await refuse(save(newForm({ otraPersona: ASKS }), { version: { otraPersona: ASKS } }))
  })
})

const shared = (count: number): SharingRule[] =>
  Array.from({ length: count }, (_, number) => ({ id: `r${number}`, si: '', personas: ['sara'] }))

describe('whose turn answers to a form are', () => {
  countCoverage()
  it('REACH-08 is accepted as the editor stores it, and can be changed', async () => {
    await allow(save(newForm({ reparto: shared(MAX_SHARING_RULES) })))
    await allow(save(next(await laidOut({ reparto: shared(2) }), { reparto: [] })))
  })
  it.each([
    ['by more rules than there may be', shared(MAX_SHARING_RULES + 1)],
    ['by words', 'a todos'],
  ])('REACH-08 is not said %s', async (_name, reparto) => {
    await refuse(save(newForm(), { form: { reparto } }))
    await refuse(save(next(await laidOut()), { form: { reparto } }))
  })
  it('REACH-08 is not in a version, which strangers read', async () => {
    const reparto = shared(1)
    await refuse(save(newForm({ reparto }), { version: { reparto } }))
  })
})

describe('cases of a form', () => {
  countCoverage()
  it('LOGIC-09 are accepted as the editor stores them, can be changed, and removed again', async () => {
    await allow(save(newForm({ casos: cases(MAX_CASES) })))
    await allow(save(next(await laidOut({ casos: cases(2) }), { casos: cases(1) })))
    await allow(save(next(await laidOut({ casos: cases(1) }), { casos: [] })))
  })
  it.each([
    ['more than there may be', cases(MAX_CASES + 1)],
    ['of words', 'muchos'],
  ])('LOGIC-09 are none %s', async (_name, casos) => {
    await refuse(save(newForm(), { form: { casos } }))
    await refuse(save(next(await laidOut()), { form: { casos } }))
  })
  it('LOGIC-09 are not in a version, which strangers read', async () => {
    await refuse(save(newForm({ casos: cases(1) }), { version: { casos: cases(1) } }))
  })
})
