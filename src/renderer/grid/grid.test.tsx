import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Question } from '../../domain/form/question'
import { anOption, aSection, aVersion, questions, TYPED } from '../../testing/builders'
import { renderAnswering } from '../../testing/render-answering'

/** This environment lays nothing out: elements are as wide as a test says. */
let width = 0
beforeEach(() => {
  width = 720
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  )
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width)
})

const OPTIONS = ['Bien', 'Regular', 'Mal'].map((texto, orden) => anOption(orden, { texto }))
const grid = (
  titulo: string,
  kind: keyof typeof TYPED,
  ...rows: Partial<Question>[]
): Partial<Question>[] => [
  { ...TYPED.grid, titulo },
  ...rows.map((row) => ({
    ...{ ...TYPED[kind], enCuadricula: true },
    ...(kind.endsWith('-choice') && { opciones: OPTIONS }),
    ...row,
  })),
]
const formOf = (...given: Partial<Question>[]) => {
  const preguntas = questions(...given.map((one, at) => ({ id: `q${at}`, ...one })))
  return aVersion({ secciones: [aSection({ preguntas })] })
}
const CARE = grid('¿Cómo está…?', 'single-choice', { titulo: 'Plaza', required: true }, { titulo: 'Río' })
const cell = (name: string) => screen.getByRole('radio', { name })

describe('KIND-05 a grid where there is room', () => {
  it('is a table with a button for each row and option, named by both', async () => {
    const { person, save, saved } = await renderAnswering(formOf(...CARE))
    const table = await screen.findByRole('table', { name: '¿Cómo está…?' })
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((one) => one.textContent),
    ).toEqual([...['Bien', 'Regular', 'Mal']])
    expect(within(table).getByRole('rowheader', { name: /Río/ })).toBeVisible()
    await person.click(cell('Plaza: Regular'))
    await person.click(cell('Río: Mal'))
    expect(cell('Plaza: Regular')).toBeChecked()
    expect(cell('Plaza: Bien')).toHaveAttribute('name', cell('Plaza: Mal').getAttribute('name') ?? '')
    await save()
    await waitFor(() => expect(saved).toHaveLength(1))
  })

  it('KIND-11 tells what is missing at its row, and leads there', async () => {
    const { save } = await renderAnswering(formOf(...CARE))
    await screen.findByRole('table')
    await save()
    const row = screen.getByRole('row', { name: /Plaza/ })
    await waitFor(() => expect(row).toHaveTextContent('Responda esta pregunta'))
    expect(cell('Plaza: Bien')).toHaveAccessibleDescription(/Responda esta pregunta/)
    await waitFor(() => expect(cell('Plaza: Bien')).toHaveFocus())
    expect(screen.getByRole('row', { name: /Río/ })).not.toHaveTextContent('Responda esta pregunta')
  })

  it('lets a choice go where none has to be made', async () => {
    const { person } = await renderAnswering(formOf(...CARE))
    await person.click(await screen.findByRole('radio', { name: 'Río: Mal' }))
    await person.click(within(screen.getByRole('row', { name: /Río/ })).getByRole('button'))
    expect(cell('Río: Mal')).not.toBeChecked()
  })

  it('has boxes for several, yes and no, the numbers of a scale, and fields to write into', async () => {
    const { person } = await renderAnswering(
      formOf(
        ...grid('Qué', 'multiple-choice', { titulo: 'Lunes' }),
        ...grid('Hay', 'yes-no', { titulo: 'Luz' }),
        ...grid('Nota', 'scale', { titulo: 'Trato', formato: 'numbers:1-3', textoMaximo: 'Muy bien' }),
        ...grid('Van', 'integer', { titulo: 'Mañana' }),
      ),
    )
    await person.click(await screen.findByRole('checkbox', { name: 'Lunes: Bien' }))
    await person.click(screen.getByRole('checkbox', { name: 'Lunes: Mal' }))
    expect(screen.getByRole('checkbox', { name: 'Lunes: Bien' })).toBeChecked()
    await person.click(cell('Luz: No'))
    expect(cell('Luz: No')).toBeChecked()
    await person.click(cell('Trato: 3, Muy bien'))
    await person.type(screen.getByLabelText('Mañana'), '12')
    expect(screen.getByLabelText('Mañana')).toHaveValue('12')
  })

  it('KIND-11 draws one row for each answer', async () => {
    const drawn: string[] = []
    const { person } = await renderAnswering(formOf(...CARE), { onDrawn: (key) => void drawn.push(key) })
    const radio = await screen.findByRole('radio', { name: 'Río: Mal' })
    drawn.splice(0)
    await person.click(radio)
    expect(new Set(drawn)).toEqual(new Set(['s0-q2']))
  })
})

describe('KIND-05 rows one after the other', () => {
  it('on a narrow screen', async () => {
    width = 328
    const { person } = await renderAnswering(formOf(...CARE))
    const row = await screen.findByRole('radiogroup', { name: /Plaza/ })
    expect(screen.queryByRole('table')).toBeNull()
    await person.click(within(row).getByRole('radio', { name: 'Mal' }))
    expect(within(row).getByRole('radio', { name: 'Mal' })).toBeChecked()
  })

  it.each<[string, Partial<Question>]>([
    ['are not alike', { opciones: OPTIONS.slice(1) }],
    ['ask for a file', { adjuntar: true }],
    ['are answered several times', { repetible: true }],
    ['ask which other', { opciones: OPTIONS.map((one) => ({ ...one, otra: true })) }],
  ])('where they %s', async (_, second) => {
    await renderAnswering(
      formOf(...grid('Qué', 'single-choice', { titulo: 'Plaza' }, { titulo: 'Río', ...second })),
    )
    expect(await screen.findByRole('radiogroup', { name: /Río/ })).toBeVisible()
    expect(screen.queryByRole('table')).toBeNull()
  })
})
