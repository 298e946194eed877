import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Role } from '../../domain/user/roles'
import type { StoredAnswer } from '../../domain/answer/answer'
import { DataError } from '../../data/errors'
import { answerToComplete } from '../../data/staff/complete-answer'
import { correctAnswer } from '../../data/staff/amendments'
import { paths } from '../../lib/paths'
import { keepReviewPicks, reviewPicks } from '../../lib/review-picks'
import { aSection, aSignature, aUser, aVersion, NOW, questions } from '../../testing/builders'
import {
  corrected,
  minutes,
  pick,
  REVIEWED,
  REVIEWED_ANSWER,
  REVIEWED_FORM,
  sent,
  workOn,
} from '../../testing/corrections'
import { kept } from '../../testing/memory-device'
import { renderStaff } from '../../testing/render-staff'
import { CorrectionPage } from './CorrectionPage'

vi.mock('../../data/staff/complete-answer', () => ({ answerToComplete: vi.fn(), completeAnswer: vi.fn() }))
vi.mock('../../data/staff/amendments', () => ({ correctAnswer: vi.fn() }))
vi.mock('../../data/staff/session', () => ({ sessionUid: () => 'sid-1' }))
vi.mock('../../ui/map/PinMap', () => ({ PinMap: () => null }))
vi.mock('../../lib/device-store', () => import('../../testing/memory-device'))

const correct = vi.mocked(correctAnswer)
/** Without a place: the map is no part of what is looked at here. */
const version = { ...REVIEWED_FORM, opcionales: REVIEWED }
const stored: StoredAnswer = { ...REVIEWED_ANSWER, opcionales: REVIEWED }

const stands = (given: Partial<StoredAnswer> = {}) =>
  vi.mocked(answerToComplete).mockResolvedValue({ stored: { ...stored, ...given }, version })
const visit = (role: Role = 'ROLE_SUPERVISOR_CORRECTOR') =>
  renderStaff(<CorrectionPage />, {
    user: aUser(role),
    pattern: paths.correct.pattern,
    at: paths.correct.href(stored.id),
  })
const opened = () => screen.findByRole('heading', { level: 1, name: version.titulo })
const save = () => screen.getByRole('button', { name: 'Guardar' })
const rubro = () => screen.getByRole('textbox', { name: /^Rubro/ })
const tick = (name: string) => screen.getByRole('checkbox', { name })

beforeEach(() => {
  vi.resetAllMocks()
  kept.clear()
  correct.mockResolvedValue('none')
})

describe('correcting an answer on the page', () => {
  it('CORR-02 CORR-07 every answer can be corrected, the earlier value is shown, and saving leads to the answer', async () => {
    stands()
    const { person, address } = await visit()
    await opened()
    expect(rubro()).toHaveValue('Kiosco')
    expect(screen.queryByText('Antes')).toBeNull()
    await person.clear(rubro())
    await person.type(rubro(), 'Bar')
    expect(screen.getByText('Antes').nextElementSibling).toHaveTextContent('Kiosco')
    await person.click(screen.getByRole('checkbox', { name: 'Clausura' }))
    await person.click(screen.getByRole('checkbox', { name: 'Multa' }))
    await person.type(screen.getByRole('textbox', { name: 'Monto' }), '100')
    await person.click(save())
    await waitFor(() => expect(correct).toHaveBeenCalledTimes(1))
    expect(correct.mock.calls[0]?.[0]).toMatchObject({
      answerId: stored.id,
      lastUpdate: NOW.getTime(),
      secciones: workOn(stored)
        .answer('Rubro', 'Bar')
        .uncheckBranch('Clausura')
        .checkCondition('Multa')
        .answer('Monto', '100').stored,
      rows: [],
      ubicacion: null,
      request: null,
    })
    await waitFor(() => expect(address()).toBe(paths.view.href(stored.id)))
  })

  it('CORR-02 a second correction begins with the corrected values, and shows them', async () => {
    vi.mocked(answerToComplete).mockResolvedValueOnce({
      stored: {
        ...corrected(REVIEWED_FORM, REVIEWED_ANSWER, sent(workOn(stored).answer('Rubro', 'Bar')), minutes(1)),
        opcionales: REVIEWED,
      },
      version,
    })
    await visit()
    await opened()
    expect(rubro()).toHaveValue('Bar')
  })

  it('CORR-04 ANS-10 the place can be asked of the citizen, alone', async () => {
    vi.mocked(answerToComplete).mockResolvedValue({ stored: REVIEWED_ANSWER, version: REVIEWED_FORM })
    const { person } = await visit()
    await opened()
    await person.click(await screen.findByRole('checkbox', { name: 'A revisar por el ciudadano: Ubicación' }))
    await person.click(screen.getByRole('button', { name: 'Pedir revisión' }))
    const dialog = await screen.findByRole('dialog', { name: 'Pedir revisión al ciudadano' })
    expect(dialog).toHaveTextContent('Se pide revisar 1 parte.')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Guardar y enviar a revisión' }))
    await waitFor(() => expect(correct).toHaveBeenCalledTimes(1))
    expect(correct.mock.calls[0]?.[0].request).toMatchObject({
      sections: [],
      items: [{ parte: 'ubicacion', seccionId: '' }],
    })
  })

  it('CORR-03 saving without a change says so, and nothing is sent', async () => {
    stands()
    const { person } = await visit()
    await opened()
    await person.click(save())
    const dialog = await screen.findByRole('dialog', { name: 'No hay cambios' })
    expect(dialog).toHaveTextContent('Debe realizar al menos un cambio antes de guardar la respuesta.')
    expect(correct).not.toHaveBeenCalled()
  })

  it('VIEW-03 CORR-04 begins with what was ticked in the view, once', async () => {
    stands()
    keepReviewPicks(stored.id, [pick('local', { preguntaId: 'rubro' })])
    await visit()
    await opened()
    await waitFor(() => expect(tick('A revisar por el ciudadano: Rubro')).toBeChecked())
    expect(tick('A revisar por el ciudadano: Frente (imagen)')).not.toBeChecked()
    expect(screen.getByText('A corregir')).toBeVisible()
    expect(reviewPicks(stored.id)).toEqual([])
  })

  it('VIEW-02 CORR-04 CORR-10 asks the citizen for what is ticked, with words and a day', async () => {
    stands()
    const { person } = await visit()
    await opened()
    expect(screen.getByText('Aprobado')).toBeVisible()
    await person.click(tick('A revisar por el ciudadano: Rubro'))
    expect(screen.getByText('A corregir')).toBeVisible()
    await person.click(tick('A revisar por el ciudadano: Frente (imagen)'))
    await person.click(save())
    const dialog = await screen.findByRole('dialog', { name: 'Pedir revisión al ciudadano' })
    expect(dialog).toHaveTextContent('Se pide revisar 2 partes.')
    await person.type(within(dialog).getByLabelText('Observaciones para el ciudadano'), 'No se lee.')
    const day = within(dialog).getByLabelText(/Hasta cuándo/)
    fireEvent.change(day, { target: { value: '2020-01-01' } })
    await person.click(within(dialog).getByRole('button', { name: 'Guardar y enviar a revisión' }))
    expect(day).toBeInvalid()
    fireEvent.change(day, { target: { value: '2099-12-31' } })
    await person.click(within(dialog).getByRole('button', { name: 'Guardar y enviar a revisión' }))
    await waitFor(() => expect(correct).toHaveBeenCalledTimes(1))
    const { secciones, request } = correct.mock.calls[0]?.[0] ?? {}
    expect(secciones).toBeNull()
    expect(request).toMatchObject({
      sections: ['local'],
      items: [
        { preguntaId: 'rubro', parte: 'answer' },
        { preguntaId: 'frente', parte: 'imagen' },
      ],
      comment: 'No se lee.',
      vence: new Date('2099-12-31T23:59:59.999').getTime(),
    })
  })

  it('CORR-06 says that nothing is ticked, or that a chosen section has nothing ticked in it', async () => {
    stands()
    const { person } = await visit()
    await opened()
    const ask = screen.getByRole('button', { name: 'Pedir revisión' })
    await person.click(ask)
    const none = await screen.findByRole('dialog', { name: 'Formulario ya respondido' })
    await person.click(within(none).getByRole('button', { name: 'Entendido' }))
    await person.click(tick('Sección a revisar por el ciudadano: Medidas'))
    await person.click(tick('A revisar por el ciudadano: Rubro'))
    await person.click(ask)
    const name = 'Hay secciones en las que no se indican las respuestas a revisar'
    const some = await screen.findByRole('dialog', { name })
    expect(some).toHaveTextContent('indique en cada sección al menos una respuesta a revisar')
    expect(correct).not.toHaveBeenCalled()
  })

  it('CORR-07 rows and conditions can be asked of the citizen as a whole', async () => {
    stands()
    const { person } = await visit()
    await opened()
    await person.click(tick('Ítem 1 a revisar por el ciudadano'))
    await person.click(tick('A revisar por el ciudadano: Multa'))
    await person.click(screen.getByRole('button', { name: 'Pedir revisión' }))
    await person.click(await screen.findByRole('button', { name: 'Guardar y enviar a revisión' }))
    await waitFor(() => expect(correct).toHaveBeenCalledTimes(1))
    expect(correct.mock.calls[0]?.[0].request?.items).toMatchObject([
      { seccionId: 'local', parte: 'fila', rowIndex: 0 },
      { condicionId: 'multa', parte: 'condicion' },
    ])
  })

  it('CORR-04 a required answer that was missing does not block asking the citizen for it', async () => {
    const form = aVersion({
      opcionales: REVIEWED,
      secciones: [aSection({ preguntas: questions({ titulo: 'Rubro', required: true }) })],
    })
    vi.mocked(answerToComplete).mockResolvedValue({ stored: { ...stored, secciones: [] }, version: form })
    const { person } = await visit()
    await opened()
    await person.click(tick('A revisar por el ciudadano: Rubro'))
    await person.click(save())
    await person.click(await screen.findByRole('button', { name: 'Guardar y enviar a revisión' }))
    await waitFor(() => expect(correct).toHaveBeenCalledTimes(1))
  })

  it.each([
    ['offline', 'offline', 'Conexión a internet perdida'],
    ['changed meanwhile', 'conflict', 'La respuesta cambió mientras la corregía'],
    ['failed', 'unknown', 'Hubo un error al guardar la respuesta, por favor intente nuevamente.'],
    ['forbidden', 'forbidden', 'Hubo un error al guardar la respuesta, por favor intente nuevamente.'],
  ] as const)('CORR-02 ANS-14 %s, keeps what was typed', async (_what, code, title) => {
    stands()
    correct.mockRejectedValue(new DataError(code))
    const { person } = await visit()
    await opened()
    await person.type(rubro(), ' y bar')
    await person.click(save())
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible()
    expect(rubro()).toHaveValue('Kiosco y bar')
  })

  it('CORR-02 ANS-15 what changed after one’s own correction without a response is not laid on somebody else', async () => {
    stands()
    correct.mockRejectedValueOnce(new DataError('unsure')).mockRejectedValueOnce(new DataError('conflict'))
    const { person } = await visit()
    await opened()
    await person.type(rubro(), ' y bar')
    await person.click(save())
    await person.click(await screen.findByRole('button', { name: 'Entendido' }))
    await person.type(rubro(), '!')
    await person.click(save())
    const dialog = await screen.findByRole('dialog', { name: 'La respuesta cambió mientras la corregía' })
    expect(dialog).toHaveTextContent(/puede que haya llegado, o que otra persona modificara la respuesta/)
  })

  it('CORR-02 ANS-22 the draft is put on top of what somebody else changed meanwhile', async () => {
    stands()
    correct.mockRejectedValue(new DataError('offline'))
    const { person, unmount } = await visit()
    await opened()
    await person.type(rubro(), ' y bar')
    await person.click(tick('A revisar por el ciudadano: Frente'))
    await person.click(save())
    await person.click(await screen.findByRole('button', { name: 'Guardar y enviar a revisión' }))
    await screen.findByRole('dialog', { name: 'Conexión a internet perdida' })
    unmount()
    const other = corrected(version, stored, sent(workOn(stored).answer('Motivo', 'Olores')), minutes(1))
    stands({ ...other, lastUpdate: minutes(1) })
    await visit()
    expect(await screen.findByText('La respuesta cambió desde la última vez')).toBeVisible()
    expect(rubro()).toHaveValue('Kiosco y bar')
    expect(screen.getByRole('textbox', { name: 'Motivo' })).toHaveValue('Olores')
    expect(tick('A revisar por el ciudadano: Frente')).toBeChecked()
  })
})

describe('who may correct on the page', () => {
  it.each<[string, Role, Partial<StoredAnswer>, string]>([
    ['CORR-01 a role without the right', 'ROLE_SUPERVISOR', {}, 'No puede corregir esta respuesta.'],
    [
      'CORR-01 a form without portal and incidents',
      'ROLE_SUPERVISOR_CORRECTOR',
      { opcionales: { ...REVIEWED, incidentes: false } },
      'Esta respuesta no se corrige.',
    ],
    [
      'CORR-02 a signed answer',
      'ROLE_SUPERVISOR_CORRECTOR',
      { signatures: [aSignature({ names: 'Ana', imgID: 'a', imgURL: 'a.png' })] },
      'Esta respuesta está firmada.',
    ],
  ])('%s is refused', async (_what, role, given, title) => {
    stands(given)
    await visit(role)
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  })

  it('CORR-01 an address of no answer says that there is none', async () => {
    vi.mocked(answerToComplete).mockRejectedValue(new DataError('notFound'))
    await visit()
    expect(
      await screen.findByRole('heading', { name: 'No se ha encontrado la respuesta para editar.' }),
    ).toBeVisible()
  })
})
