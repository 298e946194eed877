import { expect, it } from 'vitest'
import { aForm, aSection, questions, THREE_STATES, TYPED } from '../../testing/builders'
import { changeSecondPerson, giveToOther, takeBack, withoutIdleRule } from './edit-second-person'
import { addressFault, NEW_RULE, secondPersonFault, stateFaults } from './second-person'

const tenant = aSection({
  id: 'inquilino',
  preguntas: questions(
    { id: 'tal-vez', ...TYPED.email },
    { id: 'correo', ...TYPED.email, required: true },
    { id: 'texto', ...TYPED.text, required: true },
  ),
})
const owner = aSection({ id: 'propietario', orden: 1, preguntas: questions({ id: 'suyo', ...TYPED.email }) })
const form = aForm({ secciones: [tenant, owner], estados: THREE_STATES })
const others = ({ secciones }: typeof form) => secciones.map(({ otraPersona }) => otraPersona)

it('REACH-11 a section that is given to another person begins with words, days and the address that always is there', () => {
  const given = giveToOther(form, 'propietario')
  expect(others(given)).toEqual(['', 'Otra persona'])
  expect(given.otraPersona).toEqual({ ...NEW_RULE, correo: 'correo' })
  expect(given.secciones[0]).toBe(tenant)
  expect(giveToOther(given, 'propietario')).toBe(given)
  expect(giveToOther(form, 'nadie')).toBe(form)
})

it('REACH-11 an address that may be left out is chosen where there is no other, and none of the other person’s own', () => {
  const [optional] = tenant.preguntas
  const unsure = { ...form, secciones: [{ ...tenant, preguntas: optional ? [optional] : [] }, owner] }
  expect(giveToOther(unsure, 'propietario').otraPersona?.correo).toBe('tal-vez')
  expect(giveToOther({ ...form, secciones: [owner] }, 'propietario').otraPersona).toEqual(NEW_RULE)
})

it('REACH-11 a second section keeps how the other person is asked, and the form asks too many', () => {
  const chosen = changeSecondPerson(giveToOther(form, 'propietario'), { dias: 30, espera: '1', rechazo: '2' })
  const both = giveToOther(chosen, 'inquilino')
  expect(both.otraPersona).toBe(chosen.otraPersona)
  expect(secondPersonFault(both)).toBe('twice')
  expect(takeBack(both, 'inquilino').otraPersona).toBe(chosen.otraPersona)
})

it('REACH-11 a section that is taken back leaves no words in any language, and the last one no rule', () => {
  const said = { ...owner, otraPersona: 'Propietario', otraPersona_ca: 'Propietari' }
  const before = { ...form, secciones: [tenant, said], otraPersona: { ...NEW_RULE, correo: 'correo' } }
  const after = takeBack(before, 'propietario')
  expect(after.secciones[1]).toEqual(owner)
  expect(after.otraPersona).toBeNull()
  expect(takeBack(after, 'propietario')).toBe(after)
})

it('REACH-11 a form that asks nobody else has no rule for it', () => {
  const given = giveToOther(form, 'propietario')
  expect(withoutIdleRule(given)).toBe(given)
  expect(withoutIdleRule(form)).toBe(form)
  expect(withoutIdleRule({ ...given, secciones: [tenant] }).otraPersona).toBeNull()
})

it('REACH-11 a rule that was stored nowhere begins as a new one when it is changed', () => {
  expect(changeSecondPerson(form, { espera: '1' }).otraPersona).toEqual({ ...NEW_RULE, espera: '1' })
})

it('REACH-11 each choice says what is wrong with it', () => {
  const rule = { ...NEW_RULE, correo: 'correo', espera: '1', rechazo: '2' }
  const states = (espera: string, rechazo: string) => stateFaults(THREE_STATES, { ...rule, espera, rechazo })
  expect(states('1', '2')).toEqual({ espera: null, rechazo: null })
  expect(states('', '9')).toEqual({ espera: 'missing', rechazo: 'missing' })
  expect(states('1', '1')).toEqual({ espera: null, rechazo: 'same' })
  const address = (correo: string) => addressFault(form.secciones, { ...rule, correo })
  expect(['correo', 'tal-vez', 'texto', ''].map(address)).toEqual([null, 'optional', 'missing', 'missing'])
})
