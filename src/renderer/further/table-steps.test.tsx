import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { stepsText } from '../../domain/form-logic/steps-text'
import { anOption, aSection, aVersion, questions, TYPED } from '../../testing/builders'
import { renderAnswering } from '../../testing/render-answering'

const TOWNS = {
  columns: ['Localidad', 'Provincia'],
  entries: [
    ...Array.from({ length: 40 }, (_, at) => [`Pueblo ${at}`, 'Salta']),
    ['Rosario', 'Santa Fe'],
    ['Rafaela', 'Santa Fe'],
    ['Villa Alta', 'Córdoba'],
  ],
}
const VERSION = aVersion({
  secciones: [
    aSection({
      preguntas: questions(
        {
          ...{ id: 'p', titulo: 'Provincia', ...TYPED['single-choice'] },
          opciones: ['Santa Fe', 'Córdoba', 'Salta'].map((texto, at) => anOption(at, { texto })),
        },
        {
          ...{ id: 'l', titulo: 'Localidad', ...TYPED['table-choice'], formato: 'localidades-pais:1' },
          filtroOpciones: stepsText([{ column: 'Provincia', question: 'p' }]),
        },
      ),
    }),
  ],
})

const opened = () => renderAnswering(VERSION, { loadTable: () => Promise.resolve(TOWNS) })
const town = () => screen.findByRole('combobox', { name: 'Localidad' })
const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

describe('KIND-09 entries of a table that depend on another answer', () => {
  it('wait for it, and then the few that fit open by keyboard and are picked', async () => {
    const { person, save, saved } = await opened()
    expect(await screen.findByText('Aparecen cuando responda «Provincia».')).toBeVisible()
    await person.type(await town(), 'ro')
    expect(offered()).toEqual([])
    await person.clear(await town())
    await person.click(screen.getByRole('radio', { name: 'Santa Fe' }))
    expect(screen.queryByText('Aparecen cuando responda «Provincia».')).toBeNull()
    ;(await town()).focus()
    await person.keyboard('{ArrowDown}')
    expect(offered()).toEqual(['Rosario', 'Rafaela'])
    await person.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(await town()).toHaveValue('Rafaela')
    await save()
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.secciones[0]?.preguntas?.[1]).toMatchObject({ respuesta: 'Rafaela' })
  })

  it('what was picked goes with the answer that it depended on, and that is told', async () => {
    const { person, save, saved } = await opened()
    await person.click(await screen.findByRole('radio', { name: 'Santa Fe' }))
    await person.type(await town(), 'rosario')
    await person.tab()
    expect(await town()).toHaveValue('Rosario')
    await person.click(screen.getByRole('radio', { name: 'Córdoba' }))
    expect(await screen.findByText(/«Rosario» no corresponde a la nueva respuesta/)).toBeVisible()
    expect(await town()).toHaveValue('')
    await save()
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.secciones[0]?.preguntas?.map(({ id }) => id)).toEqual(['p'])
  })

  it('many are looked for by letters', async () => {
    const { person } = await opened()
    await person.click(await screen.findByRole('radio', { name: 'Salta' }))
    await person.click(await town())
    expect(offered()).toEqual([])
    await person.type(await town(), 'pueblo 3')
    expect(offered()[0]).toBe('Pueblo 3')
    // Leaving without a choice keeps nothing that is not an entry.
    await person.clear(await town())
    await person.type(await town(), 'rosario')
    await person.tab()
    expect(await screen.findByText('Lo escrito no está en la lista. Elija algo de ella.')).toBeVisible()
  })
})
