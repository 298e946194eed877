import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { aForm, aSection, questions, TYPED } from '../../testing/builders'
import { button, field, openEditor, saved, settle } from './testing/editor-page'

beforeEach(settle)

const form = (mostrarSi = '') =>
  aForm({
    secciones: [
      aSection({
        preguntas: questions(
          { id: 'pets', titulo: 'Mascotas', ...TYPED['yes-no'] },
          { id: 'garden', titulo: 'Jardín', ...TYPED['yes-no'] },
          { id: 'yard', titulo: 'Patio', ...TYPED['yes-no'] },
          { id: 'many', titulo: '¿Cuántas?', ...TYPED.integer, mostrarSi },
        ),
      }),
    ],
  })

async function openRule(formula?: string) {
  const { person } = await openEditor(form(formula))
  await person.click(field('Título de la pregunta 4'))
  if (formula === undefined) await person.click(button('Mostrar si: agregar'))
  const rule = within(screen.getByRole('group', { name: 'Mostrar si' }))
  const formulaNow = async () => (await saved(person)).secciones[0]?.preguntas[3]?.mostrarSi
  return { person, rule, formulaNow }
}

it('LOGIC-05 a group is made with the keyboard alone, and its conditions are joined the other way', async () => {
  const { person, rule, formulaNow } = await openRule()
  const condition = (number: number, scope = rule) =>
    within(scope.getByRole('group', { name: `Condición ${number}` }))
  const choose = async (number: number, name: string) => {
    expect(condition(number).getByRole('combobox', { name: 'Pregunta' })).toHaveFocus()
    await person.keyboard(name)
    await person.keyboard('{Enter}')
  }
  condition(1).getByRole('combobox', { name: 'Pregunta' }).focus()
  await choose(1, 'Mascotas')
  rule.getByRole('button', { name: 'Agregar grupo' }).focus()
  await person.keyboard('{Enter}')
  const group = within(rule.getByRole('group', { name: 'Grupo 1: se cumple alguna de estas' }))
  await choose(2, 'Jardín')
  condition(3, group).getByRole('combobox', { name: 'Pregunta' }).focus()
  await choose(3, 'Patio')
  expect(await formulaNow()).toBe('{{pets}} and ({{garden}} or {{yard}})')
})

it('LOGIC-05 conditions are grouped and taken out by mouse, and the focus goes with them', async () => {
  const { person, rule, formulaNow } = await openRule('{{pets}} and {{garden}} and {{yard}}')
  expect(rule.queryByRole('button', { name: 'Agrupar con la anterior: Condición 1' })).toBeNull()
  await person.click(rule.getByRole('button', { name: 'Agrupar con la anterior: Condición 3' }))
  const group = rule.getByRole('group', { name: 'Grupo 1: se cumple alguna de estas' })
  const third = within(group).getByRole('group', { name: 'Condición 3' })
  expect(within(third).getByRole('combobox', { name: 'Pregunta' })).toHaveFocus()
  await person.click(rule.getByRole('button', { name: 'Agregar al grupo 1' }))
  expect(within(group).getAllByRole('group')).toHaveLength(3)
  await person.click(rule.getByRole('button', { name: 'Quitar la condición 4' }))
  await person.click(rule.getByRole('button', { name: 'Sacar del grupo: Condición 2' }))
  expect(rule.queryByRole('group', { name: /Grupo/ })).toBeNull()
  expect(await formulaNow()).toBe('{{pets}} and {{yard}} and {{garden}}')
})

it('LOGIC-05 a formula with a group that was typed is a sentence; the group turns with the whole', async () => {
  const { person, rule, formulaNow } = await openRule('{{pets}} and ({{garden}} or {{yard}})')
  expect(rule.getByRole('group', { name: 'Grupo 1: se cumple alguna de estas' })).toBeInTheDocument()
  await person.click(rule.getByRole('combobox', { name: 'Cuándo' }))
  await person.click(await screen.findByRole('option', { name: 'Se cumple alguna' }))
  expect(rule.getByRole('group', { name: 'Grupo 1: se cumplen todas estas' })).toBeInTheDocument()
  await person.click(rule.getByRole('button', { name: 'Quitar la condición 2' }))
  expect(rule.queryByRole('group', { name: /Grupo/ })).toBeNull()
  expect(await formulaNow()).toBe('{{pets}} or {{yard}}')
})

it('LOGIC-05 what is said in a group is kept as it is joined there', async () => {
  const { person, rule, formulaNow } = await openRule(
    '{{pets}} and {{garden}} and {{yard}} and {{garden}} = false',
  )
  for (const number of [3, 4])
    await person.click(rule.getByRole('button', { name: `Agrupar con la anterior: Condición ${number}` }))
  expect(await formulaNow()).toBe('{{pets}} and ({{garden}} or {{yard}} or {{garden}} = false)')
})

it('LOGIC-05 what is nested deeper stays a formula', async () => {
  const { rule } = await openRule('{{pets}} and ({{garden}} or {{yard}} and {{pets}})')
  expect(rule.getByRole('textbox', { name: 'Fórmula' })).toBeInTheDocument()
  expect(rule.queryByRole('group', { name: /Condición/ })).toBeNull()
})
