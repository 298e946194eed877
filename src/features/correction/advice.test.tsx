import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { loadLogic } from '../../domain/answering/logic'
import { answerToComplete } from '../../data/staff/complete-answer'
import { correctAnswer } from '../../data/staff/amendments'
import { paths } from '../../lib/paths'
import { aSection, aUser } from '../../testing/builders'
import { REVIEWED, REVIEWED_ANSWER, REVIEWED_FORM } from '../../testing/corrections'
import { kept } from '../../testing/memory-device'
import { renderStaff } from '../../testing/render-staff'
import { CorrectionPage } from './CorrectionPage'

vi.mock('../../data/staff/complete-answer', () => ({ answerToComplete: vi.fn(), completeAnswer: vi.fn() }))
vi.mock('../../data/staff/amendments', () => ({ correctAnswer: vi.fn() }))
vi.mock('../../data/staff/session', () => ({ sessionUid: () => 'sid-1' }))
vi.mock('../../ui/map/PinMap', () => ({ PinMap: () => null }))
vi.mock('../../lib/device-store', () => import('../../testing/memory-device'))

const correct = vi.mocked(correctAnswer)

it.each([
  { regla: 'not any({{rubro}} = "Bar")', presses: 2, it: 'what a correction brings about is read first' },
  { regla: 'any({{rubro}} = "Feria")', presses: 1, it: 'what was advised before holds no correction up' },
])('LOGIC-01 LOGIC-10 of advice $it', async ({ regla, presses }) => {
  const [first, ...rest] = REVIEWED_FORM.secciones
  const advised = aSection({
    ...first,
    validaciones: [{ id: 'v', regla, mensaje: 'Revise el rubro.', tipo: 'aviso' }],
  })
  await loadLogic([advised])
  correct.mockReset().mockResolvedValue('none')
  kept.clear()
  vi.mocked(answerToComplete).mockResolvedValue({
    stored: { ...REVIEWED_ANSWER, opcionales: REVIEWED },
    version: { ...REVIEWED_FORM, opcionales: REVIEWED, secciones: [advised, ...rest] },
  })
  const { person } = await renderStaff(<CorrectionPage />, {
    user: aUser('ROLE_SUPERVISOR_CORRECTOR'),
    pattern: paths.correct.pattern,
    at: paths.correct.href(REVIEWED_ANSWER.id),
  })
  const rubro = await screen.findByRole('textbox', { name: /^Rubro/ })
  const save = screen.getByRole('button', { name: 'Guardar' })
  await person.clear(rubro)
  await person.type(rubro, 'Bar')
  await person.click(save)
  if (presses === 2) {
    expect(await screen.findByRole('alert')).toHaveTextContent('Revise el rubro.')
    expect(correct).not.toHaveBeenCalled()
    await person.click(save)
  }
  await waitFor(() => expect(correct).toHaveBeenCalled())
})
