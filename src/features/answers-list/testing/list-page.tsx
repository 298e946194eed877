/** The list of answers as a person meets it in tests, with the data layer's answers made up. */
import { vi } from 'vitest'
import { deleteAnswer, moveAnswer } from '../../../data/staff/answers'
import { getForm } from '../../../data/staff/forms'
import { countAnswers, listAnswersPage } from '../../../data/staff/list-answers'
import type { Role } from '../../../domain/access/roles'
import type { StoredAnswer } from '../../../domain/answer/answer'
import { aForm, anAnswer, aUser, THREE_STATES } from '../../../testing/builders'
import { DESK, renderStaff, setScreenWidth } from '../../../testing/render-staff'
import { AnswersListPage } from '../AnswersListPage'

vi.mock('../../../data/staff/forms', () => ({ getForm: vi.fn() }))
vi.mock('../../../data/staff/list-answers', () => ({
  ANSWERS_PER_PAGE: 15,
  listAnswersPage: vi.fn(),
  countAnswers: vi.fn(),
}))
vi.mock('../../../data/staff/answers', () => ({ moveAnswer: vi.fn(), deleteAnswer: vi.fn() }))

/** The made-up data layer. */
export const data = {
  getForm: vi.mocked(getForm),
  countAnswers: vi.mocked(countAnswers),
  listAnswersPage: vi.mocked(listAnswersPage),
  moveAnswer: vi.mocked(moveAnswer),
  deleteAnswer: vi.mocked(deleteAnswer),
}

export const code = (number: number) => `VDR-${String(number).padStart(10, '0')}`
const answer = (number: number, given: Partial<StoredAnswer> = {}): StoredAnswer =>
  anAnswer(
    { id: `respuesta-${number}`, code: code(number) },
    { estados: THREE_STATES, firstName: 'Diego', lastName: 'Maldonado', ...given },
  )

/** The pages of a form with so many answers, as the data layer gives them. */
export function give(
  total: number,
  change: (number: number) => Partial<StoredAnswer> = () => ({}),
  damaged = 0,
): void {
  const all = Array.from({ length: total }, (_, index) => answer(index + 1, change(index + 1)))
  data.countAnswers.mockResolvedValue(total + damaged)
  let served = 0
  data.listAnswersPage.mockImplementation(({ after }) => {
    served = after ? served : 0
    const answers = all.slice(served, served + 15)
    served += answers.length
    const cursor = served < total ? { value: {}, name: `respuesta-${served}` } : null
    return Promise.resolve({ answers, damaged: after ? 0 : damaged, cursor })
  })
}

/** Opens the list. */
export const open = (role: Role = 'ROLE_SUPERVISOR', at = '/respuestas/listado/comercios') =>
  renderStaff(<AnswersListPage />, { user: aUser(role), pattern: '/respuestas/listado/:formId', at })

/** A desk, a form, and a store that takes every change. */
export function settle(): void {
  vi.resetAllMocks()
  setScreenWidth(DESK)
  data.getForm.mockResolvedValue(aForm())
  data.moveAnswer.mockImplementation((moved) => Promise.resolve(moved))
  data.deleteAnswer.mockResolvedValue()
}
