import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aForm, anOption, aSection, questions, TYPED } from '../../testing/builders'
import { button, field, openEditor, settle } from './testing/editor-page'

beforeEach(settle)

const FORM = aForm({
  secciones: [
    aSection({
      titulo: 'Hogar',
      preguntas: questions(
        { id: 'mascotas', titulo: '¿Tiene mascotas?', ...TYPED['yes-no'] },
        { id: 'cuantas', titulo: '¿Cuántas?', ...TYPED.integer, mostrarSi: '{{mascotas}}' },
        { id: 'chip', titulo: 'Chip', mostrarSi: '{{cuantas}} > 1' },
      ),
    }),
  ],
})
const card = (number: number) => within(screen.getByRole('listitem', { name: `Pregunta ${number}` }))

describe('who depends on whom', () => {
  it('LOGIC-05 each card says what decides it and whom it decides', async () => {
    await openEditor(FORM)
    expect(card(1).getByText('Decide sobre «¿Cuántas?»')).toBeInTheDocument()
    expect(card(2).getByText('Depende de «¿Tiene mascotas?» · Decide sobre «Chip»')).toBeInTheDocument()
    expect(card(3).getByText('Depende de «¿Cuántas?»')).toBeInTheDocument()
  })

  it('LOGIC-08 removing a part tells whom it breaks before it is removed', async () => {
    const { person } = await openEditor(FORM)
    await person.click(field('Título de la pregunta 2'))
    await person.click(button('Eliminar la pregunta 2'))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Eliminar la pregunta 2' }))
    expect(dialog.getByRole('listitem')).toHaveTextContent('Chip')
    await person.click(dialog.getByRole('button', { name: 'Cancelar' }))
    expect(field('Título de la pregunta 2')).toHaveValue('¿Cuántas?')
    await person.click(button('Eliminar la pregunta 2'))
    await person.click(await screen.findByRole('button', { name: 'Eliminar de todos modos' }))
    expect(field('Título de la pregunta 2')).toHaveValue('Chip')
    // Nobody's rule names it: it goes at once.
    await person.click(field('Título de la pregunta 2'))
    await person.click(button('Eliminar la pregunta 2'))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.queryByRole('textbox', { name: 'Título de la pregunta 2' })).toBeNull()
  })

  it('LOGIC-08 removing an option tells whom it breaks; one that no rule names goes at once', async () => {
    const { person } = await openEditor(
      aForm({
        secciones: [
          aSection({
            preguntas: questions(
              {
                id: 'tipo',
                titulo: 'Tipo',
                ...TYPED['single-choice'],
                opciones: ['Luz', 'Bache', 'Otro'].map((texto, orden) => ({ ...anOption(orden), texto })),
              },
              { id: 'poste', titulo: 'Número del poste', mostrarSi: '{{tipo}} = {{tipo:opcion-0}}' },
            ),
          }),
        ],
      }),
    )
    await person.click(field('Título de la pregunta 1'))
    await person.click(button('Eliminar la opción «Luz»'))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Eliminar la opción «Luz»' }))
    expect(dialog.getByRole('listitem')).toHaveTextContent('Número del poste')
    await person.click(dialog.getByRole('button', { name: 'Cancelar' }))
    expect(field('Opción 1')).toHaveValue('Luz')
    await person.click(button('Eliminar la opción «Bache»'))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(field('Opción 2')).toHaveValue('Otro')
    await person.click(button('Eliminar la opción «Luz»'))
    await person.click(await screen.findByRole('button', { name: 'Eliminar de todos modos' }))
    expect(field('Opción 1')).toHaveValue('Otro')
  })

  it('LOGIC-08 removing a section breaks what stays, not what goes with it', async () => {
    const { person } = await openEditor(FORM)
    await person.click(field('Título de la sección 1'))
    await person.click(button('Eliminar la sección 1'))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})
