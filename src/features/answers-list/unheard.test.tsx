import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { DataError } from '../../data/errors'
import { code, data, give, open, settle } from './testing/list-page'

const stateOf = (number: number) => screen.findByRole('combobox', { name: `Estado de ${code(number)}` })

beforeEach(settle)

it('ALIST-05 ANS-15 does not say that the state stayed when nobody knows', async () => {
  data.moveAnswer.mockRejectedValue(new DataError('unsure'))
  give(1)
  const { person } = await open()
  await person.click(await stateOf(1))
  await person.click(screen.getByRole('option', { name: 'En proceso' }))
  expect(await screen.findByText(/no se pudo comprobar si el cambio se hizo/)).toBeInTheDocument()
  expect(screen.queryByText('No se pudo actualizar el estado')).toBeNull()
})

it('ALIST-04 ANS-15 does not ask to delete it again when nobody knows whether it is gone', async () => {
  data.deleteAnswer.mockRejectedValue(new DataError('unsure'))
  give(1)
  const { person } = await open()
  await person.click(await screen.findByRole('button', { name: `Eliminar la respuesta ${code(1)}` }))
  await person.click(await screen.findByRole('button', { name: 'Eliminar respuesta' }))
  expect(await screen.findByText(/no se pudo comprobar si el cambio se hizo/)).toBeInTheDocument()
  expect(screen.queryByText('Ocurrió un error, por favor intente nuevamente.')).toBeNull()
})
