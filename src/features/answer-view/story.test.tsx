import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { getAnswer } from '../../data/staff/answers'
import type { StoredAnswer } from '../../domain/answer/answer'
import { assembleAnswer } from '../../domain/answering/whole'
import { answerInPlace } from '../../domain/correction/overlay'
import { NO_PLACE } from '../../domain/answer/corrections/edit'
import { paths } from '../../lib/paths'
import { anAttachment, aUser } from '../../testing/builders'
import {
  askingFor,
  corrected,
  minutes,
  pick,
  revised,
  REVIEWED_ANSWER,
  REVIEWED_FORM,
  sent,
  workOn,
} from '../../testing/corrections'
import { renderStaff } from '../../testing/render-staff'
import { AnswerViewPage } from './AnswerViewPage'

vi.mock('../../data/staff/retention', () => ({ readRetention: () => new Promise(() => undefined) }))
vi.mock('../../data/staff/notes', () => ({ listNotes: () => Promise.resolve([]) }))
vi.mock('../../data/staff/forms', () => ({ getFormHead: () => new Promise(() => undefined) }))
vi.mock('../../data/staff/answer-trail', () => ({ getAnswerTrail: () => new Promise(() => undefined) }))
vi.mock('../../data/staff/answers', () => ({ getAnswer: vi.fn(), moveAnswer: vi.fn(), undoMove: vi.fn() }))
vi.mock('../../data/staff/listen-once-loaded', () => ({ listenOnceLoaded: () => () => undefined }))
vi.mock('../../data/staff/external-message', () => ({
  incidentOf: () => Promise.resolve('400123456'),
  retryIncident: vi.fn(),
  sendExternalMessage: vi.fn(),
}))
vi.mock('../../data/staff/uploader', () => ({
  readFile: () => Promise.resolve(new Blob(['x'], { type: 'image/png' })),
}))

const RUBRO = pick('local', { preguntaId: 'rubro' })

async function open(stored: StoredAnswer, role: Parameters<typeof aUser>[0] = 'ROLE_SUPERVISOR_CORRECTOR') {
  vi.mocked(getAnswer).mockResolvedValue(answerInPlace(assembleAnswer(REVIEWED_FORM, stored)))
  const { person } = await renderStaff(<AnswerViewPage />, {
    user: aUser(role),
    pattern: paths.view.pattern,
    at: paths.view.href(stored.id),
  })
  await screen.findByRole('article')
  return person
}
const storiesShown = () => screen.queryAllByRole('list', { name: 'Lo que pasó con esta respuesta' })

beforeEach(() => {
  vi.resetAllMocks()
})

describe('what happened to an answer, where it happened', () => {
  it('VIEW-03 an answer that nobody changed shows no changes', async () => {
    await open(REVIEWED_ANSWER)
    expect(storiesShown()).toEqual([])
    expect(screen.queryByText('Respuesta corregida')).toBeNull()
    expect(screen.queryByRole('checkbox', { name: /Solo lo que falta/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Observaciones' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Corregir' })).toHaveAttribute(
      'href',
      paths.correct.href(REVIEWED_ANSWER.id),
    )
  })

  it('CORR-01 people who may not correct get no button for it', async () => {
    await open(REVIEWED_ANSWER, 'ROLE_SUPERVISOR')
    expect(screen.queryByRole('link', { name: 'Corregir' })).toBeNull()
  })

  it('VIEW-03 CORR-02 CORR-08 shows the first answer, its corrections, requests and revisions, by whom and when', async () => {
    const bar = corrected(
      REVIEWED_FORM,
      REVIEWED_ANSWER,
      sent(workOn(REVIEWED_ANSWER).answer('Rubro', 'Bar')),
      minutes(1),
    )
    const asked = corrected(
      REVIEWED_FORM,
      bar,
      {
        request: {
          ...askingFor({ sections: ['local'], items: [RUBRO] }),
          comment: 'No se lee.',
          vence: minutes(3),
        },
      },
      minutes(2),
    )
    const done = revised(REVIEWED_FORM, asked, workOn(asked).answer('Rubro', 'Pub').secciones, minutes(4))
    const person = await open(done)
    expect(screen.getByText('Pub')).toBeVisible()
    expect(screen.getByText('Respuesta corregida')).toBeVisible()
    expect(screen.getByText('En revisión')).toBeVisible()
    const [story, ...others] = storiesShown()
    expect(others).toEqual([])
    if (!story) throw new Error('no story')
    const steps = within(story).getAllByRole('listitem')
    expect(steps.map((step) => step.textContent)).toEqual([
      expect.stringMatching(/^Corregida por sara · .*Antes:Kiosco$/),
      expect.stringMatching(/^Pedida al ciudadano por sara · .*No se lee\.$/),
      expect.stringMatching(/^Revisada por el ciudadano .*Antes:Bar$/),
    ])
    expect(within(story).getAllByRole('deletion')).toHaveLength(2)
    await person.click(screen.getByRole('button', { name: 'Observaciones' }))
    const dialog = screen.getByRole('dialog', { name: 'Observaciones' })
    expect(dialog).toHaveTextContent('sara')
    expect(dialog).toHaveTextContent('No se lee.')
    expect(dialog).toHaveTextContent(/Plazo: \d\d\/\d\d\/\d{4}/)
  })

  it('VIEW-03 CORR-07 of a long answer only what was changed is shown on request, and all of it again', async () => {
    const person = await open(
      corrected(
        REVIEWED_FORM,
        REVIEWED_ANSWER,
        sent(workOn(REVIEWED_ANSWER).answer('Rubro', 'Bar')),
        minutes(1),
      ),
    )
    const answers = within(screen.getByRole('article'))
    const whole = answers.getAllByRole('term').length
    expect(whole).toBeGreaterThan(1)
    const only = screen.getByRole('checkbox', { name: 'Solo lo que falta, está mal o cambió (1)' })
    await person.click(only)
    expect(answers.getAllByRole('term').map((term) => term.textContent)).toEqual(['Rubro'])
    expect(storiesShown()).toHaveLength(1)
    await person.click(only)
    expect(answers.getAllByRole('term')).toHaveLength(whole)
  })

  it('VIEW-02 CORR-10 an answer in review says when its citizen is late', async () => {
    const request = { ...askingFor({ sections: ['local'], items: [RUBRO] }), vence: new Date(Date.now() - 1) }
    const asked = corrected(REVIEWED_FORM, REVIEWED_ANSWER, { request }, minutes(-1e9))
    await open(asked)
    expect(screen.getByText('En revisión')).toBeVisible()
    expect(screen.getByText('Plazo vencido')).toBeVisible()
  })

  it('VIEW-03 CORR-07 a replaced photo is shown beside the new one, and an unchecked condition is struck through', async () => {
    // The observer of the test document never says that something came near.
    vi.stubGlobal('IntersectionObserver', undefined)
    const after = { imagen: anAttachment({ path: 'imagenes/comercios/despues.jpg', name: 'despues.jpg' }) }
    const changed = workOn(REVIEWED_ANSWER).attach('Frente', after).checkCondition('Multa')
    await open(corrected(REVIEWED_FORM, REVIEWED_ANSWER, sent(changed), minutes(1)))
    const [photo, ...conditions] = storiesShown()
    expect(await screen.findByRole('img', { name: 'Imagen: despues.jpg' })).toBeVisible()
    const old = photo?.querySelector('del')
    expect(old?.contains(await screen.findByRole('img', { name: 'Imagen: frente.jpg' }))).toBe(true)
    expect(conditions.map((story) => story.querySelector('del')?.textContent)).toEqual([
      'marcada',
      'sin marcar',
    ])
    expect(screen.getByRole('heading', { name: 'Clausura' }).querySelector('del')).not.toBeNull()
    vi.unstubAllGlobals()
  })

  it('VIEW-03 CORR-02 CORR-07 a removed row and a removed place are struck through, with who removed them', async () => {
    const placed = { ...REVIEWED_ANSWER, ubicacion: { latlng: null, direccion: 'Belgrano 120' } }
    const grown = corrected(
      REVIEWED_FORM,
      placed,
      sent(workOn(placed).addRow('Local').answer('Rubro', 'Patio', { row: 1 })),
      minutes(1),
    )
    const { parte: _parte, ...first } = pick('local')
    const given = { rows: [{ ...first, quitada: true }], ubicacion: NO_PLACE }
    await open(corrected(REVIEWED_FORM, grown, given, minutes(2)))
    expect(screen.getByText('Kiosco').closest('del')).not.toBeNull()
    expect(screen.getAllByText('Patio')[0]?.closest('del')).toBeNull()
    // The items that are left are counted as everywhere else.
    expect(screen.getByRole('heading', { name: 'Ítem quitado' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Ítem 1' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Ítem 2' })).toBeNull()
    // Only what is left can be asked for again.
    expect(screen.getAllByRole('checkbox', { name: 'A revisar por el ciudadano: Rubro' })).toHaveLength(1)
    expect(storiesShown().map((story) => story.textContent)).toContainEqual(
      expect.stringMatching(/^Se quitó por sara/),
    )
    const place = screen.getByRole('list', { name: 'Lo que pasó con la ubicación' })
    expect(place).toHaveTextContent(/^Ubicación corregida por sara · .*Antes:Belgrano 120$/)
  })
})

describe('asking the citizen from the view', () => {
  const tick = (name: string) => screen.getByRole('checkbox', { name })
  const badge = () => screen.getByRole('complementary', { name: 'Datos de la respuesta' })

  it('VIEW-02 VIEW-03 CORR-04 ticking a part says «A corregir», survives a reload and leads to the request', async () => {
    const person = await open(REVIEWED_ANSWER)
    expect(badge()).toHaveTextContent('Aprobado')
    await person.click(tick('A revisar por el ciudadano: Rubro'))
    await person.click(tick('A revisar por el ciudadano: Frente (imagen)'))
    expect(badge()).toHaveTextContent('A corregir')
    expect(screen.getByText('Se pide revisar 2 partes.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Pedir revisión' })).toHaveAttribute(
      'href',
      paths.correct.href(REVIEWED_ANSWER.id),
    )
    cleanup()
    const again = await open(REVIEWED_ANSWER)
    expect(tick('A revisar por el ciudadano: Rubro')).toBeChecked()
    await again.click(screen.getByRole('button', { name: 'Quitar marcas' }))
    expect(badge()).toHaveTextContent('Aprobado')
    expect(screen.queryByText(/Se pide revisar/)).toBeNull()
  })

  it('VIEW-03 CORR-01 who may not correct sees no ticks', async () => {
    await open(REVIEWED_ANSWER, 'ROLE_SUPERVISOR')
    expect(screen.queryAllByRole('checkbox')).toEqual([])
  })
})
