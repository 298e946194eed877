import { expect, it } from 'vitest'
import { aForm, AREA, aSection, aUser, questions, TYPED } from '../../testing/builders'
import { checkPublication } from '../publication/publication'
import { NEW_RULE, secondPersonFault, secondPersonSchema, type SecondPersonRule } from './second-person'
import type { Section } from './section'

const tenant = aSection({
  id: 'inquilino',
  preguntas: questions({ id: 'correo', ...TYPED.email, required: true }, { id: 'otro', ...TYPED.text }),
})
const owner = aSection({
  id: 'propietario',
  orden: 1,
  otraPersona: 'Propietario',
  preguntas: questions({ id: 'si' }),
})
const states = {
  inicial: 0,
  actual: 0,
  disponibles: ['Recibida', 'Espera al propietario', 'Rechazada'].map((nombre, id) => ({
    ...{ id, nombre, transiciones: [] },
  })),
}
const RULE: SecondPersonRule = { correo: 'correo', dias: 14, espera: '1', rechazo: '2' }
const fault = (secciones: Section[], otraPersona: SecondPersonRule | null = RULE) =>
  secondPersonFault({ secciones, estados: states, otraPersona })

it('REACH-11 a form that asks another person says where the address is and in which states the answer waits', () => {
  expect(fault([tenant, owner])).toBeNull()
  expect(fault([tenant])).toBeNull()
  expect(fault([tenant], null)).toBeNull()
  expect(fault([tenant, owner], null)).toBe('address')
})

it('REACH-11 it asks one other person', () => {
  expect(fault([tenant, owner, { ...owner, id: 'fiador', orden: 2 }])).toBe('twice')
})

it.each([
  ['which is not asked for', { ...RULE, correo: 'nadie' }, tenant],
  ['which is no address', { ...RULE, correo: 'otro' }, tenant],
  ['which may be left out', RULE, { ...tenant, preguntas: questions({ id: 'correo', ...TYPED.email }) }],
  ['which is asked several times', RULE, { ...tenant, repetible: true }],
  ['which the other person would have to say', RULE, { ...tenant, otraPersona: 'Gestor' }],
])('REACH-11 it asks nobody by an address %s', (_name, rule, section) => {
  const others = section.otraPersona === '' ? [section, owner] : [section]
  expect(fault(others, rule)).toBe('address')
})

it('REACH-11 an address that a rule requires is always there', () => {
  const [correo, otro] = questions({ id: 'correo', ...TYPED.email, obligatoriaSi: 'true' }, { id: 'otro' })
  expect(fault([{ ...tenant, preguntas: correo && otro ? [correo, otro] : [] }, owner])).toBeNull()
})

it.each([
  ['waits in no state', { ...RULE, espera: '' }],
  ['waits in a state that is gone', { ...RULE, espera: '7' }],
  ['is refused into no state', { ...RULE, rechazo: '' }],
  ['waits where refused ones stand', { ...RULE, rechazo: '1' }],
])('REACH-11 an answer that %s cannot be told from others', (_name, rule) => {
  expect(fault([tenant, owner], rule)).toBe('states')
})

it('REACH-11 a stored rule has between one and ninety days', () => {
  const days = [0, 1, 90, 91, 1.5].map((dias) => secondPersonSchema.safeParse({ ...NEW_RULE, dias }).success)
  expect(days).toEqual([false, true, true, false, false])
})

it('EDIT-25 REACH-11 a part that nobody could be asked for is told at its section, and its states are reached', () => {
  const form = aForm({ secciones: [tenant, owner], estados: states })
  const found = (otraPersona: SecondPersonRule | null) =>
    checkPublication({ ...form, otraPersona }, aUser('ROLE_GENERADOR', { areas: [AREA] }))
  const place = { kind: 'section', id: 'propietario' }
  expect(found(null).blocking).toMatchObject([{ code: 'secondPersonAddress', place }])
  expect(found({ ...RULE, espera: '9' }).blocking).toMatchObject([{ code: 'secondPersonStates', place }])
  const sound = found(RULE)
  expect(sound.blocking).toEqual([])
  expect(sound.advising.filter(({ code }) => code === 'stateUnreachable')).toEqual([])
})
