import { screen, within } from '@testing-library/react'
import { zipSync } from 'fflate'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readXlsform } from '../../domain/transfer/xlsform/read'
import { picturesAreFor, takeImported, takeLines, takePicture } from '../../lib/imported-form'
import { aForm, aUser } from '../../testing/builders'
import { makeWorkbook } from '../../testing/make-workbook'
import { DESK, renderStaff, setScreenWidth } from '../../testing/render-staff'
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

beforeEach(() => {
  vi.resetAllMocks()
  takeImported()
  takeLines()
  setScreenWidth(DESK)
  giveForms([aForm({ id: 'uno', titulo: 'Censo' })])
  vi.mocked(beginReading).mockImplementation((brought, onStage) => ({
    read: readSource(brought, onStage),
    end: () => undefined,
  }))
})

async function openDialog() {
  const page = await renderStaff(<FormListPage />, {
    user: aUser('ROLE_GENERADOR'),
    pattern: '/listar',
    at: '/listar',
  })
  await page.person.click(await screen.findByRole('button', { name: 'Importar' }))
  const dialog = await screen.findByRole('dialog', { name: 'Importar un formulario' })
  const choose = (name: string, bytes: BlobPart) =>
    page.person.upload(
      within(dialog).getByLabelText('Elegir archivo', { selector: 'input' }),
      new File([bytes], name),
    )
  const chooseAll = (files: File[]) =>
    page.person.upload(within(dialog).getByLabelText('Elegir archivo', { selector: 'input' }), files)
  return { ...page, dialog, choose, chooseAll }
}

describe('importing a form of another system', () => {
  it('MOVE-01 MOVE-06 tells what becomes of an XLSForm before it hands it to the editor with what is to be looked at', async () => {
    const { person, dialog, choose, address } = await openDialog()
    const rows = [
      ['type', 'name', 'label', 'relevant'],
      ['text', 'a', '¿Quién?', ''],
      ['text', 'b', '¿Dónde?', 'uuid() = 1'],
      ['osm', 'c', 'Mapa', ''],
    ]
    const made = readXlsform([{ name: 'survey', rows }], {
      name: 'mi censo',
      newId: () => crypto.randomUUID(),
    })
    vi.mocked(beginReading).mockReturnValue({
      read: Promise.resolve({ is: 'made', made }),
      end: () => undefined,
    })
    await choose('mi_censo.xlsx', 'x')
    expect(await within(dialog).findByText('1 sección, 2 preguntas')).toBeInTheDocument()
    expect(within(dialog).getByText('2 no se trajeron')).toBeInTheDocument()
    expect(within(dialog).getByText('survey · fila 3 · columna «relevant»')).toBeInTheDocument()
    await person.click(within(dialog).getByRole('button', { name: 'Abrir en el editor' }))
    expect(address()).toBe('/editar/nuevo/formulario')
    expect(takeImported()?.secciones?.[0]?.preguntas.map(({ titulo }) => titulo)).toEqual([
      '¿Quién?',
      '¿Dónde?',
    ])
    expect(takeLines().map(({ code }) => code)).toContain('formulaFunction')
  })

  const PICTURE = Uint8Array.from([0x89, 0x50, 0x4e, 0x47])
  const SHEET = 'Pregunta\n¿Cómo se llama?'
  const XLSFORM = {
    survey: [
      ['type', 'name', 'label'],
      ['select_one what', 'what', 'Qué falla'],
    ],
    choices: [
      ['list_name', 'name', 'label', 'media::image'],
      ['what', 'lamp', 'Farola', 'farola.png'],
    ],
  }
  it.each(['together with it', 'in one packed file'])(
    'MOVE-01 KIND-09 pictures of options that come %s go along to the editor',
    async (how) => {
      const { person, dialog, chooseAll } = await openDialog()
      const { survey, choices } = XLSFORM
      const book = await makeWorkbook({
        survey,
        choices: [...choices, ['what', 'tree', 'Árbol', 'arbol.png']],
      })
      await chooseAll(
        how === 'in one packed file'
          ? [
              new File(
                [new Uint8Array(zipSync({ 'censo.xlsx': book, 'media/farola.png': PICTURE }))],
                'censo.zip',
              ),
            ]
          : [
              new File([PICTURE], 'farola.png'),
              new File([book], 'censo.xlsx'),
              new File([PICTURE], 'otra.png'),
            ],
      )
      expect(await within(dialog).findByText(/^Con el formulario viene 1 imagen/)).toBeInTheDocument()
      expect(within(dialog).getByText('1 no se trajo')).toBeInTheDocument()
      await person.click(within(dialog).getByRole('button', { name: 'Abrir en el editor' }))
      const [question] = takeImported()?.secciones?.[0]?.preguntas ?? []
      picturesAreFor('nuevo')
      const brought = takePicture('nuevo')
      expect(brought).toMatchObject({ question: question?.id, option: question?.opciones[0]?.id })
      expect(brought?.file.name).toBe('farola.png')
      expect(takePicture('nuevo')).toBeUndefined()
      // Until it was sent it is told as what did not come.
      expect(
        takeLines()
          .filter(({ code }) => code === 'media')
          .map(({ about }) => about),
      ).toEqual(['arbol.png', 'farola.png'])
    },
  )

  it.each<[string, () => Promise<File[]> | File[], string]>([
    [
      'pictures that no option has and a second form',
      async () => {
        const book = await makeWorkbook(XLSFORM)
        return [
          ...['farola.png', 'otra.png'].map((name) => new File([PICTURE], name)),
          ...['censo.xlsx', 'viejo.xlsx'].map((name) => new File([book], name)),
        ]
      },
      'viejo.xlsx, otra.png',
    ],
    ['pictures beside a sheet', () => [new File([SHEET], 'a.csv'), new File([PICTURE], 'b.png')], 'b.png'],
    [
      'pictures beside a survey of SurveyJS',
      () => [
        new File(['{"elements": [{"type": "text", "name": "a"}]}'], 'a.json'),
        new File([PICTURE], 'b.png'),
      ],
      'b.png',
    ],
    [
      'what is packed and has no place',
      async () => {
        const book = await makeWorkbook(XLSFORM)
        const all = { 'censo.xlsx': book, 'old/viejo.xlsx': book, 'farola.png': PICTURE, 'otra.png': PICTURE }
        return [new File([new Uint8Array(zipSync(all))], 'censo.zip')]
      },
      'viejo.xlsx, otra.png',
    ],
  ])('MOVE-06 says which files are not used: %s', async (_which, filesOf, names) => {
    const { dialog, chooseAll } = await openDialog()
    await chooseAll(await filesOf())
    expect(await within(dialog).findByText(new RegExp(`^Esto no se usó: ${names}\\.`))).toBeInTheDocument()
  })

  it('MOVE-06 speaks of no file where each is used', async () => {
    const { dialog, chooseAll } = await openDialog()
    await chooseAll([
      new File([await makeWorkbook(XLSFORM)], 'censo.xlsx'),
      new File([PICTURE], 'farola.png'),
    ])
    expect(await within(dialog).findByText(/^Con el formulario viene 1 imagen/)).toBeInTheDocument()
    expect(within(dialog).queryByText(/^Esto no se usó/)).toBeNull()
  })

  it('MOVE-04 shows what the columns of a sheet were taken for, and makes another form when they are put right', async () => {
    const { person, dialog, choose } = await openDialog()
    await choose('preguntas.csv', 'Ítem;Qué\n¿Cómo se llama?;Texto\n¿Cuándo nació?;Fecha')
    const column = await within(dialog).findByRole('combobox', { name: 'Columna B' })
    await person.selectOptions(column, 'Tipo de respuesta')
    await person.selectOptions(within(dialog).getByRole('combobox', { name: 'Columna A' }), 'Pregunta')
    await person.click(within(dialog).getByRole('switch', { name: 'La primera fila tiene los títulos' }))
    expect(await within(dialog).findByText('1 sección, 2 preguntas')).toBeInTheDocument()
    await person.click(within(dialog).getByRole('button', { name: 'Abrir en el editor' }))
    expect(takeImported()?.secciones?.[0]?.preguntas.map(({ tipoDato }) => tipoDato)).toEqual([1, 4])
  })

  it('MOVE-06 says why a file cannot be used, and offers nothing to open', async () => {
    const { dialog, choose } = await openDialog()
    await choose('roto.xlsx', 'no es un libro')
    expect(await within(dialog).findByText(/no es un libro de Excel/)).toBeInTheDocument()
    expect(within(dialog).queryByRole('button', { name: 'Abrir en el editor' })).toBeNull()
  })

  it('MOVE-01 reading can be stopped, and what comes after that does not count', async () => {
    const { person, dialog, choose } = await openDialog()
    const end = vi.fn()
    vi.mocked(beginReading).mockReturnValue({ read: new Promise(() => undefined), end })
    await choose('lento.xlsx', 'x')
    await person.click(await within(dialog).findByRole('button', { name: 'Detener' }))
    expect(end).toHaveBeenCalled()
    expect(within(dialog).queryByRole('progressbar')).toBeNull()
  })
})
