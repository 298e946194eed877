import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { listTables } from '../../data/staff/tables'
import { aForm, anOption, aSection, AREA, MUNICIPALITY_PATH, questions, TYPED } from '../../testing/builders'
import { button, data, field, openEditor, saved, settle } from './testing/editor-page'

vi.mock('../../data/staff/tables', () => ({ listTables: vi.fn() }))
// Rules are worked through in a worker, which a document of tests has none of.
vi.mock('./check/prove', () => ({
  prove: () => ({ told: new Promise(() => undefined), end: () => undefined }),
}))

const TABLE = 'localidades-pais'
beforeEach(() => {
  settle()
  vi.mocked(listTables).mockResolvedValue([
    {
      ...{ path: `${MUNICIPALITY_PATH}/tablas/${TABLE}`, nombre: 'Localidades', version: 1, entradas: 40 },
      ...{ columnas: ['Localidad', 'Provincia', 'ca', 'Tasa'], publica: true, baja: false },
      cambio: { fecha: null },
    },
  ])
})

const form = () =>
  aForm({
    areas: [AREA],
    secciones: [
      aSection({
        preguntas: questions(
          { id: 'p', titulo: 'Provincia' },
          { id: 'l', titulo: 'Localidad', ...TYPED['table-choice'], formato: `${TABLE}:1` },
          {
            ...{ id: 'r', titulo: 'Rubro', ...TYPED['single-choice'] },
            opciones: [anOption(0, { texto: 'Bar', atributos: 'tasa = "3"' }), anOption(1)],
          },
          { id: 'n', titulo: 'Total', ...TYPED.decimal },
        ),
      }),
    ],
  })
/** The form with a total that looks a column up. */
function lookingUp(column: string) {
  const looking = form()
  const [section = aSection()] = looking.secciones
  const preguntas = section.preguntas.map((one) =>
    one.id === 'n' ? { ...one, calculo: `lookup({{l}}, "${column}")` } : one,
  )
  return { ...looking, secciones: [{ ...section, preguntas }] }
}
const pick = async ({ click }: { click: (at: Element) => Promise<void> }, name: string) =>
  click(await screen.findByRole('option', { name }))
const ruleNamed = (name: string) => within(screen.getByRole('group', { name }))

describe('KIND-09 on what entries of a table depend', () => {
  it('is set by column and question, and taken away', async () => {
    const { person } = await openEditor(form())
    await person.click(field('Título de la pregunta 2'))
    await person.click(await screen.findByRole('button', { name: 'Las opciones dependen de otra pregunta…' }))
    const column = () => screen.getByRole('combobox', { name: 'Columna de la tabla' })
    expect(column()).toHaveTextContent('Provincia')
    expect(screen.getByRole('combobox', { name: 'Debe decir lo que se respondió a' })).toHaveTextContent(
      'Provincia',
    )
    await person.click(column())
    await pick(person, 'Tasa')
    expect((await saved(person)).secciones[0]?.preguntas[1]?.filtroOpciones).toBe("attribute('Tasa') = {{p}}")
  })
})

describe('LOGIC-05 LOGIC-06 what is looked up', () => {
  it('is said in a sentence, of a column of the table', async () => {
    const { person } = await openEditor(form())
    await person.click(field('Título de la pregunta 4'))
    await person.click(button('Mostrar si: agregar'))
    const rule = ruleNamed('Mostrar si')
    await person.click(rule.getByRole('combobox', { name: 'Pregunta' }))
    await pick(person, 'Localidad')
    await person.click(await rule.findByRole('combobox', { name: 'Qué se mira' }))
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      ...['La respuesta', 'Provincia', 'Tasa'],
    ])
    await pick(person, 'Tasa')
    await person.click(rule.getByRole('combobox', { name: 'Condición' }))
    await pick(person, 'es mayor que')
    await person.type(rule.getByRole('textbox', { name: 'Valor' }), '12,5')
    expect((await saved(person)).secciones[0]?.preguntas[3]?.mostrarSi).toBe("lookup({{l}}, 'Tasa') > 12.5")
  })

  it('is put into a formula from a list, and a column that is not there is told', async () => {
    const { person } = await openEditor(form())
    await person.click(field('Título de la pregunta 4'))
    await person.click(button('Se calcula: agregar'))
    const rule = ruleNamed('Se calcula')
    await person.click(await rule.findByRole('combobox', { name: 'Insertar un dato de lo que se elige' }))
    await pick(person, 'Rubro · tasa')
    expect(rule.getByRole('textbox', { name: 'Fórmula' })).toHaveValue('lookup({{Rubro}}, "tasa")')
    await person.type(rule.getByRole('textbox', { name: 'Fórmula' }), ' * 2')
    for (const told of rule.getAllByRole('status')) expect(told).toBeEmptyDOMElement()
    await person.clear(rule.getByRole('textbox', { name: 'Fórmula' }))
    await person.paste('number(lookup({{Localidad}}, "Barrio"))')
    expect(rule.getByText('«Barrio» no es un dato de esa pregunta.')).toBeInTheDocument()
    await person.clear(rule.getByRole('textbox', { name: 'Fórmula' }))
    await person.paste('lookup({{Provincia}}, "Barrio")')
    expect(rule.getByText(/Aquí no hay nada que mirar/)).toBeInTheDocument()
  })

  /** A public form that looks up a column of a table which has a newer version without it. */
  async function withEarlierTable() {
    const [table] = await listTables(MUNICIPALITY_PATH)
    if (table) vi.mocked(listTables).mockResolvedValue([{ ...table, version: 2 }])
    const looking = lookingUp('Barrio')
    return { ...looking, opcionales: { ...looking.opcionales, publico: true, editableForm: true } }
  }

  it('EDIT-25 and the check says where it was used and what there is', async () => {
    const { person } = await openEditor(lookingUp('Barrio'))
    await person.click(button(/^Revisión/))
    const panel = within(screen.getByRole('region', { name: 'Revisión' }))
    const told = await panel.findByText(/busca la columna «Barrio»/)
    expect(told).toHaveTextContent(
      'busca la columna «Barrio», que no está en la tabla. La tabla tiene: Provincia, Tasa',
    )
    await person.click(panel.getByText(/«Total»/))
    expect(await screen.findByRole('group', { name: 'Se calcula' })).toBeInTheDocument()
  })

  it('EDIT-25 a public form that goes on with an earlier version is saved with a new title, and told what is gone', async () => {
    const { person } = await openEditor(await withEarlierTable())
    await person.click(button(/^Revisión/))
    const panel = within(screen.getByRole('region', { name: 'Revisión' }))
    expect(await panel.findByText(/«Barrio», que la tabla ya no tiene/)).toBeInTheDocument()
    await person.click(panel.getByText(/«Total»/))
    expect(await screen.findByRole('group', { name: 'Se calcula' })).toBeInTheDocument()
    await person.type(field('Título del formulario'), ' nuevo')
    await person.click(button('Guardar'))
    await waitFor(() => expect(data.saveForm).toHaveBeenCalledTimes(1))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('EDIT-25 once it changes what it asks, it would take the new one and is not saved', async () => {
    const { person } = await openEditor(await withEarlierTable())
    await person.type(field('Título de la pregunta 1'), 's')
    await person.click(button('Guardar'))
    const told = await screen.findByRole('alertdialog', { name: /es público y así no se puede guardar/ })
    expect(told).toHaveTextContent('busca la columna «Barrio», que no está en la tabla')
    expect(data.saveForm).not.toHaveBeenCalled()
  })
})
