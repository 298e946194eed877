import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ConflictError, DataError } from '../../data/errors'
import { changeQuestion, removeQuestion } from '../../domain/form/edit-questions'
import type { Form } from '../../domain/form/form'
import { NO_OPTIONS } from '../../domain/form/options'
import { aForm, aSection, questions, TYPED } from '../../testing/builders'
import {
  button,
  data,
  device,
  field,
  openEditor,
  saved,
  settle,
  visit,
  type Person,
} from './testing/editor-page'

beforeEach(settle)
afterEach(() => {
  vi.unstubAllGlobals()
})

const title = () => field('Título del formulario')
const drafts = () => [...device.kept.keys()].filter((key) => !key.endsWith('/base'))
const kept = () => waitFor(() => expect(drafts()).toHaveLength(1), { timeout: 2000 })
const forgotten = () => waitFor(() => expect(device.kept.size).toBe(0), { timeout: 2000 })
const restored = () => screen.findByText(/^Se recuperaron cambios sin guardar de/)

/** Types into the title, and leaves the page as a closed tab does. */
async function leftUnsaved(form: Form, typed = '!') {
  const { person, unmount } = await openEditor(form)
  await person.type(title(), typed)
  await kept()
  unmount()
}

describe('EDIT-23 unsaved changes on this device', () => {
  it('EDIT-23 are there within a second, and found again with a clear word', async () => {
    const { person, unmount } = await openEditor(aForm())
    await person.type(title(), ' y bares')
    const typedAt = Date.now()
    await waitFor(() =>
      expect([...device.kept.values()]).toContainEqual(
        expect.objectContaining({
          form: expect.objectContaining({ titulo: 'Inspección de comercios y bares' }),
        }),
      ),
    )
    expect(Date.now() - typedAt).toBeLessThan(1000)
    unmount()
    const again = await openEditor(aForm())
    expect(await restored()).toHaveTextContent(/\d\d:\d\d$/)
    expect(title()).toHaveValue('Inspección de comercios y bares')
    expect(screen.getByText('Hay cambios sin guardar')).toBeInTheDocument()
    await again.person.click(button('Seguir con ellos'))
    expect(screen.queryByText(/^Se recuperaron/)).toBeNull()
    expect(title()).toHaveValue('Inspección de comercios y bares')
  })

  it('EDIT-23 are discarded in one step, which can be undone', async () => {
    await leftUnsaved(aForm())
    const { person } = await openEditor(aForm())
    await restored()
    await person.click(button('Descartarlos'))
    expect(title()).toHaveValue('Inspección de comercios')
    expect(screen.getByText('Sin cambios')).toBeInTheDocument()
    await forgotten()
    await person.click(button('Deshacer'))
    expect(title()).toHaveValue('Inspección de comercios!')
    await kept()
  })

  it('EDIT-23 go with the save', async () => {
    const { person } = await openEditor(aForm())
    await person.type(title(), '!')
    await kept()
    await saved(person)
    await forgotten()
  })

  it('EDIT-23 go with the last undo', async () => {
    const { person } = await openEditor(aForm())
    await person.type(title(), '!')
    await kept()
    await person.click(button('Deshacer'))
    await forgotten()
  })

  it('EDIT-23 of a new form are found again under its id', async () => {
    const first = await openEditor()
    await first.person.type(title(), 'Poda')
    await kept()
    first.unmount()
    data.newFormId.mockReturnValue('nuevo-2')
    data.getForm.mockRejectedValue(new DataError('notFound'))
    const { person } = await visit()
    await restored()
    expect(title()).toHaveValue('Poda')
    await person.click(await screen.findByRole('checkbox', { name: 'Inspección General' }))
    await person.click(document.getElementById('add-section') ?? document.body)
    await person.click(screen.getByRole('button', { name: 'Agregar pregunta: sección 1' }))
    expect((await saved(person)).id).toBe('nuevo-1')
  })

  it('EDIT-23 that were saved after all, without a word of it arriving, are no changes any more', async () => {
    await leftUnsaved(aForm())
    await openEditor(aForm({ version: 2, titulo: 'Inspección de comercios!' }))
    expect(screen.queryByText(/^Se recuperaron/)).toBeNull()
    expect(screen.getByText('Sin cambios')).toBeInTheDocument()
    await forgotten()
  })

  it('EDIT-23 of one person are not shown to another on the same device', async () => {
    await leftUnsaved(aForm())
    expect(drafts()).toEqual(['form/mgomez/comercios/1'])
  })

  it('EDIT-23 a device that does not keep them says so, once', async () => {
    device.full = true
    const { person } = await openEditor(aForm())
    await person.type(title(), '!')
    const warning = await screen.findByText(/^Este dispositivo no conserva los cambios/)
    await person.type(title(), '!')
    await act(() => new Promise((resolve) => setTimeout(resolve, 600)))
    expect(screen.getAllByText(warning.textContent ?? '')).toHaveLength(1)
    await person.click(screen.getByRole('link', { name: 'Volver a la lista de formularios' }))
    expect(await screen.findByText(/^Los cambios que no guardó se pierden/)).toBeInTheDocument()
  })

  it('EDIT-23 a second tab on the same form is told, and leaves the changes of the first alone', async () => {
    const names = new Set<string>()
    const request = async (name: string, _options: object, held: () => Promise<void>) => {
      if (names.has(name)) throw new Error('held by another tab')
      names.add(name)
      await held()
      names.delete(name)
    }
    vi.stubGlobal('navigator', { ...navigator, locks: { request } })
    const first = await openEditor(aForm())
    expect(screen.queryByText(/abierto en otra pestaña/)).toBeNull()
    await first.person.type(title(), ' 1')
    await kept()
    first.container.remove()
    const { person } = await openEditor(aForm())
    expect(await screen.findByText(/^Este formulario está abierto en otra pestaña/)).toBeInTheDocument()
    expect(title()).toHaveValue('Inspección de comercios')
    await person.type(title(), ' 2')
    await waitFor(() => expect(drafts()).toEqual(['form/mgomez/comercios/1', 'form/mgomez/comercios/2']))
  })
})

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
  it('EDIT-24 different parts come together, on top of what is stored, once the person has looked', async () => {
    const theirs = byPerez({ ...retitled(base, 'q2', 'Actividad'), titulo: 'Comercios' })
    const { person, dialog } = await conflictWith(theirs)
    expect(await dialog.findByText(/cambiaron partes distintas/)).toBeInTheDocument()
    expect(data.saveForm).toHaveBeenCalledOnce()
    await person.click(dialog.getByRole('button', { name: 'Unir los cambios' }))
    expect(title()).toHaveValue('Comercios')
    expect(field('Título de la pregunta 1')).toHaveValue('Apellido')
    expect(button('Deshacer')).toBeDisabled()
    const [form, version] = (await savedAgain(person)) ?? []
    expect(version).toBe(2)
    expect(form?.secciones[0]?.preguntas.map(({ titulo }) => titulo)).toEqual(['Apellido', 'Actividad'])
  })

  it('EDIT-24 where both changed the same, each is listed by its words, mine unless chosen', async () => {
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

  it('EDIT-24 what one removed and the other changed stays, unless chosen', async () => {
    const theirs = byPerez({ ...base, secciones: removeQuestion(base.secciones, 'q1') })
    const { person, dialog } = await conflictWith(theirs)
    expect(await dialog.findByRole('radio', { name: 'Lo suyo: conservarlo con sus cambios' })).toBeChecked()
    await person.click(dialog.getByRole('radio', { name: 'Lo de lperez: eliminarlo' }))
    await person.click(dialog.getByRole('button', { name: 'Unir los cambios' }))
    const [form] = (await savedAgain(person)) ?? []
    expect(form?.secciones[0]?.preguntas.map(({ id }) => id)).toEqual(['q2'])
  })

  it('EDIT-23 EDIT-24 restored changes to an older version are merged before anything else', async () => {
    await leftUnsaved(base, ' de noche')
    data.getForm.mockResolvedValue(byPerez(retitled(base, 'q2', 'Actividad')))
    const { person } = await visit(byPerez(retitled(base, 'q2', 'Actividad')))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText(/^lperez lo guardó el 05\/10\/2026/)).toBeInTheDocument()
    await person.click(dialog.getByRole('button', { name: 'Unir los cambios' }))
    expect(title()).toHaveValue('Inspección de comercios de noche')
    expect(field('Título de la pregunta 2')).toHaveValue('Actividad')
  })

  it('EDIT-24 dropping the own changes drops them on the device too', async () => {
    const { person, dialog } = await conflictWith(byPerez(retitled(base, 'q1', 'De la otra persona')))
    await person.click(dialog.getByRole('button', { name: 'Descartarlos y abrir la versión guardada' }))
    await waitFor(() => expect(field('Título de la pregunta 1')).toHaveValue('De la otra persona'))
    expect(screen.queryByText(/^Se recuperaron/)).toBeNull()
    expect(device.kept.size).toBe(0)
  })
})

describe('EDIT-05 editing a form with answers', () => {
  const editable = { ...base, opcionales: { ...NO_OPTIONS, editableForm: true } }
  const answered = () => data.hasAnswers.mockResolvedValue(true)
  const removeFirst = async (person: Person) => {
    await person.click(field('Título de la pregunta 1'))
    await person.click(screen.getByRole('button', { name: 'Eliminar la pregunta 1' }))
  }

  it('EDIT-05 lists what the save means for them, and saves only when told to', async () => {
    answered()
    const { person } = await openEditor(editable)
    await removeFirst(person)
    await person.click(button('Guardar'))
    const dialog = within(
      await screen.findByRole('alertdialog', { name: /^Este formulario ya tiene respuestas: 1 cambio/ }),
    )
    expect(dialog.getByText('Sección 1 «Datos» › Pregunta 1 «Nombre»')).toBeInTheDocument()
    expect(dialog.getByText('se elimina la pregunta')).toBeInTheDocument()
    await person.click(dialog.getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(data.saveForm).not.toHaveBeenCalled()
    await person.click(button('Guardar'))
    await person.click(await screen.findByRole('button', { name: 'Guardar con estos cambios' }))
    await waitFor(() => expect(data.saveForm).toHaveBeenCalledOnce())
  })

  it('EDIT-05 texts are saved without a question', async () => {
    answered()
    const { person } = await openEditor(editable)
    await person.type(field('Título de la pregunta 1'), ' completo')
    expect((await saved(person)).secciones[0]?.preguntas[0]?.titulo).toBe('Nombre completo')
  })

  it('EDIT-05 answers that came while the form was edited count', async () => {
    const { person } = await openEditor(editable)
    answered()
    await removeFirst(person)
    await person.click(button('Guardar'))
    expect(await screen.findByRole('alertdialog')).toBeInTheDocument()
  })

  it('EDIT-05 without answers nothing is asked', async () => {
    const { person } = await openEditor(editable)
    await removeFirst(person)
    expect((await saved(person)).secciones[0]?.preguntas).toHaveLength(1)
  })
})

describe('the size of a form', () => {
  const sized = (kilobytes: number) =>
    aForm({ secciones: [aSection({ descripcion: 'x'.repeat(kilobytes * 1000) })] })

  it('EDIT-20 near the limit it is said in words, beyond it nothing is sent', async () => {
    const { unmount } = await openEditor(sized(700))
    await act(() => new Promise((resolve) => setTimeout(resolve, 1700)))
    expect(screen.queryByText(/^El formulario ocupa/)).toBeNull()
    unmount()
    const near = await openEditor(sized(900))
    expect(await screen.findByText(/^El formulario ocupa 902 kB de los 1045 kB/)).toBeInTheDocument()
    near.unmount()
    const { person } = await openEditor(sized(1100))
    await person.click(button('Guardar'))
    expect(await screen.findByText(/^El formulario no se guardó porque ocupa 1102 kB/)).toBeInTheDocument()
    expect(data.saveForm).not.toHaveBeenCalled()
  })
})
