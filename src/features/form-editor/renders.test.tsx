import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { getForm, hasAnswers } from '../../data/staff/forms'
import { aForm, aSection, aUser, questions } from '../../testing/builders'
import { renderStaff } from '../../testing/render-staff'
import { FormEditorPage } from './FormEditorPage'

interface Fiber {
  tag: number
  flags: number
  alternate: Fiber | null
  child: Fiber | null
  sibling: Fiber | null
}

vi.mock('../../data/staff/forms', () => ({
  getForm: vi.fn(),
  hasAnswers: vi.fn(),
  newFormId: vi.fn(),
  saveForm: vi.fn(),
}))
vi.mock('../../data/staff/geography', () => ({
  areas: () => Promise.resolve([]),
  countries: () => Promise.resolve([]),
  municipalities: () => Promise.resolve([]),
  municipality: () => Promise.reject(new Error('not asked for here')),
  provinces: () => Promise.resolve([]),
}))

vi.setConfig({ testTimeout: 60_000 })

const PERFORMED_WORK = 1
/** Functions, classes, forwarded and memoized functions: what people write as components. */
const COMPONENT_TAGS = [0, 1, 11, 14, 15]

const isFiber = (value: unknown): value is Fiber =>
  typeof value === 'object' && value !== null && 'flags' in value

/** The tree that React committed last, found where it keeps it: at the element that it draws into. */
function committedRoot(): Fiber {
  for (const element of document.body.children) {
    const key = Object.keys(element).find((name) => name.startsWith('__reactContainer$'))
    const host: unknown = key === undefined ? null : Reflect.get(element, key)
    const root: unknown = isFiber(host) ? Reflect.get(host, 'stateNode') : null
    const current: unknown = typeof root === 'object' && root !== null ? Reflect.get(root, 'current') : null
    if (isFiber(current)) return current
  }
  throw new Error('nothing is drawn')
}

/** Components that did work in the last commit: as the developer tools count them. */
function rendered(): number {
  let count = 0
  const visit = (fiber: Fiber | null): void => {
    for (let at = fiber; at !== null; at = at.sibling) {
      const before = at.alternate
      // A subtree whose children are the very same was not entered.
      if (COMPONENT_TAGS.includes(at.tag) && before !== null && (at.flags & PERFORMED_WORK) !== 0) count++
      if (before === null || before.child !== at.child) visit(at.child)
    }
  }
  visit(committedRoot().child)
  return count
}

beforeEach(() => {
  vi.mocked(hasAnswers).mockResolvedValue(false)
})

it.each([10, 300])('typing in a title draws at most 3 components with %i questions', async (total) => {
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
  const field = await screen.findByDisplayValue('Pregunta 3-0')
  field.focus()
  // The first keystroke also says that something is unsaved now, and lights the undo button.
  fireEvent.change(field, { target: { value: 'Nombre' } })
  fireEvent.change(field, { target: { value: 'Nombres' } })
  expect(rendered()).toBeGreaterThan(0)
  expect(rendered()).toBeLessThanOrEqual(3)
})
