import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError } from '../../data/errors'
import { answerToComplete } from '../../data/staff/complete-answer'
import { correctAnswer } from '../../data/staff/amendments'
import type { StoredAnswer } from '../../domain/answer/answer'
import { NO_PLACE } from '../../domain/answer/corrections/edit'
import { paths } from '../../lib/paths'
import { aSection, aUser, aVersion, questions } from '../../testing/builders'
import {
  corrected,
  minutes,
  REVIEWED,
  REVIEWED_ANSWER,
  REVIEWED_FORM,
  sent,
  workOn,
} from '../../testing/corrections'
import { kept } from '../../testing/memory-device'
import { renderStaff } from '../../testing/render-staff'
import { Scenario } from '../../testing/scenario'
import { CorrectionPage } from './CorrectionPage'

vi.mock('../../data/staff/complete-answer', () => ({ answerToComplete: vi.fn(), completeAnswer: vi.fn() }))
vi.mock('../../data/staff/amendments', () => ({ correctAnswer: vi.fn() }))
vi.mock('../../data/staff/session', () => ({ sessionUid: () => 'sid-1' }))
vi.mock('../../lib/device-store', () => import('../../testing/memory-device'))

const correct = vi.mocked(correctAnswer)
/** Without a place: the map is no part of what is looked at here. */
const version = { ...REVIEWED_FORM, opcionales: REVIEWED }
const stored: StoredAnswer = { ...REVIEWED_ANSWER, opcionales: REVIEWED }

const stands = (given: Partial<StoredAnswer> = {}) =>
  vi.mocked(answerToComplete).mockResolvedValue({ stored: { ...stored, ...given }, version })
const visit = () =>
  renderStaff(<CorrectionPage />, {
    user: aUser('ROLE_SUPERVISOR_CORRECTOR'),
    pattern: paths.correct.pattern,
    at: paths.correct.href(stored.id),
  })
const opened = () => screen.findByRole('heading', { level: 1 })
const save = () => screen.getByRole('button', { name: 'Guardar' })
const tick = (name: string) => screen.getByRole('checkbox', { name })

beforeEach(() => {
  vi.resetAllMocks()
  kept.clear()
  correct.mockResolvedValue('none')
})

describe('removing rows, answers and the place in a correction', () => {
  it('CORR-02 CORR-07 a removed row stays visible, can be put back, and is not asked of the citizen any more', async () => {
    const second = corrected(
      REVIEWED_FORM,
      REVIEWED_ANSWER,
      sent(workOn(stored).addRow('Local').answer('Rubro', 'Patio', { row: 1 })),
      minutes(1),
    )
    stands({ editsBySupervisor: second.editsBySupervisor })
    const { person } = await visit()
    await opened()
    const first = () => screen.getByRole('region', { name: 'Local 1' })
    const takeAway = () => within(first()).getByRole('button', { name: 'Eliminar Ítem 1' })
    await person.click(tick('Ítem 1 a revisar por el ciudadano'))
    await person.click(takeAway())
    const away = within(screen.getByRole('region', { name: 'Local –' }))
    expect(away.getByText('Ítem quitado').nextElementSibling).toHaveTextContent('Kiosco')
    expect(away.queryByRole('textbox')).toBeNull()
    // The one that stays has the number that the view, the PDF and the citizen see, and cannot go.
    expect(within(first()).getByRole('textbox', { name: /^Rubro/ })).toHaveValue('Patio')
    expect(screen.getByRole('checkbox', { name: 'Ítem 1 a revisar por el ciudadano' })).not.toBeChecked()
    expect(screen.queryByRole('button', { name: /^Eliminar Ítem/ })).toBeNull()
    await person.click(away.getByRole('button', { name: /^Volver a poner Kiosco/ }))
    expect(within(first()).getByRole('textbox', { name: /^Rubro/ })).toHaveValue('Kiosco')
    await person.clear(within(first()).getByRole('textbox', { name: /^Rubro/ }))
    await person.click(takeAway())
    await person.click(save())
    await waitFor(() => expect(correct).toHaveBeenCalledTimes(1))
    // What was typed there, and lacks, goes with it.
    expect(correct.mock.calls[0]?.[0]).toMatchObject({
      secciones: null,
      rows: [{ seccionId: 'local', preguntaId: '', rowIndex: 0, quitada: true }],
      request: null,
    })
  })

  it('CORR-02 CORR-07 one of several answers is removed in the same way, and the draft keeps that', async () => {
    const form = aVersion({
      opcionales: REVIEWED,
      secciones: [
        aSection({
          id: 'local',
          preguntas: questions({ id: 'titular', titulo: 'Titular', repetible: true }),
        }),
      ],
    })
    const people = Scenario.open(form.secciones)
      .answer('Titular', 'Ana')
      .addRepetition('Titular')
      .answer('Titular', 'Luz', { repetition: 1 })
    vi.mocked(answerToComplete).mockResolvedValue({
      stored: { ...stored, secciones: people.stored },
      version: form,
    })
    correct.mockRejectedValue(new DataError('offline'))
    const { person, unmount } = await visit()
    await opened()
    await person.click(screen.getByRole('button', { name: 'Eliminar la respuesta 1' }))
    expect(screen.getByText('Respuesta quitada').nextElementSibling).toHaveTextContent('Ana')
    expect(screen.getAllByRole('textbox')).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Eliminar la respuesta 2' })).toBeNull()
    await person.click(save())
    await screen.findByRole('dialog', { name: 'Conexión a internet perdida' })
    expect(correct.mock.calls[0]?.[0].rows).toMatchObject([
      { preguntaId: 'titular', repeticion: 0, quitada: true },
    ])
    unmount()
    await visit()
    expect(await screen.findByText('Respuesta quitada')).toBeVisible()
  })

  it('CORR-02 the place can be removed, with the earlier one beside it', async () => {
    const PLACE = { latlng: null, direccion: 'Belgrano 120' }
    vi.mocked(answerToComplete).mockResolvedValue({
      stored: { ...REVIEWED_ANSWER, ubicacion: PLACE },
      version: REVIEWED_FORM,
    })
    const { person } = await visit()
    await opened()
    const address = await screen.findByRole('textbox', { name: 'Dirección' })
    await person.clear(address)
    expect(screen.getByText('Antes').nextElementSibling).toHaveTextContent('Belgrano 120')
    await person.click(save())
    await waitFor(() => expect(correct).toHaveBeenCalledTimes(1))
    expect(correct.mock.calls[0]?.[0]).toMatchObject({ secciones: null, ubicacion: NO_PLACE })
  })
})
