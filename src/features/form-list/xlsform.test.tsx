import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { getForm } from '../../data/staff/forms'
import { EMBEDDED } from '../../domain/transfer/xlsform/embedded'
import { takeImported } from '../../lib/imported-form'
import { writeSheets } from '../../lib/xlsx/write-sheets'
import { aForm, aQuestion, aSection, aUser } from '../../testing/builders'
import { makeWorkbook } from '../../testing/make-workbook'
import { readWorkbook } from '../../testing/read-workbook'
import { DESK, renderStaff, setScreenWidth } from '../../testing/render-staff'
import { writeWorkbook } from './exporting/writing'
import { FormListPage } from './FormListPage'
import { readSource } from './importing/read-source'
import { beginReading } from './importing/reading'
import { giveForms } from './testing/listed'

vi.mock('../../data/staff/form-work', () => ({ workOf: vi.fn(() => Promise.resolve(new Map())) }))
vi.mock('../../data/staff/list-forms', () => ({
  FORMS_PER_PAGE: 7,
  listFormsPage: vi.fn(),
  countForms: vi.fn(),
  takesPayments: vi.fn(),
}))
vi.mock('../../data/staff/forms', () => ({ getForm: vi.fn() }))
// There are no workers here: what runs in one runs in the page.
vi.mock('./importing/reading', () => ({ beginReading: vi.fn() }))
vi.mock('./exporting/writing', () => ({ writeWorkbook: vi.fn() }))

const preguntas = [
  aQuestion({ id: 'a', titulo: '¿Cuántos años tiene?', codigo: 'edad', tipoDato: 2 }),
  aQuestion({ id: 'b', orden: 1, titulo: '¿Quién responde?', mostrarSi: '{{a}} < 18' }),
  aQuestion({ id: 'c', orden: 2, titulo: 'En mayúsculas', calculo: 'upper({{b}})' }),
]
const form = aForm({ id: 'uno', titulo: 'Censo', secciones: [aSection({ preguntas })] })
const downloads: Blob[] = []

beforeEach(() => {
  vi.resetAllMocks()
  takeImported()
  setScreenWidth(DESK)
  giveForms([form])
  vi.mocked(getForm).mockResolvedValue(form)
  downloads.length = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) downloads.push(blob)
    return 'blob:libro'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  vi.mocked(writeWorkbook).mockImplementation((sheets) => writeSheets(sheets, new Set([EMBEDDED])))
  vi.mocked(beginReading).mockImplementation((brought, onStage) => ({
    read: readSource(brought, onStage),
    end: () => undefined,
  }))
})

async function openExport() {
  const page = await renderStaff(<FormListPage />, {
    user: aUser('ROLE_GENERADOR'),
    pattern: '/listar',
    at: '/listar',
  })
  await page.person.click(await screen.findByRole('button', { name: 'Más acciones de Censo' }))
  await page.person.click(screen.getByRole('menuitem', { name: 'Exportar como XLSForm (.xlsx)' }))
  const dialog = await screen.findByRole('dialog', { name: 'Exportar «Censo» como XLSForm' })
  return { ...page, dialog }
}

async function downloaded(): Promise<Uint8Array<ArrayBuffer>> {
  const [file] = downloads
  if (!file) throw new Error('nothing was downloaded')
  return new Uint8Array(await file.arrayBuffer())
}

describe('MOVE-05 a form as an XLSForm', () => {
  it('is told about before it is downloaded, and opens again as it was', async () => {
    const { person, dialog } = await openExport()
    expect(await within(dialog).findByText(/XLSForm no puede decir esta regla/)).toBeInTheDocument()
    expect(within(dialog).getByText(/survey · fila \d+ · columna «calculation»/)).toBeInTheDocument()
    await person.click(within(dialog).getByRole('button', { name: 'Descargar .xlsx' }))
    expect(await screen.findByText('Se descargó «formulario-censo.xlsx»')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    await person.click(screen.getByRole('button', { name: 'Importar' }))
    const again = await screen.findByRole('dialog', { name: 'Importar un formulario' })
    const input = within(again).getByLabelText('Elegir archivo', { selector: 'input' })
    await person.upload(input, new File([await downloaded()], 'censo.xlsx'))
    await person.click(await within(again).findByRole('button', { name: 'Abrir en el editor' }))
    const questions = takeImported()?.secciones?.[0]?.preguntas ?? []
    expect(questions.map(({ titulo, calculo }) => [titulo, calculo === ''])).toEqual([
      ['¿Cuántos años tiene?', true],
      ['¿Quién responde?', true],
      ['En mayúsculas', false],
    ])
  })

  it('is read from its sheets once they were changed, and says so', async () => {
    const { person, dialog } = await openExport()
    await person.click(await within(dialog).findByRole('button', { name: 'Descargar .xlsx' }))
    await waitFor(() => expect(downloads).toHaveLength(1))
    const sheets = await readWorkbook(await downloaded())
    const changed = await makeWorkbook(
      Object.fromEntries(
        sheets.map(({ sheet, data }) => [
          sheet,
          data.map((row) => row.map((cell) => String(cell ?? '').replace('¿Quién responde?', '¿Con quién?'))),
        ]),
      ),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await person.click(screen.getByRole('button', { name: 'Importar' }))
    const again = await screen.findByRole('dialog', { name: 'Importar un formulario' })
    const input = within(again).getByLabelText('Elegir archivo', { selector: 'input' })
    await person.upload(input, new File([changed], 'censo.xlsx'))
    expect(await within(again).findByText(/después cambiaron sus hojas/)).toBeInTheDocument()
    await person.click(within(again).getByRole('button', { name: 'Abrir en el editor' }))
    const titles = takeImported()?.secciones?.flatMap((section) => section.preguntas.map((one) => one.titulo))
    expect(titles).toContain('¿Con quién?')
  })

  it('says that the form could not be read, or the workbook not be written, and can be tried again', async () => {
    vi.mocked(getForm).mockRejectedValue(new Error('offline'))
    const { person, dialog } = await openExport()
    const retry = await within(dialog).findByRole('button', { name: 'Intentar nuevamente' })
    expect(within(dialog).queryByRole('button', { name: 'Descargar .xlsx' })).toBeNull()
    vi.mocked(getForm).mockResolvedValue(form)
    await person.click(retry)
    const download = await within(dialog).findByRole('button', { name: 'Descargar .xlsx' })
    await waitFor(() => expect(download).toBeEnabled())
    vi.mocked(writeWorkbook).mockRejectedValueOnce(new Error('no memory'))
    await person.click(download)
    expect(await within(dialog).findByText(/No se pudo armar el libro/)).toBeInTheDocument()
    expect(downloads).toEqual([])
  })

  it('is offered to who may make forms alone', async () => {
    const { person } = await renderStaff(<FormListPage />, {
      user: aUser('ROLE_INSPECTOR'),
      pattern: '/listar',
      at: '/listar',
    })
    await person.click(await screen.findByRole('button', { name: 'Más acciones de Censo' }))
    expect(screen.queryByRole('menuitem', { name: /XLSForm/ })).toBeNull()
  })
})
