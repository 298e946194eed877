import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError } from '../../data/errors'
import { getForm } from '../../data/staff/forms'
import type { Form } from '../../domain/form/form'
import { FORMAT } from '../../domain/form/exchange/format'
import { formFileText } from '../../domain/form/exchange/write'
import { roleMay, rolesThatMay } from '../../testing/who-may'
import type { Role } from '../../domain/user/roles'
import { takeImported } from '../../lib/imported-form'
import { aForm, aUser } from '../../testing/builders'
import { DESK, renderStaff, setScreenWidth } from '../../testing/render-staff'
import { FormListPage } from './FormListPage'
import { giveForms } from './testing/listed'

vi.mock('../../data/staff/form-work', () => ({ workOf: vi.fn(() => Promise.resolve(new Map())) }))
vi.mock('../../data/staff/list-forms', () => ({
  FORMS_PER_PAGE: 7,
  listFormsPage: vi.fn(),
  countForms: vi.fn(),
  takesPayments: vi.fn(),
}))
vi.mock('../../data/staff/forms', () => ({ getForm: vi.fn() }))

const open = (role: Role = 'ROLE_GENERADOR') =>
  renderStaff(<FormListPage />, { user: aUser(role), pattern: '/listar', at: '/listar' })

async function openDialog() {
  const page = await open()
  await screen.findByRole('rowheader', { name: /Censo/ })
  await page.person.click(screen.getByRole('button', { name: 'Importar' }))
  return { ...page, dialog: await screen.findByRole('dialog', { name: 'Importar un formulario' }) }
}

const aFile = (text: string, name = 'formulario.json') => new File([text], name, { type: 'application/json' })
const plain = (formulario: unknown) => JSON.stringify({ formato: FORMAT, version: 1, formulario })

beforeEach(() => {
  vi.resetAllMocks()
  takeImported()
  setScreenWidth(DESK)
  const form = aForm({ id: 'uno', titulo: 'Censo' })
  giveForms([form])
  vi.mocked(getForm).mockResolvedValue(form)
})

describe('importing a form from a file', () => {
  it.each(rolesThatMay('read', 'form'))(
    'LIST-10 %s can import a form only if the role may make forms',
    async (role) => {
      await open(role)
      await screen.findByRole('rowheader', { name: /Censo/ })
      const may = roleMay(role, 'create', 'form')
      expect(screen.queryAllByRole('button', { name: 'Importar' })).toHaveLength(may ? 1 : 0)
    },
  )

  it('LIST-10 says what is in the file, then hands it to the editor as a new form', async () => {
    const { person, dialog, address } = await openDialog()
    const text = formFileText(aForm({ titulo: 'Poda <b>urgente</b>' }))
    await person.upload(within(dialog).getByLabelText('Elegir archivo', { selector: 'input' }), aFile(text))
    expect(await within(dialog).findByText('Poda <b>urgente</b>')).toBeInTheDocument()
    expect(within(dialog).getByText('1 sección, 1 pregunta')).toBeInTheDocument()
    await person.click(within(dialog).getByRole('button', { name: 'Abrir en el editor' }))
    expect(address()).toBe('/editar/nuevo/formulario')
    expect(takeImported()?.titulo).toBe('Poda <b>urgente</b>')
    expect(takeImported()).toBeNull()
  })

  it('LIST-10 lists what the import left out', async () => {
    const { person, dialog } = await openDialog()
    const preguntas = [{ tipoPregunta: 1, link: 'javascript:alert(1)', color: 'rojo' }]
    const file = plain({ opcionales: { incidentes: true, headerImg: true }, secciones: [{ preguntas }] })
    await person.upload(within(dialog).getByLabelText('Elegir archivo', { selector: 'input' }), aFile(file))
    expect(await within(dialog).findByText(/2 opciones quedaron desactivadas/)).toBeInTheDocument()
    expect(within(dialog).getByText(/1 enlace no lleva a una página web/)).toBeInTheDocument()
    expect(
      within(dialog).getByText('Campos que un formulario no tiene: secciones[].preguntas[].color.'),
    ).toBeInTheDocument()
  })

  it('LIST-10 says where a file is wrong, and takes another one', async () => {
    const { person, dialog } = await openDialog()
    const input = within(dialog).getByLabelText('Elegir archivo', { selector: 'input' })
    await person.upload(input, aFile(plain({ secciones: [{ preguntas: [{ tipoPregunta: 99 }] }] })))
    expect(
      await within(dialog).findByText(
        /^secciones\[0\]\.preguntas\[0\]\.tipoPregunta: debe ser uno de estos valores: 1, 2, 3, 4/,
      ),
    ).toBeInTheDocument()
    expect(within(dialog).queryByRole('button', { name: 'Abrir en el editor' })).toBeNull()
    await person.upload(input, aFile('<html>'))
    expect(await within(dialog).findByText(/El archivo no es JSON/)).toBeInTheDocument()
    await person.upload(input, aFile(formFileText(aForm())))
    expect(await within(dialog).findByRole('button', { name: 'Abrir en el editor' })).toBeInTheDocument()
  })

  it('LIST-10 does not read a file that is too large', async () => {
    const { person, dialog } = await openDialog()
    const huge = Object.defineProperty(aFile('x'), 'size', { value: 3_000_000 })
    const read = vi.spyOn(huge, 'arrayBuffer')
    await person.upload(within(dialog).getByLabelText('Elegir archivo', { selector: 'input' }), huge)
    expect(await within(dialog).findByText(/puede tener hasta 2 MB/)).toBeInTheDocument()
    expect(read).not.toHaveBeenCalled()
  })
})

describe('exporting a form from the list', () => {
  it('LIST-05 says what the file leaves out, and downloads it', async () => {
    const make = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:formulario')
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    const { person } = await open()
    await screen.findByRole('rowheader', { name: /Censo/ })
    await person.click(screen.getByRole('button', { name: 'Más acciones de Censo' }))
    await person.click(screen.getByRole('menuitem', { name: 'Exportar' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Exportar «Censo»' })
    expect(dialog).toHaveTextContent('No lleva el municipio ni las áreas')
    await person.click(within(dialog).getByRole('button', { name: 'Descargar archivo' }))
    expect(await screen.findByText('Se descargó «formulario-censo.json»')).toBeInTheDocument()
    const [blob] = make.mock.calls[0] ?? []
    expect(await new Response(blob instanceof Blob ? blob : '').text()).toContain('"titulo": "Censo"')
    expect(click).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  it('LIST-05 ANS-14 closes while the form is still read, and then gives no file', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    const { person } = await open()
    let read: (form: Form) => void = () => undefined
    vi.mocked(getForm).mockReturnValueOnce(new Promise((resolve) => (read = resolve)))
    await person.click(await screen.findByRole('button', { name: 'Más acciones de Censo' }))
    await person.click(screen.getByRole('menuitem', { name: 'Exportar' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Exportar «Censo»' })
    await person.click(within(dialog).getByRole('button', { name: 'Descargar archivo' }))
    await person.click(within(dialog).getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await act(async () => read(aForm()))
    expect(click).not.toHaveBeenCalled()
  })

  it('LIST-05 ANS-14 says that the service is slow when the form is not read in time', async () => {
    const { person } = await open()
    vi.mocked(getForm).mockRejectedValueOnce(new DataError('timeout'))
    await person.click(await screen.findByRole('button', { name: 'Más acciones de Censo' }))
    await person.click(screen.getByRole('menuitem', { name: 'Exportar' }))
    await person.click(await screen.findByRole('button', { name: 'Descargar archivo' }))
    expect(await screen.findByText(/El servicio tarda demasiado en responder/)).toBeInTheDocument()
  })

  it('LIST-05 only roles that may make forms can export one', async () => {
    const { person } = await open('ROLE_INSPECTOR')
    await person.click(await screen.findByRole('button', { name: 'Más acciones de Censo' }))
    expect(screen.getByRole('menuitem', { name: 'Mis respuestas' })).toBeInTheDocument()
    expect(screen.queryByRole('menuitem', { name: 'Exportar' })).toBeNull()
  })
})
