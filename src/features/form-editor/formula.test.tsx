import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { aForm, anOption, aSection, questions, TYPED } from '../../testing/builders'
import { button, field, openEditor, saved, settle, type Person } from './testing/editor-page'

beforeEach(settle)

const form = () =>
  aForm({
    secciones: [
      aSection({
        preguntas: questions(
          { id: 'age', titulo: 'Edad', codigo: 'edad', ...TYPED.integer },
          {
            ...{ id: 'kind', titulo: '¿De qué clase?', ...TYPED['single-choice'] },
            opciones: [anOption(0, { texto: 'Perro' }), anOption(1, { texto: 'Gato' })],
          },
          { id: 'years', titulo: '年齢', ...TYPED.integer },
          { id: 'note', titulo: 'Nota' },
        ),
      }),
    ],
  })

/** A rule of the last question that is typed, with the focus in its field. */
async function typing() {
  const page = await openEditor(form())
  await page.person.click(field('Título de la pregunta 4'))
  await page.person.click(button('Obligatoria si: agregar'))
  const rule = within(screen.getByRole('group', { name: 'Obligatoria si' }))
  await page.person.click(rule.getByRole('button', { name: 'Escribir como fórmula' }))
  const formula = rule.getByRole('textbox', { name: 'Fórmula' })
  await page.person.click(formula)
  return { ...page, rule, formula }
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const rule = async (person: Person) => (await saved(person)).secciones[0]?.preguntas[3]?.obligatoriaSi

it('LOGIC-05 a formula is written with the keyboard out of what is offered: a question, an option, a function', async () => {
  const { person, formula } = await typing()
  await person.keyboard('cla{Enter}')
  expect(formula).toHaveValue('{{¿De qué clase?}}')
  await person.keyboard(' = ')
  expect(options()).toEqual(['Perro¿De qué clase?', 'Gato¿De qué clase?'])
  await person.keyboard('{ArrowDown}{Tab}')
  expect(formula).toHaveFocus()
  expect(formula).toHaveValue('{{¿De qué clase?}} = {{¿De qué clase?:Gato}}')
  await person.keyboard(' and is_bl{Enter}')
  await person.keyboard('年{Enter}')
  expect(formula).toHaveValue('{{¿De qué clase?}} = {{¿De qué clase?:Gato}} and is_blank({{年齢}})')
  expect(await rule(person)).toBe('{{kind}} = {{kind:opcion-1}} and is_blank({{years}})')
})

it('LOGIC-05 a question is offered to its checks, and not to its own calculation', async () => {
  const { person } = await openEditor(form())
  await person.click(field('Título de la pregunta 1'))
  const typed = (name: RegExp) =>
    within(screen.getByRole('group', { name })).getByRole('textbox', { name: 'Fórmula' })
  await person.click(button('Agregar validación'))
  await person.click(button('Escribir como fórmula'))
  await person.click(typed(/^Validación 1/))
  await person.keyboard('eda')
  expect(options()).toHaveLength(1)
  await person.keyboard('{Escape}')
  await person.click(button('Se calcula: agregar'))
  await person.click(typed(/^Se calcula/))
  await person.keyboard('nota')
  expect(options()).toEqual(['Notaun texto'])
  await person.keyboard('{Escape}+eda')
  expect(options()).toEqual([])
})

it('LOGIC-05 the list says which one is chosen, how many there are, and what a function takes; Escape leaves what was typed', async () => {
  const { person, formula } = await typing()
  expect(formula).not.toHaveAttribute('aria-activedescendant')
  await person.keyboard('add_')
  const list = screen.getByRole('listbox', { name: 'Sugerencias' })
  expect(formula).toHaveAttribute('aria-controls', list.id)
  const chosen = () =>
    document.querySelector(`#${CSS.escape(formula.getAttribute('aria-activedescendant') ?? '')}`)
  expect(chosen()?.closest('[role=group]')).toHaveAccessibleName('Funciones')
  expect(chosen()).toHaveTextContent('add_daysuna fecha, un número')
  expect(chosen()).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByText(/^3 sugerencias/)).toHaveAttribute('role', 'status')
  await person.keyboard('{ArrowUp}')
  expect(chosen()).toHaveTextContent(/^add_years/)
  await person.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(formula).toHaveValue('add_')
  expect(formula).toHaveFocus()
  await person.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(screen.getByRole('listbox')).toBeVisible()
  await person.click(screen.getByRole('option', { name: /^add_months/ }))
  expect(formula).toHaveValue('add_months()')
  expect(formula).toHaveFocus()
})

it('LOGIC-05 with nothing offered, Tab leaves the field and Enter begins a line', async () => {
  const { person, formula } = await typing()
  await person.paste('{{edad}} > 1 and')
  await person.keyboard('{Enter}')
  expect(formula).toHaveValue('{{edad}} > 1 and\n')
  await person.keyboard('{Tab}')
  expect(formula).not.toHaveFocus()
})

it('LOGIC-05 keys that choose letters of Japanese take nothing', async () => {
  const { person, formula } = await typing()
  await person.keyboard('年')
  fireEvent.keyDown(formula, { key: 'Enter', isComposing: true })
  expect(formula).toHaveValue('年')
})

it('LOGIC-05 what is typed says what it means in a sentence, of which type it is, and its value for answers that are made up', async () => {
  const { person, rule: within_ } = await typing()
  await person.paste('{{edad}} > 17 and ({{¿De qué clase?}} = {{¿De qué clase?:Gato}} or is_blank({{Nota}}))')
  expect(
    await within_.findByText(
      'Significa: «Edad» es mayor que 17 y («¿De qué clase?» es Gato o «Nota» no se respondió).',
    ),
  ).toBeInTheDocument()
  expect(
    within_.getByText(
      'Da un sí o no. Por ejemplo, con «Edad»: 10; «¿De qué clase?»: Perro; «Nota»: ABC: no.',
    ),
  ).toBeInTheDocument()
  await person.clear(within_.getByRole('textbox', { name: 'Fórmula' }))
  await person.paste('if(not ({{edad}} + 1 >= 18), {{年齢}} in (1, 2), {{edad}} = {{年齢}})')
  expect(
    await within_.findByText(
      'Significa: si no se cumple que «Edad» + 1 es al menos 18, «年齢» es uno de estos: 1, 2; si no, «Edad» es «年齢».',
    ),
  ).toBeInTheDocument()
})

it('LOGIC-05 what is a sentence is one again after it was typed', async () => {
  const { person, rule: within_ } = await typing()
  await person.paste('{{edad}} >= 18')
  await person.click(field('Título de la pregunta 1'))
  await person.click(field('Título de la pregunta 4'))
  const opened = within(screen.getByRole('group', { name: 'Obligatoria si' }))
  expect(opened.getByRole('combobox', { name: 'Condición' })).toHaveTextContent('es al menos')
  expect(within_.queryByRole('textbox', { name: 'Fórmula' })).toBeNull()
})

it('LOGIC-05 a rule that is emptied to be written anew stays open, and is gone once it is taken away', async () => {
  const ruled = form()
  const [section] = ruled.secciones
  if (!section) throw new Error('a form has a section')
  const preguntas = section.preguntas.map((one) =>
    one.id === 'note' ? { ...one, mostrarSi: '{{age}} + 1 > 2' } : one,
  )
  const { person } = await openEditor({ ...ruled, secciones: [{ ...section, preguntas }] })
  await person.click(field('Título de la pregunta 4'))
  const formula = field('Fórmula')
  await person.clear(formula)
  await person.keyboard('{{}')
  expect(formula).toBeInTheDocument()
  expect(formula).toHaveFocus()
  await person.keyboard('{Backspace}')
  await person.paste('{{edad}} > 2')
  expect(formula).toHaveFocus()
  await person.click(button('Quitar: Mostrar si'))
  expect(screen.queryByRole('textbox', { name: 'Fórmula' })).toBeNull()
  expect(button('Mostrar si: agregar')).toBeVisible()
})
