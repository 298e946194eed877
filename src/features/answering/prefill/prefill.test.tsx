import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useAnsweringTexts } from '../../../testing/render-answering'
import { storeForm, visit } from './testing/visit'

// What the store gives is made up: this is about what the page makes of its address.
vi.mock(import('../../../data/public/forms'), async (actual) => ({
  ...(await actual()),
  loadPublicForm: vi.fn(),
}))

beforeEach(async () => {
  await useAnsweringTexts()
  storeForm()
})

it('REACH-05 a link fills in answers, which the page tells and the person may change', async () => {
  const person = visit('?rubro=Bar%20%C3%91and%C3%BA&metros=muchos&otra=x')
  expect(await screen.findByText('El enlace completó 1 respuesta.')).toBeVisible()
  const rubro = screen.getByLabelText('Rubro')
  expect(rubro).toHaveValue('Bar Ñandú')
  expect(screen.getByLabelText('Metros')).toHaveValue('')
  await person.clear(rubro)
  await person.type(rubro, 'Kiosco')
  expect(rubro).toHaveValue('Kiosco')
})

it('REACH-05 a link that names nothing of the form says nothing', async () => {
  visit('?utm_source=diario')
  expect(await screen.findByLabelText('Rubro')).toHaveValue('')
  expect(screen.queryByText(/El enlace completó/)).toBeNull()
})
