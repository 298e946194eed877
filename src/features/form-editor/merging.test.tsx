import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { ConflictError } from '../../data/errors'
import { changeQuestion, removeQuestion } from '../../domain/form/edit-questions'
import type { Form } from '../../domain/form/form'
import { aForm, aSection, questions, TYPED } from '../../testing/builders'
import { button, data, device, field, openEditor, settle, visit, type Person } from './testing/editor-page'

beforeEach(settle)

const title = () => field('Título del formulario')

const base = aForm({
  secciones: [
    aSection({
      titulo: 'Datos',
      preguntas: questions(
        { id: 'q1', titulo: 'Nombre' },
        { id: 'q2', titulo: 'Rubro', ...TYPED['single-choice'] },
      ),
    }),
  ],
})
const retitled = (form: Form, id: string, titulo: string): Form => ({
  ...form,
  secciones: changeQuestion(form.secciones, id, (one) => ({ ...one, titulo })),
})
const byPerez = (form: Form): Form => ({
  ...form,
  version: 2,
  formEditedInfo: [{ username: 'lperez', date: new Date(2026, 9, 5, 10, 30) }],
})

/** Changes the first question's title here, and saves after lperez did. */
async function conflictWith(theirs: Form) {
  const { person } = await openEditor(base)
  data.saveForm.mockRejectedValueOnce(
    new ConflictError({ username: 'lperez', date: new Date(2026, 9, 5, 10, 30) }),
  )
  const question = field('Título de la pregunta 1')
  await person.clear(question)
  await person.type(question, 'Apellido')
  data.getForm.mockResolvedValue(theirs)
  await person.click(button('Guardar'))
  return { person, dialog: within(await screen.findByRole('alertdialog')) }
}
const savedAgain = async (person: Person) => {
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await person.click(button('Guardar'))
  await waitFor(() => expect(data.saveForm).toHaveBeenCalledTimes(2))
  return data.saveForm.mock.calls[1]
}

describe('EDIT-24 putting two edits together', () => {
  it('EDIT-24 changes of different parts are merged on top of the stored form, and saved by the person', async () => {
    const theirs = byPerez({ ...retitled(base, 'q2', 'Actividad'), titulo: 'Comercios' })
    const { person, dialog } = await conflictWith(theirs)
    expect(await dialog.findByText(/cambiaron partes distintas/)).toBeInTheDocument()
    expect(data.saveForm).toHaveBeenCalledOnce()
    await person.click(dialog.getByRole('button', { name: 'Unir los cambios' }))
    expect(title()).toHaveValue('Comercios')
    expect(field('Título de la pregunta 1')).toHaveValue('Apellido')
    expect(button('Deshacer')).toHaveAccessibleDescription('No hay nada que deshacer.')
    const [form, version] = (await savedAgain(person)) ?? []
    expect(version).toBe(2)
    expect(form?.secciones[0]?.preguntas.map(({ titulo }) => titulo)).toEqual(['Apellido', 'Actividad'])
  })

  it('EDIT-24 parts that both changed are listed with both texts, and one’s own is chosen at first', async () => {
    const { person, dialog } = await conflictWith(byPerez(retitled(base, 'q1', 'Nombre completo')))
    const item = within(
      await dialog.findByRole('group', { name: 'Sección 1 «Datos» › Pregunta 1 «Apellido»: título' }),
    )
    expect(dialog.getByText('Los dos cambiaron lo mismo en 1 lugar.')).toBeInTheDocument()
    expect(item.getByRole('radio', { name: 'Lo suyo: Apellido' })).toBeChecked()
    await person.click(item.getByRole('radio', { name: 'Lo de lperez: Nombre completo' }))
    await person.click(dialog.getByRole('button', { name: 'Unir los cambios' }))
    const [form] = (await savedAgain(person)) ?? []
    expect(form?.secciones[0]?.preguntas[0]?.titulo).toBe('Nombre completo')
  })

  it('LOGIC-05 EDIT-24 rules that both changed are read as sentences', async () => {
    const theirs = byPerez({
      ...base,
      secciones: changeQuestion(base.secciones, 'q2', (one) => ({ ...one, mostrarSi: 'is_blank({{q1}})' })),
    })
    const { person } = await openEditor(base)
    data.saveForm.mockRejectedValueOnce(new ConflictError({ username: 'lperez', date: new Date(2026, 9, 5) }))
    data.getForm.mockResolvedValue(theirs)
    await person.click(field('Título de la pregunta 2'))
    await person.click(button('Mostrar si: agregar'))
    await person.click(button('Escribir como fórmula'))
    await person.click(field('Fórmula'))
    await person.paste('{{Nombre}} = "Ana"')
    await person.click(button('Guardar'))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(await dialog.findByRole('radio', { name: 'Lo suyo: «Nombre» es Ana' })).toBeChecked()
    expect(dialog.getByRole('radio', { name: 'Lo de lperez: «Nombre» no se respondió' })).toBeVisible()
  })

  it('EDIT-24 a part that one removed and the other changed stays, unless chosen otherwise', async () => {
    const theirs = byPerez({ ...base, secciones: removeQuestion(base.secciones, 'q1') })
    const { person, dialog } = await conflictWith(theirs)
    expect(await dialog.findByRole('radio', { name: 'Lo suyo: conservarlo con sus cambios' })).toBeChecked()
    await person.click(dialog.getByRole('radio', { name: 'Lo de lperez: eliminarlo' }))
    await person.click(dialog.getByRole('button', { name: 'Unir los cambios' }))
    const [form] = (await savedAgain(person)) ?? []
    expect(form?.secciones[0]?.preguntas.map(({ id }) => id)).toEqual(['q2'])
  })

  it('EDIT-23 EDIT-24 restored changes to an older version are merged before anything else', async () => {
    const first = await openEditor(base)
    await first.person.type(title(), ' de noche')
    await waitFor(() => expect(device.kept.size).toBe(2))
    first.unmount()
    data.getForm.mockResolvedValue(byPerez(retitled(base, 'q2', 'Actividad')))
    const { person } = await visit(byPerez(retitled(base, 'q2', 'Actividad')))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText(/^lperez lo guardó el 05\/10\/2026/)).toBeInTheDocument()
    await person.click(dialog.getByRole('button', { name: 'Unir los cambios' }))
    expect(title()).toHaveValue('Inspección de comercios de noche')
    expect(field('Título de la pregunta 2')).toHaveValue('Actividad')
  })

  it('EDIT-24 dropping one’s own changes removes them from the device too', async () => {
    const { person, dialog } = await conflictWith(byPerez(retitled(base, 'q1', 'De la otra persona')))
    await person.click(dialog.getByRole('button', { name: 'Descartarlos y abrir la versión guardada' }))
    await waitFor(() => expect(field('Título de la pregunta 1')).toHaveValue('De la otra persona'))
    expect(screen.queryByText(/^Se recuperaron/)).toBeNull()
    expect(device.kept.size).toBe(0)
  })
})
