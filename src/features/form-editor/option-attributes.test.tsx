import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aForm, anOption, aSection, AREA, questions, TYPED } from '../../testing/builders'
import { button, field, openEditor, saved, settle } from './testing/editor-page'

beforeEach(settle)

/** A form with a choice of two trades, and a total that may look up what stands beside them. */
const form = (atributos = '', calculo = '') =>
  aForm({
    areas: [AREA],
    secciones: [
      aSection({
        preguntas: questions(
          {
            ...{ id: 'r', titulo: 'Rubro', ...TYPED['single-choice'] },
            opciones: [anOption(0, { texto: 'Bar', atributos }), anOption(1, { texto: 'Kiosco' })],
          },
          { id: 'n', titulo: 'Total', ...TYPED.decimal, calculo },
        ),
      }),
    ],
  })

const grid = () => within(screen.getByRole('table'))
const cell = (name: string) => grid().getByRole('textbox', { name })
const nameField = () => screen.getByRole('textbox', { name: 'Nombre del dato' })

async function opened(atributos?: string, calculo?: string) {
  const { person } = await openEditor(form(atributos, calculo))
  await person.click(field('Título de la pregunta 1'))
  return person
}
const keptOf = async (person: Awaited<ReturnType<typeof opened>>) =>
  (await saved(person)).secciones[0]?.preguntas[0]?.opciones.map(({ atributos }) => atributos)

describe('LOGIC-02 LOGIC-05 what stands beside options', () => {
  it('is named and filled in by keyboard alone', async () => {
    const person = await opened()
    await person.click(button('Agregar datos a las opciones…'))
    await waitFor(() => expect(nameField()).toHaveFocus())
    await person.keyboard('Tasa anual{Enter}')
    expect(cell('tasa_anual de Bar')).toHaveFocus()
    await person.keyboard('12,5{Enter}')
    expect(cell('tasa_anual de Kiosco')).toHaveFocus()
    await person.keyboard('8{ArrowUp}')
    expect(cell('tasa_anual de Bar')).toHaveFocus()
    expect(await keptOf(person)).toEqual(['tasa_anual = "12,5"', 'tasa_anual = "8"'])
  })

  it('takes cells of a sheet at once, and one step brings back what was there', async () => {
    const person = await opened('tasa = "1" and zona = "x"')
    await person.click(cell('tasa de Bar'))
    await person.paste('12\tNorte\n9\tSur\n')
    expect([cell('tasa de Kiosco'), cell('zona de Kiosco')].map((one) => one.getAttribute('value'))).toEqual([
      '9',
      'Sur',
    ])
    await person.click(button('Deshacer'))
    expect(cell('tasa de Bar')).toHaveValue('1')
    expect(cell('zona de Kiosco')).toHaveValue('')
  })

  it('has no two columns of one name', async () => {
    const person = await opened('tasa = "1"')
    await person.type(nameField(), 'TASA')
    expect(screen.getByText('Ya hay un dato con ese nombre.')).toBeInTheDocument()
    expect(button('Agregar dato')).toHaveAttribute('aria-disabled', 'true')
  })

  it('goes after a question where rules look it up, and at once where none does', async () => {
    const person = await opened('tasa = "1" and zona = "x"', 'number(lookup({{r}}, "tasa"))')
    await person.click(button('Quitar zona'))
    expect(grid().queryByText('zona')).not.toBeInTheDocument()
    expect(nameField()).toHaveFocus()
    await person.click(button('Quitar tasa'))
    const dialog = within(await screen.findByRole('alertdialog', { name: '¿Quitar el dato tasa?' }))
    expect(dialog.getByText(/Lo leen las reglas de «Total»/)).toBeInTheDocument()
    await person.click(dialog.getByRole('button', { name: 'Quitar tasa' }))
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
  })

  it('is offered to formulas as soon as it has a name', async () => {
    const person = await opened()
    await person.click(button('Agregar datos a las opciones…'))
    await person.type(nameField(), 'zona{Enter}')
    await person.click(field('Título de la pregunta 2'))
    await person.click(button('Se calcula: agregar'))
    await person.click(await screen.findByRole('combobox', { name: 'Insertar un dato de lo que se elige' }))
    expect(await screen.findByRole('option', { name: 'Rubro · zona' })).toBeInTheDocument()
  })
})
