import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getForm, hasAnswers } from '../../data/staff/forms'
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

/** What the browser was asked to look for, by what it tells of it. */
const watched = new Map<Element, (isNear: boolean) => void>()

beforeEach(() => {
  watched.clear()
  vi.mocked(hasAnswers).mockResolvedValue(false)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly own: Element[] = []
      constructor(private readonly tell: (entries: { target: Element; isIntersecting: boolean }[]) => void) {}
      observe(target: Element) {
        this.own.push(target)
        watched.set(target, (isIntersecting) => this.tell([{ target, isIntersecting }]))
      }
      disconnect() {
        for (const one of this.own) watched.delete(one)
      }
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

async function open(perSection: number): Promise<void> {
  const secciones = Array.from({ length: 3 }, (_, orden) =>
    aSection({
      orden,
      preguntas: questions(
        ...Array.from({ length: perSection }, (__, n) => ({
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
  await screen.findByDisplayValue('Pregunta 0-0')
}

const card = (id: string): HTMLElement => {
  const found = document.getElementById(`card-${id}`)
  if (!found) throw new Error(`there is no card of ${id}`)
  return found
}
const isWhole = (id: string): boolean => within(card(id)).queryAllByRole('textbox').length > 0

describe('EDIT-07 a long form in the editor', () => {
  it('begins with its first questions, and has the titles of the rest where they stand', async () => {
    await open(30)
    expect(['q0-0', 'q0-15', 'q0-16', 'q2-29'].map(isWhole)).toEqual([true, true, false, false])
    expect(card('q2-29')).toHaveTextContent('30Pregunta 2-29')
    expect([...document.querySelectorAll('[id^="card-q"]')]).toHaveLength(90)
  })

  it('draws what comes near, with its neighbours, and keeps it', async () => {
    await open(30)
    act(() => watched.get(card('q1-8'))?.(true))
    expect(['q1-7', 'q1-8', 'q1-15', 'q1-16'].map(isWhole)).toEqual([false, true, true, false])
    act(() => watched.get(card('q1-0'))?.(false))
    act(() => watched.get(card('q1-0'))?.(true))
    expect(['q1-0', 'q1-7', 'q1-8', 'q1-16'].map(isWhole)).toEqual([true, true, true, false])
  })

  it('looks for each of them, also around one that was opened alone', async () => {
    await open(30)
    await userEvent.click(screen.getByRole('button', { name: 'Contenido de la sección 3' }))
    await userEvent.click(screen.getByRole('button', { name: /^12 Pregunta 2-11/ }))
    expect(['q2-10', 'q2-11', 'q2-12'].map(isWhole)).toEqual([false, true, false])
    expect(within(card('q2-11')).getByRole('textbox', { name: 'Título de la pregunta 12' })).toBeVisible()
    const distant = [...document.querySelectorAll('[id^="card-q2"]')].filter(
      (one) => !isWhole(one.id.slice(5)),
    )
    const reached = new Set(
      distant.flatMap((one, at) => (watched.has(one) ? distant.slice(at, at + 8).map(({ id }) => id) : [])),
    )
    expect(reached.size).toBe(29)
  })

  it('is drawn whole where it is not long', async () => {
    await open(19)
    expect(['q0-0', 'q2-18'].map(isWhole)).toEqual([true, true])
  })
})
