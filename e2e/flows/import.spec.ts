import { expect, test, type Page } from 'playwright/test'
import { paths } from '../../src/lib/paths'
import { makeWorkbook } from '../../src/testing/make-workbook'
import { newCanvas } from '../stack/seed/pictures/canvas'
import { expectAccessible } from './accessible'
import { backstage, forgetNewForms } from './backstage'
import { EditorScreen } from './pages/editor'
import { enterAs } from './pages/login'

test.afterAll(forgetNewForms)

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const PHONE = { width: 360, height: 740 }

async function openDialog(page: Page) {
  await page.goto(paths.forms.href())
  await page.getByRole('button', { name: 'Importar' }).click()
  return page.getByRole('dialog', { name: 'Importar un formulario' })
}

const choose = (page: Page, name: string, bytes: Uint8Array, mimeType = XLSX) =>
  page.getByLabel('Elegir archivo').setInputFiles({ name, mimeType, buffer: Buffer.from(bytes) })

/** Two hundred questions in ten groups, with conditions, a cascade and two things that this product does not have. */
async function largeXlsform(title: string): Promise<Uint8Array> {
  const head = ['type', 'name', 'label::Español (es)', 'relevant', 'constraint', 'choice_filter', 'required']
  const groups = Array.from({ length: 10 }, (_, group) => [
    ['begin group', `g${group}`, `Parte ${group + 1}`, group > 0 ? "${q0_0} != ''" : '', '', '', ''],
    ...Array.from({ length: 20 }, (_item, at) => [
      at % 2 === 0 ? 'integer' : 'text',
      `q${group}_${at}`,
      `Pregunta ${group + 1}.${at + 1}`,
      at > 2 ? `\${q${group}_0} > ${at}` : '',
      at % 2 === 0 ? '. >= 0 and . <= 100' : '',
      '',
      group === 0 && at === 0 ? 'yes' : '',
    ]),
    ['end group', '', '', '', '', '', ''],
  ])
  const rest = [
    ['select_one zona', 'zona', 'Zona', '', '', '', ''],
    ['select_one calle', 'calle', 'Calle', '', '', 'zona = ${zona}', ''],
    ['text', 'remota', 'Dato de otra tabla', "pulldata('x', 'a', 'b', ${zona}) = 'si'", '', '', ''],
    ['osm', 'mapa', 'Edificio en el mapa', '', '', '', ''],
  ]
  return makeWorkbook({
    survey: [head, ...groups.flat(), ...rest],
    choices: [
      ['list_name', 'name', 'label::Español (es)', 'zona'],
      ['zona', 'n', 'Norte', ''],
      ['zona', 's', 'Sur', ''],
      ['calle', 'a', 'Alameda', 'n'],
      ['calle', 'b', 'Bolívar', 's'],
    ],
    settings: [['form_title'], [title]],
  })
}

test('MOVE-01 MOVE-06 a builder brings an XLSForm of two hundred questions, looks at what is not as it was, and saves it', async ({
  page,
}) => {
  test.slow()
  const title = `Censo traído ${Date.now()}`
  await enterAs(page, 'generador')
  const dialog = await openDialog(page)
  await expectAccessible(page)
  await choose(page, 'censo.xlsx', await largeXlsform(title))
  await expect(dialog.getByText(title).first()).toBeVisible()
  await expect(dialog).toContainText('11 secciones, 203 preguntas')
  await expect(dialog.getByText('2 no se trajeron')).toBeVisible()
  await expect(dialog.getByRole('heading', { name: /usa una función que aquí no existe/ })).toBeVisible()
  await expect(dialog).toContainText('survey · fila 224 · columna «relevant»')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Abrir en el editor' }).click()

  const editor = new EditorScreen(page)
  await expect(page.getByLabel('Título del formulario')).toHaveValue(title)
  await page.getByRole('checkbox', { name: 'Inspección General' }).check()
  const notes = page.getByRole('region', { name: /^Importado: quedan 3/ })
  await notes.getByRole('button', { name: 'Ver qué mirar' }).click()
  await expectAccessible(page)
  await notes.getByRole('button', { name: /^Dato de otra tabla/ }).click()
  await expect(
    page.getByRole('listitem', { name: /^Pregunta/ }).filter({ hasText: 'Dato de otra tabla' }),
  ).toBeInViewport()
  await notes
    .getByRole('listitem')
    .filter({ hasText: 'Dato de otra tabla' })
    .getByRole('checkbox', { name: 'Visto' })
    .check()
  await expect(page.getByRole('region', { name: /^Importado: quedan 2/ })).toBeVisible()

  await editor.save.click()
  await expect(page).toHaveURL(/\/listar/)
  const { docs } = await backstage().collection('formularios').where('titulo', '==', title).get()
  expect(docs).toHaveLength(1)

  // What is left to look at is there until it was seen.
  await page.goto(paths.editForm.href(docs[0]?.id ?? ''))
  await page.getByRole('region', { name: /^Importado: quedan 2/ }).waitFor()
  await page.getByRole('button', { name: 'Marcar todo como visto' }).click()
  await expect(page.getByRole('region', { name: /^Importado/ })).toHaveCount(0)
  await page.reload()
  await editor.save.waitFor()
  await expect(page.getByRole('region', { name: /^Importado/ })).toHaveCount(0)
})

test('MOVE-04 questions are pasted on a phone, their columns put right, and become a form', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await enterAs(page, 'generador')
  const dialog = await openDialog(page)
  await dialog.getByRole('button', { name: 'Pegar texto' }).click()
  await dialog.getByLabel('Preguntas').fill('Local:\n1. ¿Cómo se llama? *\n2. ¿Qué vende?\n- Pan\n- Leche\n')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Leer el texto' }).click()
  await expect(dialog).toContainText('1 sección, 2 preguntas')
  await expect(dialog.getByText('¿Cómo se llama? (obligatoria)')).toBeVisible()
  await expect(dialog.getByText('Pan · Leche')).toBeVisible()
  await expectAccessible(page)

  await dialog.getByRole('button', { name: 'Pegar texto' }).click()
  await dialog.getByLabel('Preguntas').fill('Qué\tCómo\nNombre\tTexto\nNacimiento\tFecha\n')
  await dialog.getByRole('button', { name: 'Leer el texto' }).click()
  await dialog.getByLabel('Columna A').selectOption('Pregunta')
  await dialog.getByLabel('Columna B').selectOption('Tipo de respuesta')
  await dialog.getByRole('switch', { name: 'La primera fila tiene los títulos' }).check()
  await expect(dialog).toContainText('1 sección, 2 preguntas')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  await dialog.getByRole('button', { name: 'Abrir en el editor' }).click()
  await expect(page.getByLabel('Título del formulario')).toHaveValue('Formulario pegado')
})

test('MOVE-06 files that are not what they seem are refused with a sentence, and nothing of them runs', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await enterAs(page, 'generador')
  const dialog = await openDialog(page)
  const sound = await makeWorkbook({ hoja: [['Pregunta'], ['=HYPERLINK("https://malo.example")'], ['Otra']] })
  await choose(page, 'roto.xlsx', sound.subarray(0, sound.length / 2))
  await expect(dialog).toContainText('El archivo está dañado o incompleto')
  await choose(page, 'falso.xlsx', new TextEncoder().encode('<html>'))
  await expect(dialog).toContainText('no es un libro de Excel')
  await choose(page, 'viejo.xls', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0]))
  await expect(dialog).toContainText('es de un formato antiguo')
  await choose(page, 'foto.png', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 1, 2]), 'image/png')
  await expect(dialog).toContainText('Este tipo de archivo no se puede leer')
  await expectAccessible(page)

  // A formula in a cell is what it came to.
  await choose(page, 'formulas.xlsx', sound)
  await expect(dialog.getByText('resultado', { exact: true }).first()).toBeVisible()
  expect(asked.filter((url) => url.includes('malo.example'))).toEqual([])
})

test('MOVE-02 MOVE-03 MOVE-04 files of other programs are dropped or chosen, and no program in them runs', async ({
  page,
}) => {
  await enterAs(page, 'generador')
  const dialog = await openDialog(page)
  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer()
    data.items.add(new File(['Pregunta;Tipo\nUno;Texto\nDos;Fecha\n'], 'preguntas.csv'))
    return data
  })
  await dialog.dispatchEvent('drop', { dataTransfer: dropped })
  await expect(dialog).toContainText('1 sección, 2 preguntas')

  const survey = {
    pages: [
      {
        title: 'P',
        elements: [
          { type: 'text', name: 'a' },
          { type: 'rating', name: 'b' },
        ],
      },
    ],
  }
  const json = (value: unknown) => new TextEncoder().encode(JSON.stringify(value))
  await choose(page, 'encuesta.json', json(survey), 'application/json')
  await expect(dialog).toContainText('3 cosas se trajeron igual')

  const components = [
    { type: 'textfield', key: 'a', label: 'Uno' },
    { type: 'textfield', key: 'b', label: 'Dos', customConditional: "show = data.a === 'x'" },
    { type: 'textfield', key: 'c', label: 'Tres', customConditional: 'globalThis.ran = true; show = true' },
  ]
  await choose(page, 'formio.json', json({ title: 'Ajeno', components }), 'application/json')
  await expect(dialog.getByRole('heading', { name: /La regla es un programa/ })).toBeVisible()
  await expect(dialog).toContainText('components[2].customConditional')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Abrir en el editor' }).click()
  await expect(page.getByLabel('Título del formulario')).toHaveValue('Ajeno')
  expect(await page.evaluate(() => Reflect.get(globalThis, 'ran'))).toBeUndefined()
})

test('MOVE-01 KIND-09 an XLSForm comes with the pictures of its options, which are stored with it', async ({
  page,
}) => {
  test.slow()
  const title = `Alumbrado traído ${Date.now()}`
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await enterAs(page, 'generador')
  const dialog = await openDialog(page)
  const book = await makeWorkbook({
    survey: [
      ['type', 'name', 'label'],
      ['select_one que', 'que', '¿Qué falla?'],
    ],
    choices: [
      ['list_name', 'name', 'label', 'media::image'],
      ['que', 'farola', 'Farola', 'farola.png'],
      ['que', 'arbol', 'Árbol', 'arbol.png'],
      ['que', 'otra', 'Otra cosa', 'https://malo.example/otra.png'],
    ],
    settings: [['form_title'], [title]],
  })
  const picture = (name: string, color: readonly [number, number, number]) => ({
    ...{ name, mimeType: 'image/png', buffer: Buffer.from(newCanvas(1200, 900, [...color]).png()) },
  })
  await page
    .getByLabel('Elegir archivo')
    .setInputFiles([
      picture('farola.png', [171, 70, 50]),
      { name: 'alumbrado.xlsx', mimeType: XLSX, buffer: Buffer.from(book) },
      picture('arbol.png', [40, 120, 60]),
    ])
  await expect(dialog.getByText(/^Con el formulario vienen 2 imágenes de opciones/)).toBeVisible()
  await expect(dialog).toContainText('choices · fila 4 · columna «media::image»')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Abrir en el editor' }).click()

  // What is left to look at is the picture that is somewhere else, and that the section had no title.
  await page.getByRole('region', { name: /^Importado: quedan 2/ }).waitFor()
  await page.getByRole('checkbox', { name: 'Inspección General' }).check()
  await page.getByLabel('Título de la pregunta 1').click()
  await page.getByRole('button', { name: 'Imágenes de las opciones: 2 de 3' }).waitFor()
  await new EditorScreen(page).save.click()
  await expect(page).toHaveURL(/\/listar/)
  const { docs } = await backstage().collection('formularios').where('titulo', '==', title).get()
  const [section] = docs[0]?.get('secciones') ?? []
  const addresses = section.preguntas[0].opciones.map(
    (option: object) => Reflect.get(option, 'imagenURL') ?? '',
  )
  expect(addresses).toEqual([expect.stringContaining('cabeceras'), expect.stringContaining('cabeceras'), ''])
  expect((await page.request.get(addresses[0])).headers()['content-type']).toBe('image/png')
  expect(asked.filter((url) => url.includes('malo.example'))).toEqual([])
})
