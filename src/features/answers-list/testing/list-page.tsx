/** The list of answers as a person meets it in tests, with the data layer's answers made up. */
import { screen } from '@testing-library/react'
import { vi } from 'vitest'
import { DataError, type DataErrorCode } from '../../../data/errors'
import { deleteAnswer, findMoved, isDeleted, moveAnswer, undoMove } from '../../../data/staff/answers'
import { restoreAnswer } from '../../../data/staff/bin'
import { assignAnswer, listAssignees } from '../../../data/staff/assignment'
import { getColleagueNames } from '../../../data/staff/colleagues'
import { sendMail } from '../../../data/staff/mail'
import { getFormHead } from '../../../data/staff/forms'
import { alarmOf } from '../../../data/staff/floods'
import { listenOnceLoaded } from '../../../data/staff/listen-once-loaded'
import { saveOwnLists } from '../../../data/staff/own-lists'
import {
  countAnswers,
  listAnswerPlaces,
  listAnswersPage,
  listMatchingAnswers,
  cachedCountOf,
} from '../../../data/staff/list-answers'
import type { Role } from '../../../domain/user/roles'
import { changedLists } from '../../../domain/answers-list/own-lists'
import type { AnswerRow } from '../../../domain/answers-list/row'
import type { StoredAnswer } from '../../../domain/answer/answer'
import { aForm, anAnswer, aUser, THREE_STATES } from '../../../testing/builders'
import { DESK, renderStaff, setScreenWidth } from '../../../testing/render-staff'
import { forgetChosen } from '../many/use-chosen'
import { AnswersListPage } from '../AnswersListPage'
import { forgetStored } from '../own/recorded'

vi.mock('../../../data/staff/forms', () => ({ getFormHead: vi.fn() }))
vi.mock('../../../data/staff/list-answers', () => ({
  ANSWERS_PER_PAGE: 15,
  listAnswersPage: vi.fn(),
  listAnswerPlaces: vi.fn(),
  listMatchingAnswers: vi.fn(),
  countAnswers: vi.fn(),
  cachedCountOf: vi.fn(),
}))
vi.mock('../../../data/staff/floods', async (original) => ({
  ...(await original<object>()),
  alarmOf: vi.fn(),
}))
vi.mock('../../../data/staff/mail', async (original) => ({
  ...(await original<object>()),
  sendMail: vi.fn(),
}))
vi.mock('../../../data/staff/retention', () => ({
  readListRetention: () => Promise.resolve({ regla: null, proximas: 0, bloqueo: null }),
}))
vi.mock('../../../data/staff/assignment', () => ({ assignAnswer: vi.fn(), listAssignees: vi.fn() }))
vi.mock('../../../data/staff/colleagues', () => ({ getColleagueNames: vi.fn() }))
vi.mock('../../../data/staff/own-lists', () => ({ saveOwnLists: vi.fn() }))
vi.mock('../../../data/staff/listen-once-loaded', () => ({ listenOnceLoaded: vi.fn() }))
vi.mock('../../../data/staff/bin', () => ({ restoreAnswer: vi.fn() }))
vi.mock('../../../data/staff/answers', () => ({
  moveAnswer: vi.fn(),
  undoMove: vi.fn(),
  deleteAnswer: vi.fn(),
  findMoved: vi.fn(),
  isDeleted: vi.fn(),
}))

/** The made-up data layer. */
export const data = {
  getFormHead: vi.mocked(getFormHead),
  countAnswers: vi.mocked(countAnswers),
  cachedCountOf: vi.mocked(cachedCountOf),
  alarmOf: vi.mocked(alarmOf),
  listAnswersPage: vi.mocked(listAnswersPage),
  listMatchingAnswers: vi.mocked(listMatchingAnswers),
  listAnswerPlaces: vi.mocked(listAnswerPlaces),
  moveAnswer: vi.mocked(moveAnswer),
  undoMove: vi.mocked(undoMove),
  deleteAnswer: vi.mocked(deleteAnswer),
  isDeleted: vi.mocked(isDeleted),
  restoreAnswer: vi.mocked(restoreAnswer),
  findMoved: vi.mocked(findMoved),
  assignAnswer: vi.mocked(assignAnswer),
  listAssignees: vi.mocked(listAssignees),
  getColleagueNames: vi.mocked(getColleagueNames),
  sendMail: vi.mocked(sendMail),
  saveOwnLists: vi.mocked(saveOwnLists),
}

export const code = (number: number) => `VDR-${String(number).padStart(10, '0')}`
/** An answer with what a list shows of it. */
type Given = Partial<StoredAnswer & Pick<AnswerRow, 'ficha'>>

const answer = (number: number, given: Given = {}): StoredAnswer =>
  anAnswer(
    { id: `respuesta-${number}`, code: code(number) },
    { estados: THREE_STATES, firstName: 'Diego', lastName: 'Maldonado', ...given },
  )

/** How many answers there are, kept beside them and counted. */
export function giveTotal(total: number): void {
  data.cachedCountOf.mockResolvedValue({ total, alarm: null })
  data.countAnswers.mockResolvedValue(total)
}

/** The pages of a form with so many answers, as the data layer gives them. */
export function give(total: number, change: (number: number) => Given = () => ({}), damaged = 0): void {
  const all = Array.from({ length: total }, (_, index) => answer(index + 1, change(index + 1)))
  giveTotal(total + damaged)
  data.listMatchingAnswers.mockImplementation((_list, most) => Promise.resolve(all.slice(0, most)))
  let served = 0
  data.listAnswersPage.mockImplementation(({ after, pageSize = 15 }) => {
    served = after ? served : 0
    const answers = all.slice(served, served + pageSize)
    served += answers.length
    const cursor = served < total ? { value: {}, name: `respuesta-${served}` } : null
    return Promise.resolve({ answers, damaged: after ? 0 : damaged, cursor })
  })
}

/** Lets somebody else change an answer: the last listener is called. */
export function changeElsewhere(number: number, given: Partial<StoredAnswer>): void {
  const [listen] = vi.mocked(listenOnceLoaded).mock.lastCall ?? []
  if (!listen) throw new Error('nobody listens')
  listen({
    watchNewestChange: (_list, onAnswer) => {
      onAnswer(answer(number, given))
      return () => undefined
    },
    watchAnswer: () => () => undefined,
  })
}

/** Deletes the first answer, and reading the list again fails. */
export async function deleteUnread({ person }: Awaited<ReturnType<typeof open>>, failure: DataErrorCode) {
  const remove = await screen.findByRole('button', { name: `Eliminar la respuesta ${code(1)}` })
  data.listAnswersPage.mockRejectedValueOnce(new DataError(failure))
  await person.click(remove)
  await person.click(await screen.findByRole('button', { name: 'Eliminar respuesta' }))
}

/** The answers of the map in steps, as the data layer gives them. */
export function givePlaces(
  steps: number[],
  change: (number: number) => Partial<StoredAnswer> = () => ({}),
): void {
  const total = steps.reduce((sum, size) => sum + size, 0)
  giveTotal(total)
  data.listAnswerPlaces.mockImplementation(({ after }) => {
    const step = after ? Number(after.name) : 0
    const before = steps.slice(0, step).reduce((sum, size) => sum + size, 0)
    const places = Array.from({ length: steps[step] ?? 0 }, (_, index) =>
      answer(before + index + 1, change(before + index + 1)),
    )
    const cursor = step + 1 < steps.length ? { value: {}, name: String(step + 1) } : null
    return Promise.resolve({ places, damaged: 0, cursor })
  })
}

/** What the person's record says of the own lists. */
export const record: { listas: string | undefined } = { listas: undefined }

/** Opens the list, as after a reload: the session says what the record says. */
export const open = (role: Role = 'ROLE_SUPERVISOR', at = '/respuestas/listado/comercios') => {
  forgetStored()
  return renderStaff(<AnswersListPage />, {
    user: aUser(role, record),
    pattern: '/respuestas/listado/:formId',
    at,
  })
}

/** A desk, a form, and a store that takes every change. */
export function settle(): void {
  forgetChosen()
  localStorage.removeItem('filas')
  record.listas = undefined
  vi.resetAllMocks()
  setScreenWidth(DESK)
  data.getFormHead.mockResolvedValue(aForm())
  data.alarmOf.mockResolvedValue(null)
  data.moveAnswer.mockImplementation((moved) => Promise.resolve(moved))
  data.deleteAnswer.mockResolvedValue(true)
  data.restoreAnswer.mockResolvedValue()
  data.saveOwnLists.mockImplementation((_username, changes) => {
    const changed = changedLists(record.listas, changes)
    record.listas = changed.text
    return Promise.resolve(changed)
  })
  vi.mocked(listenOnceLoaded).mockReturnValue(() => undefined)
}
