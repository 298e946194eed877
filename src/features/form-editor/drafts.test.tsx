import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError } from '../../data/errors'
import type { Form } from '../../domain/form/form'
import { NO_OPTIONS } from '../../domain/form/options'
import { takeImported } from '../../lib/imported-form'
import { aForm, AREA } from '../../testing/builders'
import { button, data, device, field, openEditor, saved, settle, visit } from './testing/editor-page'

beforeEach(settle)
afterEach(() => {
  vi.unstubAllGlobals()
})

const title = () => field('Título del formulario')
const drafts = () => [...device.kept.keys()].filter((key) => !key.endsWith('/base'))
const kept = () => waitFor(() => expect(drafts()).toHaveLength(1), { timeout: 2000 })
const forgotten = () => waitFor(() => expect(device.kept.size).toBe(0), { timeout: 2000 })
const restored = () => screen.findByText(/^Se recuperaron cambios sin guardar/)

/** Types into the title, and leaves the page as a closed tab does. */
async function leftUnsaved(form: Form, typed = '!') {
  const { person, unmount } = await openEditor(form)
  await person.type(title(), typed)
  await kept()
  unmount()
}

describe('EDIT-23 unsaved changes on this device', () => {
  it('EDIT-23 changes are kept within a second, and the editor says that it restored them', async () => {
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
    expect(await restored()).toHaveTextContent(/\(\d\d:\d\d\)$/)
    expect(title()).toHaveValue('Inspección de comercios y bares')
    expect(screen.getByText('Hay cambios sin guardar')).toBeInTheDocument()
    await again.person.click(button('Seguir con ellos'))
    expect(screen.queryByText(/^Se recuperaron/)).toBeNull()
    expect(title()).toHaveValue('Inspección de comercios y bares')
  })

  it('EDIT-23 restored changes can be discarded, and that can be undone', async () => {
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

  it('EDIT-23 saving removes the draft from the device', async () => {
    const { person } = await openEditor(aForm())
    await person.type(title(), '!')
    await kept()
    await saved(person)
    await forgotten()
  })

  it('EDIT-23 undoing every change removes the draft from the device', async () => {
    const { person } = await openEditor(aForm())
    await person.type(title(), '!')
    await kept()
    await person.click(button('Deshacer'))
    await forgotten()
  })

  it('EDIT-23 the draft of a new form is restored under its id', async () => {
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

  it('EDIT-23 changes whose save arrived although the response got lost are not restored', async () => {
    await leftUnsaved(aForm())
    await openEditor(aForm({ version: 2, titulo: 'Inspección de comercios!' }))
    expect(screen.queryByText(/^Se recuperaron/)).toBeNull()
    expect(screen.getByText('Sin cambios')).toBeInTheDocument()
    await forgotten()
  })

  it('EDIT-23 EDIT-05 changes to a form that is fixed meanwhile are kept and can be downloaded', async () => {
    const fixed = aForm({ opcionales: { ...NO_OPTIONS, editableForm: false } })
    await leftUnsaved(fixed, ' y bares')
    data.hasAnswers.mockResolvedValue(true)
    const { person } = await openEditor(fixed)
    expect(
      await screen.findByText(/^Hay cambios sin guardar \(.*\) que ya no se pueden aplicar$/),
    ).toBeInTheDocument()
    expect(drafts()).toHaveLength(1)
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
    await person.click(button('Descargarlos como archivo'))
    const file = made.mock.lastCall?.[0]
    expect(file instanceof Blob && (await file.text())).toContain('Inspección de comercios y bares')
    await person.click(button('Descartarlos'))
    await forgotten()
  })

  it('EDIT-23 changes to a form that is gone are offered, and can become a new form', async () => {
    await leftUnsaved(aForm(), ' y bares')
    const { person, address } = await visit(new DataError('notFound'))
    const notice = await screen.findByText(/^El formulario ya no existe\. Sus cambios siguen/)
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
    await person.click(button('Descargarlos como archivo'))
    const file = made.mock.lastCall?.[0]
    expect(file instanceof Blob && (await file.text())).toContain('Inspección de comercios y bares')
    expect(notice).toBeInTheDocument()
    await person.click(button('Pasarlos a un formulario nuevo'))
    await waitFor(() => expect(address()).toBe('/editar/nuevo/formulario'))
    expect(takeImported()).toMatchObject({
      titulo: 'Inspección de comercios y bares',
      areas: [AREA],
      version: 0,
      duplicatedInfo: null,
    })
    await forgotten()
  })

  it('EDIT-23 no changes are offered at the address of a form that never was', async () => {
    await visit(new DataError('notFound'))
    await screen.findByRole('heading', { name: 'No existe el formulario que se intenta cargar' })
    expect(screen.queryByText(/Sus cambios siguen/)).toBeNull()
  })

  it('EDIT-23 changes of one person are not shown to another on the same device', async () => {
    await leftUnsaved(aForm())
    expect(drafts()).toEqual(['form/mgomez/comercios/1'])
  })

  it('EDIT-23 the editor says once that the device cannot keep the changes', async () => {
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

  it('EDIT-23 a second tab on the same form says so, and does not touch the draft of the first', async () => {
    const names = new Set<string>()
    const request = async (name: string, _options: object, work: (lock: object | null) => Promise<void>) => {
      if (names.has(name)) return work(null)
      names.add(name)
      await work({ name })
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
