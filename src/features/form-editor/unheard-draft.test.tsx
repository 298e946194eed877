import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { Form } from '../../domain/form/form'
import { aForm, aUser, NOW } from '../../testing/builders'
import { button, data, device, field, openEditor, settle, visit } from './testing/editor-page'

beforeEach(settle)

const title = () => field('Título del formulario')
const { username } = aUser('ROLE_GENERADOR')
/** The form as this person saved it in the meantime. */
const later = (form: Form, titulo: string): Form => ({
  ...form,
  titulo,
  version: form.version + 1,
  formEditedInfo: [...form.formEditedInfo, { date: NOW, username, guardado: 'unheard' }],
})

/** Types, loses the response of a save, types on, and loads the page anew. */
async function reloaded(form: Form) {
  const { person, unmount } = await openEditor(form)
  await person.type(title(), ' y bares')
  await waitFor(() => expect(JSON.stringify([...device.kept.values()])).toContain('y bares'), {
    timeout: 2000,
  })
  unmount()
}

it('EDIT-23 EDIT-24 what was typed after one’s own unheard save goes on from that save, once the page is loaded anew', async () => {
  const form = aForm()
  await reloaded(form)
  data.isUnheardSince.mockReturnValue(true)
  const { person } = await openEditor(later(form, `${form.titulo} y`))
  expect(await screen.findByText(/^Se recuperaron cambios sin guardar/)).toBeVisible()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(data.isUnheardSince).toHaveBeenCalledWith(expect.anything(), form.version, username)
  expect(title()).toHaveValue(`${form.titulo} y bares`)
  await person.click(button('Guardar'))
  await waitFor(() =>
    expect(data.saveForm).toHaveBeenCalledWith(
      expect.objectContaining({ titulo: `${form.titulo} y bares` }),
      form.version + 1,
      expect.anything(),
    ),
  )
})

it('EDIT-24 what somebody else saved meanwhile is a conflict still', async () => {
  const form = aForm()
  await reloaded(form)
  await visit(later(form, 'De otra'))
  expect(await screen.findByRole('alertdialog')).toBeVisible()
})
