import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import answering from '../../../locales/es/answering.json'
import citizen from '../../../locales/es/citizen.json'
import common from '../../../locales/es/common.json'
import { ownAnswer } from '../../data/citizen/own-answers'
import type { StoredAnswer } from '../../domain/answer/answer'
import { assembleAnswer } from '../../domain/answering/whole'
import { CitizenProvider } from '../../lib/citizen'
import { initI18n } from '../../lib/i18n'
import { paths } from '../../lib/paths'
import {
  askingFor,
  corrected,
  minutes,
  pick,
  REVIEWED_ANSWER,
  REVIEWED_FORM,
  revised,
  workOn,
} from '../../testing/corrections'
import { Framed } from '../../testing/shown-place'
import { LUCIA } from './testing/lucia'
import { OwnAnswerPage } from './OwnAnswerPage'

vi.mock('../../data/citizen/own-answers', () => ({ ownAnswer: vi.fn() }))

const RUBRO = { sections: ['local'], items: [pick('local', { preguntaId: 'rubro' })] }
const asked = corrected(REVIEWED_FORM, REVIEWED_ANSWER, { request: askingFor(RUBRO) }, minutes(1))

async function visit(stored: StoredAnswer) {
  vi.mocked(ownAnswer).mockResolvedValue(assembleAnswer(REVIEWED_FORM, stored))
  const page = (
    <CitizenProvider value={LUCIA}>
      <Framed>
        <OwnAnswerPage />
      </Framed>
    </CitizenProvider>
  )
  const router = createMemoryRouter([{ path: paths.ownAnswer.pattern, element: page }], {
    initialEntries: [paths.ownAnswer.href(stored.id)],
  })
  const { unmount } = render(<RouterProvider router={router} />)
  const requests = await screen.findByRole('region', { name: 'Lo que le pidieron' })
  return { requests, unmount }
}

beforeEach(async () => {
  vi.resetAllMocks()
  await initI18n('es', { es: { common, answering, citizen } })
})

it('CORR-05 CORR-08 a citizen reads afterwards what was sent as it stood, and nothing of that when it was changed', async () => {
  const asItStood = revised(REVIEWED_FORM, asked, workOn(asked).secciones, minutes(2))
  const before = await visit(asItStood)
  expect(before.requests).toHaveTextContent(/Enviado sin cambios: .*Rubro/)
  before.unmount()
  const changed = revised(REVIEWED_FORM, asked, workOn(asked).answer('Rubro', 'Bar').secciones, minutes(2))
  const after = await visit(changed)
  expect(after.requests).not.toHaveTextContent(/Enviado sin cambios/)
})
