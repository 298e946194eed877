import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { NO_OPTIONS } from '../../domain/form/options'
import { aForm, aSection, questions } from '../../testing/builders'
import { button, data, field, openEditor, saved, settle, type Person } from './testing/editor-page'

beforeEach(settle)

const base = aForm({
  secciones: [
    aSection({
      titulo: 'Datos',
      preguntas: questions({ id: 'q1', titulo: 'Nombre' }, { id: 'q2', titulo: 'Rubro' }),
    }),
  ],
})
describe('EDIT-05 editing a form with answers', () => {
  const editable = { ...base, opcionales: { ...NO_OPTIONS, editableForm: true } }
  const answered = () => {
    data.hasAnswers.mockResolvedValue(true)
    data.answerCount.mockResolvedValue(37)
  }
  const removeFirst = async (person: Person) => {
    await person.click(field('Título de la pregunta 1'))
    await person.click(screen.getByRole('button', { name: 'Eliminar la pregunta 1' }))
  }

  it('EDIT-05 lists what the save means for the answers, and saves only after a yes', async () => {
    answered()
    const { person } = await openEditor(editable)
    await removeFirst(person)
    await person.click(button('Guardar'))
    const dialog = within(
      await screen.findByRole('alertdialog', { name: /^Este formulario ya tiene respuestas: 1 cambio/ }),
    )
    expect(dialog.getByText('Sección 1 «Datos» › Pregunta 1 «Nombre»')).toBeInTheDocument()
    expect(dialog.getByText('se elimina la pregunta')).toBeInTheDocument()
    expect(dialog.getByText(/^El formulario tiene 37 respuestas\./)).toBeInTheDocument()
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

  it('EDIT-05 asks also about answers that came while the form was edited', async () => {
    const { person } = await openEditor(editable)
    answered()
    await removeFirst(person)
    await person.click(button('Guardar'))
    expect(await screen.findByRole('alertdialog')).toBeInTheDocument()
  })

  it('EDIT-05 a form without answers is saved without a question', async () => {
    const { person } = await openEditor(editable)
    await removeFirst(person)
    expect((await saved(person)).secciones[0]?.preguntas).toHaveLength(1)
  })
})

describe('the size of a form', () => {
  const sized = (kilobytes: number) =>
    aForm({ secciones: [aSection({ descripcion: 'x'.repeat(kilobytes * 1000) })] })

  it('EDIT-20 warns when the form is nearly too large, and does not save a form that is too large', async () => {
    const { unmount } = await openEditor(sized(700))
    await act(() => new Promise((resolve) => setTimeout(resolve, 1700)))
    expect(screen.queryByText(/^El formulario ocupa/)).toBeNull()
    unmount()
    const near = await openEditor(sized(900))
    expect(await screen.findByText(/^El formulario ocupa 902 kB de los 1000 kB/)).toBeInTheDocument()
    near.unmount()
    const { person } = await openEditor(sized(1100))
    await person.click(button('Guardar'))
    expect(await screen.findByText(/^El formulario no se guardó porque ocupa 1102 kB/)).toBeInTheDocument()
    expect(data.saveForm).not.toHaveBeenCalled()
  })
})
