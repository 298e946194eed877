import { cleanup, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { getForm, hasAnswers } from '../../data/staff/forms'
import { countRenders, type RenderCount } from '../../testing/count-renders'
import { aForm, aSection, aUser, questions } from '../../testing/builders'
import { renderStaff } from '../../testing/render-staff'
import { FormEditorPage } from './FormEditorPage'

vi.mock('../../data/staff/forms', () => ({
  getForm: vi.fn(),
  hasAnswers: vi.fn(),
  isUnheardSince: vi.fn(),
  newFormId: vi.fn(),
  saveForm: vi.fn(),
}))
vi.mock('../../data/staff/geography', () => ({
  municipality: () => Promise.reject(new Error('not asked for here')),
}))
vi.mock('../../data/staff/geography-tree', () => ({
  countryTree: () => Promise.resolve([]),
  TREE_FRESH_MS: 0,
}))

vi.setConfig({ testTimeout: 60_000 })

beforeEach(() => {
  vi.mocked(hasAnswers).mockResolvedValue(false)
})

/** A form of ten sections, opened and edited once: the first edit also says that something is unsaved now. */
async function open(total: number): Promise<RenderCount> {
  const sections = 10
  const secciones = Array.from({ length: sections }, (_, orden) =>
    aSection({
      orden,
      preguntas: questions(
        ...Array.from({ length: total / sections }, (__, n) => ({
          id: `q${orden}-${n}`,
          titulo: `Pregunta ${orden}-${n}`,
        })),
      ),
    }),
  )
  vi.mocked(getForm).mockResolvedValue(aForm({ secciones }))
  await renderStaff(<FormEditorPage />, {
    user: aUser('ROLE_GENERADOR'),
    pattern: '/editar/:formId',
    at: '/editar/comercios',
  })
  const field = await screen.findByDisplayValue('Pregunta 0-0')
  field.focus()
  fireEvent.change(field, { target: { value: 'Nombre' } })
  return countRenders()
}

it.each([10, 300])('typing in a title draws at most 3 components with %i questions', async (total) => {
  const drawn = await open(total)
  fireEvent.change(screen.getByDisplayValue('Nombre'), { target: { value: 'Nombres' } })
  const { again, fresh } = drawn.take()
  expect(again).toBeGreaterThan(0)
  expect(again + fresh).toBeLessThanOrEqual(3)
})

it('EDIT-07 moving a section draws the two that changed places, and no more with 300 questions than with 100', async () => {
  const counts = []
  for (const total of [100, 300]) {
    const drawn = await open(total)
    fireEvent.click(screen.getByDisplayValue('Sección 4'))
    drawn.take()
    fireEvent.click(screen.getByRole('button', { name: 'Subir la sección 4' }))
    counts.push(drawn.take())
    cleanup()
  }
  expect(counts[0]?.again).toBeGreaterThan(0)
  // Two cards and two lines of the outline with what stands in their heads.
  expect(counts[0]?.again).toBeLessThanOrEqual(40)
  expect(counts[1]).toEqual(counts[0])
})

it('LOGIC-05 a letter in a formula draws no more with 500 questions than with 50, and offers as many', async () => {
  const counts = []
  for (const total of [50, 500]) {
    const drawn = await open(total)
    fireEvent.click(screen.getByDisplayValue('Nombre'))
    fireEvent.click(await screen.findByRole('button', { name: 'Mostrar si: agregar' }))
    fireEvent.click(screen.getByRole('button', { name: 'Escribir como fórmula' }))
    const formula = screen.getByRole('textbox', { name: 'Fórmula' })
    formula.focus()
    const type = (value: string) => {
      fireEvent.change(formula, { target: { value, selectionStart: value.length } })
      return { ...drawn.take(), offered: screen.queryAllByRole('option').length }
    }
    drawn.take()
    counts.push([type('{{p'), type('{{pr'), type('{{pre')])
    cleanup()
  }
  const [few, many] = counts
  expect(few?.map(({ offered }) => offered)).toEqual([30, 30, 30])
  expect(many).toEqual(few)
})
