import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { NO_OPTIONS } from '../../domain/form/options'
import { aForm } from '../../testing/builders'
import { openEditor, openGroup, saved, settle } from './testing/editor-page'

beforeEach(settle)

const forStrangers = aForm({ opcionales: { ...NO_OPTIONS, publico: true } })
const only = () => screen.getByRole('switch', { name: 'Solo con un enlace firmado' })

it('REACH-05 a form opens by signed links alone where it says so, which none does at first', async () => {
  const { person } = await openEditor(forStrangers)
  await openGroup(person, 'Límites y cambios')
  expect(only()).not.toBeChecked()
  await person.click(only())
  expect((await saved(person)).soloFirmado).toBe(true)
})

it('REACH-05 a form that opens by any link again has nothing of it', async () => {
  const { person } = await openEditor({ ...forStrangers, soloFirmado: true })
  await openGroup(person, 'Límites y cambios')
  await person.click(only())
  expect(await saved(person)).not.toHaveProperty('soloFirmado')
})
