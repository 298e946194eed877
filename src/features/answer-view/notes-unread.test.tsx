import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { getAnswer } from '../../data/staff/answers'
import { assembleAnswer } from '../../domain/answering/whole'
import { anAnswer, aUser, aVersion } from '../../testing/builders'
import { renderStaff } from '../../testing/render-staff'
import { AnswerViewPage } from './AnswerViewPage'

vi.mock('./notes/Notes', () => Promise.reject(new Error('The line is gone.')))
vi.mock('../../data/staff/retention', () => ({ readRetention: () => new Promise(() => undefined) }))
vi.mock('../../data/staff/forms', () => ({ getFormHead: () => new Promise(() => undefined) }))
vi.mock('../../data/staff/answer-trail', () => ({ getAnswerTrail: () => new Promise(() => undefined) }))
vi.mock('../../data/staff/answers', () => ({ getAnswer: vi.fn(), moveAnswer: vi.fn(), undoMove: vi.fn() }))
vi.mock('../../data/staff/listen-once-loaded', () => ({ listenOnceLoaded: vi.fn() }))

it('VIEW-06 an answer stays on the page when its notes do not load', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.mocked(getAnswer).mockResolvedValue(assembleAnswer(aVersion(), anAnswer({}, {})))
  await renderStaff(<AnswerViewPage />, {
    ...{ user: aUser('ROLE_SUPERVISOR'), pattern: '/ver/:answerId', at: '/ver/respuesta-1' },
  })
  expect(await screen.findByText('Las notas no se pudieron cargar.')).toBeInTheDocument()
  expect(screen.getByRole('article')).toBeInTheDocument()
})
