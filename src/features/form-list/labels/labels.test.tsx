import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError } from '../../../data/errors'
import { workOf } from '../../../data/staff/form-work'
import { labelForm, listFormsPage } from '../../../data/staff/list-forms'
import type { Role } from '../../../domain/user/roles'
import { aForm, aUser } from '../../../testing/builders'
import { DESK, PHONE, renderStaff, setScreenWidth } from '../../../testing/render-staff'
import { FormListPage } from '../FormListPage'
import { giveForms } from '../testing/listed'

vi.mock('../../../data/staff/form-work', () => ({ workOf: vi.fn() }))
vi.mock('../../../data/staff/list-forms', () => ({
  FORMS_PER_PAGE: 7,
  listFormsPage: vi.fn(),
  countForms: vi.fn(),
  takesPayments: vi.fn(),
  labelForm: vi.fn(),
}))
vi.mock('../../../data/staff/forms', () => ({ getForm: vi.fn() }))
vi.mock('../../../data/staff/geography', () => ({ areasByPath: vi.fn() }))

const form = (titulo: string, ...etiquetas: string[]) => ({ ...aForm({ id: titulo, titulo }), etiquetas })
const open = (role: Role = 'ROLE_GENERADOR', at = '/listar') =>
  renderStaff(<FormListPage />, { user: aUser(role), pattern: '/listar', at })
const lastFilter = () => vi.mocked(listFormsPage).mock.lastCall?.[0].filter

beforeEach(() => {
  vi.resetAllMocks()
  setScreenWidth(DESK)
  giveForms([form('Poda', 'Árboles', 'Verano'), form('Baches', 'Vía pública'), form('Otro')])
  vi.mocked(workOf).mockResolvedValue(new Map())
})

/** The dialog in which a form is labelled. */
async function labelling({ person }: Awaited<ReturnType<typeof open>>, title: string) {
  await person.click(await screen.findByRole('button', { name: `Más acciones de ${title}` }))
  await person.click(screen.getByRole('menuitem', { name: 'Etiquetas' }))
  return within(await screen.findByRole('dialog', { name: `Etiquetas de «${title}»` }))
}

describe('labels of forms', () => {
  it.each([DESK, PHONE])(
    'DAY-04 at %i px stand with the form, and each leads to those that carry it',
    async (width) => {
      setScreenWidth(width)
      const { person, address } = await open()
      const labels = (await screen.findAllByRole('list', { name: 'Etiquetas' })).map(
        ({ textContent }) => textContent,
      )
      expect(labels).toEqual(['ÁrbolesVerano', 'Vía pública'])
      await person.click(screen.getByRole('button', { name: /^Etiqueta Vía pública:/ }))
      await waitFor(() => expect(screen.queryByText('Poda')).toBeNull())
      expect(screen.getByText('Baches')).toBeInTheDocument()
      expect(address()).toBe('/listar?etiqueta=V%C3%ADa+p%C3%BAblica')
      expect(screen.getByRole('combobox', { name: 'Etiqueta' })).toHaveValue('Vía pública')
      await person.click(screen.getByRole('button', { name: 'Limpiar filtros' }))
      expect(await screen.findByText('Poda')).toBeInTheDocument()
      expect(address()).toBe('/listar')
    },
  )

  it('DAY-04 a chip leads to all forms with its label, whatever name narrowed the list, and emptiness names all filters', async () => {
    const { person, address } = await open('ROLE_GENERADOR', '/listar?nombre=poda')
    await person.click(await screen.findByRole('button', { name: /^Etiqueta Verano:/ }))
    await waitFor(() => expect(address()).toBe('/listar?etiqueta=Verano'))
    await person.type(screen.getByRole('searchbox'), 'zzz')
    expect(
      await screen.findByRole('heading', { name: /^No se encontraron formularios con todos estos filtros/ }),
    ).toBeInTheDocument()
  })

  it('DAY-04 any label can be typed as a filter, and the page says when no form has it', async () => {
    const { person } = await open()
    await person.type(await screen.findByRole('combobox', { name: 'Etiqueta' }), 'invierno{Enter}')
    expect(
      await screen.findByRole('heading', { name: 'No se encontraron formularios con esa etiqueta' }),
    ).toBeInTheDocument()
    expect(lastFilter()).toMatchObject({ label: 'invierno' })
  })

  it('DAY-04 labels are typed or taken from other forms, each once, and saved together', async () => {
    const shown = await open()
    const dialog = await labelling(shown, 'Poda')
    const { person } = shown
    expect(dialog.getByRole('group', { name: 'Etiquetas' })).toHaveTextContent('ÁrbolesVerano')
    const field = dialog.getByRole('textbox', { name: 'Etiqueta' })
    await person.type(field, 'arboles{Enter}')
    await person.click(dialog.getByRole('button', { name: 'Vía pública' }))
    await person.type(field, ' Obras ')
    await person.click(dialog.getByRole('button', { name: 'Guardar etiquetas' }))
    expect(labelForm).toHaveBeenCalledExactlyOnceWith('Poda', ['Árboles', 'Verano', 'Vía pública', 'Obras'])
    expect(await screen.findByText('Se guardaron las etiquetas de «Poda».')).toBeInTheDocument()
  })

  it('DAY-04 a form has five labels at most: the field refuses a sixth, which stays typed', async () => {
    giveForms([form('Poda', 'a', 'b', 'c', 'd', 'e')])
    const shown = await open()
    const dialog = await labelling(shown, 'Poda')
    const field = dialog.getByRole('textbox', { name: 'Etiqueta' })
    await shown.person.type(field, 'f{Enter}')
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription('Un formulario lleva hasta 5 etiquetas: quite una antes.')
    await shown.person.click(dialog.getByRole('button', { name: 'Guardar etiquetas' }))
    expect(labelForm).not.toHaveBeenCalled()
    expect(field).toHaveValue('f')
  })

  it('DAY-04 the dialog says that labels could not be saved, and what was typed stays', async () => {
    vi.mocked(labelForm).mockRejectedValueOnce(new DataError('offline'))
    const shown = await open()
    const dialog = await labelling(shown, 'Otro')
    await shown.person.type(dialog.getByRole('textbox', { name: 'Etiqueta' }), 'Obras')
    await shown.person.click(dialog.getByRole('button', { name: 'Guardar etiquetas' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent('No se pudieron guardar las etiquetas.')
    await shown.person.click(dialog.getByRole('button', { name: 'Guardar etiquetas' }))
    expect(labelForm).toHaveBeenLastCalledWith('Otro', ['Obras'])
  })

  it('DAY-04 what was typed outlives a window that shrinks and grows', async () => {
    const shown = await open()
    const dialog = await labelling(shown, 'Otro')
    await shown.person.type(dialog.getByRole('textbox', { name: 'Etiqueta' }), 'Obras')
    for (const width of [PHONE, DESK]) {
      act(() => setScreenWidth(width))
      await waitFor(() => expect(document.querySelector('table') === null).toBe(width === PHONE))
      expect(dialog.getByRole('textbox', { name: 'Etiqueta' })).toHaveValue('Obras')
    }
    await shown.person.click(dialog.getByRole('button', { name: 'Guardar etiquetas' }))
    expect(labelForm).toHaveBeenLastCalledWith('Otro', ['Obras'])
  })

  it('DAY-04 people who may not change the form see its labels and cannot set any', async () => {
    const { person } = await open('ROLE_INSPECTOR')
    expect(await screen.findByRole('button', { name: /^Etiqueta Verano:/ })).toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: 'Más acciones de Poda' }))
    expect(screen.queryByRole('menuitem', { name: 'Etiquetas' })).toBeNull()
  })
})
