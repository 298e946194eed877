import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { NO_OPTIONS } from '../../domain/form/options'
import { aForm } from '../../testing/builders'
import { button, data, openEditor, openGroup, saved, settle } from './testing/editor-page'

beforeEach(settle)

const forStrangers = aForm({ opcionales: { ...NO_OPTIONS, publico: true } })
const days = () => screen.getByRole('spinbutton', { name: 'Días que se guarda' })
const offers = () => screen.getByRole('switch', { name: 'Seguir más tarde con un enlace' })

it('REACH-04 a form says for how many days drafts are kept, which none is at first', async () => {
  const { person } = await openEditor(forStrangers)
  await openGroup(person, 'Límites y cambios')
  expect(offers()).not.toBeChecked()
  await person.click(offers())
  expect(days()).toHaveValue(15)
  await person.clear(days())
  await person.type(days(), '30')
  expect((await saved(person)).seguir).toBe(30)
})

it('REACH-04 days that there cannot be are told at the field, and the form is not saved with them', async () => {
  const { person } = await openEditor(forStrangers)
  await openGroup(person, 'Límites y cambios')
  await person.click(offers())
  await person.clear(days())
  await person.type(days(), '61')
  expect(days()).toBeInvalid()
  await person.click(button('Guardar'))
  expect(data.saveForm).not.toHaveBeenCalled()
})

it('REACH-04 a form that keeps no drafts any more has nothing of it', async () => {
  const { person } = await openEditor({ ...forStrangers, seguir: 20 })
  await openGroup(person, 'Límites y cambios')
  await person.click(offers())
  expect(await saved(person)).not.toHaveProperty('seguir')
})
