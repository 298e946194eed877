import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { PHONE, setScreenWidth } from '../../testing/render-staff'
import { code, data, give, open, settle } from './testing/list-page'

beforeEach(settle)

it('ALIST-04 the question before deleting stays when the window shrinks to a phone', async () => {
  give(1)
  const { person } = await open()
  await person.click(await screen.findByRole('button', { name: `Eliminar la respuesta ${code(1)}` }))
  const dialog = await screen.findByRole('alertdialog')
  act(() => setScreenWidth(PHONE))
  await waitFor(() => expect(document.querySelector('table')).toBeNull())
  await person.click(within(dialog).getByRole('button', { name: 'Eliminar respuesta' }))
  expect(data.deleteAnswer).toHaveBeenCalledWith('respuesta-1')
})
