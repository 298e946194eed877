import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import answering from '../../../locales/es/answering.json'
import citizen from '../../../locales/es/citizen.json'
import place from '../../../locales/es/place.json'
import refused from '../../../locales/es/refused.json'
import common from '../../../locales/es/common.json'
import { reviseAnswer, storedOwnAnswer } from '../../data/citizen/own-answers'
import { DataError, errorOfStatus } from '../../data/errors'
import type { StoredAnswer } from '../../domain/answer/answer'
import { setResponse } from '../../domain/answer/fill'
import { installLogic } from '../../domain/answering/logic'
import { startSections } from '../../domain/answering/start'
import * as logic from '../../domain/form-logic/logic'
import { PLACE_REF } from '../../domain/answer/corrections/spot'
import { CitizenProvider } from '../../lib/citizen'
import { initI18n } from '../../lib/i18n'
import { paths } from '../../lib/paths'
import { anAnswer, aSection, aVersion, CLOCK, questions } from '../../testing/builders'
import {
  askingFor,
  corrected,
  minutes,
  pick,
  REVIEWED,
  REVIEWED_ANSWER,
  REVIEWED_FORM,
  revised,
  workOn,
} from '../../testing/corrections'
import { kept } from '../../testing/memory-device'
import { RevisionPage } from './RevisionPage'
import { expectFrameOf, Framed, VILLA } from '../../testing/shown-place'
import { LUCIA } from './testing/lucia'

vi.mock('../../data/citizen/own-answers', () => ({
  reviseAnswer: vi.fn(),
  storedOwnAnswer: vi.fn(),
}))
vi.mock('../../ui/map/PinMap', () => ({ PinMap: () => null }))
vi.mock('../../lib/device-store', () => import('../../testing/memory-device'))

const revise = vi.mocked(reviseAnswer)
/** Without a place: the map is no part of what is looked at here. */
const version = { ...REVIEWED_FORM, opcionales: REVIEWED }
const RUBRO = { sections: ['local'], items: [pick('local', { preguntaId: 'rubro' })] }
const request = { ...askingFor(RUBRO), comment: 'Escriba el rubro completo.', vence: minutes(60) }
const asked = corrected(REVIEWED_FORM, REVIEWED_ANSWER, { request }, minutes(1))
const done = revised(REVIEWED_FORM, asked, workOn(asked).answer('Rubro', 'Bar').secciones, minutes(2))

const stands = (stored: StoredAnswer, opcionales = REVIEWED) =>
  vi.mocked(storedOwnAnswer).mockResolvedValue({ stored: { ...stored, opcionales }, version })

beforeEach(async () => {
  vi.resetAllMocks()
  kept.clear()
  await initI18n('es', { es: { common, answering, citizen, place, refused } })
})

function visit() {
  const page = (
    <CitizenProvider value={LUCIA}>
      <RevisionPage />
    </CitizenProvider>
  )
  const router = createMemoryRouter(
    [
      { path: paths.revision.pattern, element: page },
      { path: '*', element: null },
    ],
    { initialEntries: [paths.revision.href(asked.id)] },
  )
  render(
    <Framed>
      <RouterProvider router={router} />
    </Framed>,
  )
  return { router, person: userEvent.setup() }
}
const rubro = () => screen.findByRole('textbox', { name: /Rubro/ })
const save = () => screen.getByRole('button', { name: 'Enviar' })

describe('the citizen’s revision on the page', () => {
  it('NAV-02 tells the frame which form is revised, so that it offers the languages of that one', async () => {
    stands(asked)
    visit()
    await rubro()
    expect(screen.getByRole('status', { name: 'frame' })).toHaveTextContent(`"titulo":"${version.titulo}"`)
  })

  it('CORR-05 CORR-08 CORR-10 PDF-02 says what is asked, by whom and until when; only that is open', async () => {
    vi.setSystemTime(minutes(5))
    stands(asked)
    const { person, router } = visit()
    const field = await rubro()
    expect(screen.getAllByRole('textbox')).toEqual([field])
    expect(screen.getByText('Escriba el rubro completo.')).toBeVisible()
    await expectFrameOf(VILLA)
    expect(screen.getByText(/^Lo pidió Inspección General/)).toBeVisible()
    expect(screen.getByText(/^Puede hacerlo hasta el/)).toBeVisible()
    expect(screen.getByText('Respuesta anterior').parentElement).toHaveTextContent('Kiosco')
    // The rest is folded away until somebody wants to see it.
    const locked = () => screen.queryAllByText('No se puede cambiar').length
    const folded = locked()
    const rest = screen.getByRole('button', { name: 'Ver el resto de mi respuesta' })
    expect(rest).toHaveAttribute('aria-expanded', 'false')
    await person.click(rest)
    expect(locked()).toBeGreaterThan(folded + 1)
    expect(screen.getAllByRole('textbox')).toEqual([field])
    await person.click(screen.getByRole('button', { name: 'Ver solo lo que me piden' }))
    expect(locked()).toBe(folded)
    await person.clear(field)
    await person.type(field, 'Bar')
    await person.click(save())
    await waitFor(() => expect(revise).toHaveBeenCalledTimes(1))
    expect(revise.mock.calls[0]?.[0]).toMatchObject({
      secciones: workOn(asked).answer('Rubro', 'Bar').stored,
    })
    await waitFor(() =>
      expect(router.state.location.pathname).toBe(
        paths.citizenSaved.href(asked.idPlantilla, asked.codigoMunicipio),
      ),
    )
    expect(kept.size).toBe(0)
  })

  it('LOGIC-10 CORR-05 a question that a rule requires by what is revised says why it is asked, and that it must be answered', async () => {
    installLogic(logic)
    const plan = { id: 'plan', titulo: 'Plano', obligatoriaSi: '{{clase}} = "Bar"' }
    const form = aVersion({
      opcionales: REVIEWED,
      secciones: [
        aSection({
          id: 'local',
          preguntas: questions({ id: 'clase', titulo: 'Clase', required: true }, plan),
        }),
      ],
    })
    const path = { section: 0, condition: null, row: 0, question: 0, repetition: 0 }
    const secciones = setResponse(startSections(form.secciones, CLOCK), path, { respuesta: 'Kiosco' })
    const items = [pick('local', { preguntaId: 'clase' })]
    const about = corrected(
      form,
      anAnswer({ version: form, secciones }),
      { request: askingFor({ sections: ['local'], items }) },
      minutes(1),
    )
    vi.mocked(storedOwnAnswer).mockResolvedValue({ stored: about, version: form })
    const { person } = visit()
    const kind = await screen.findByRole('textbox', { name: /Clase/ })
    expect(screen.queryByText('Se pide por lo que respondió ahora.')).toBeNull()
    await person.clear(kind)
    await person.type(kind, 'Bar')
    expect(await screen.findByRole('textbox', { name: /Plano/ })).toBeVisible()
    expect(screen.getAllByText('Se pide por lo que respondió ahora.')).toHaveLength(1)
    expect(screen.getAllByText('* Respuesta obligatoria')).toHaveLength(2)
    expect(screen.queryByText('Sin respuesta')).toBeNull()
  })

  it('CORR-05 ANS-10 a place that is asked for is the first part, with what it was, and is sent as it is given anew', async () => {
    const items = [{ ...PLACE_REF, parte: 'ubicacion' as const }]
    const ubicacion = { latlng: null, direccion: 'Mitre 1' }
    const given = { ...REVIEWED_ANSWER, ubicacion }
    const about = corrected(REVIEWED_FORM, given, { request: askingFor({ sections: [], items }) }, minutes(1))
    const { opcionales } = REVIEWED_FORM
    vi.mocked(storedOwnAnswer).mockResolvedValue({ stored: { ...about, opcionales }, version: REVIEWED_FORM })
    const { person } = visit()
    const address = await screen.findByRole('textbox', { name: 'Dirección' })
    expect(address).toHaveValue('Mitre 1')
    expect(screen.getByText('Le piden que revise también la ubicación.')).toBeVisible()
    expect(screen.getByText(/^Respuesta anterior/)).toHaveTextContent('Mitre 1')
    await person.click(save())
    const dialog = await screen.findByRole('dialog', { name: 'Hay cosas que no cambió' })
    expect(within(dialog).getByText('Ubicación')).toBeVisible()
    await person.click(within(dialog).getByRole('button', { name: 'Volver a revisar' }))
    await person.clear(address)
    await person.type(address, 'Belgrano 340')
    await person.click(save())
    await waitFor(() => expect(revise).toHaveBeenCalledTimes(1))
    expect(revise.mock.calls[0]?.[0]).toMatchObject({
      ubicacion: { latlng: null, direccion: 'Belgrano 340' },
      secciones: workOn(about).stored,
    })
  })

  it('CORR-05 says before sending what was asked for and not touched, and sends it after reading', async () => {
    stands(asked)
    const { person } = visit()
    await rubro()
    await person.click(save())
    const said = await screen.findByRole('dialog', { name: 'Hay cosas que no cambió' })
    expect(within(said).getByRole('listitem')).toHaveTextContent('Rubro')
    await person.click(within(said).getByRole('button', { name: 'Volver a revisar' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(revise).not.toHaveBeenCalled()
    await person.click(save())
    await person.click(await screen.findByRole('button', { name: 'Enviar así' }))
    await waitFor(() => expect(revise).toHaveBeenCalledTimes(1))
  })

  it('CORR-08 markup in what is asked stays text', async () => {
    const comment = '<b onmouseover="alert(1)">Escriba</b><script>alert(2)</script>'
    stands({ ...asked, requestsForChanges: asked.requestsForChanges?.map((one) => ({ ...one, comment })) })
    visit()
    expect(await screen.findByText(comment)).toBeVisible()
    expect(document.querySelector('b, script')).toBeNull()
  })

  it('CORR-05 opening the page again says that the answer was revised', async () => {
    stands(done)
    visit()
    expect(await screen.findByRole('heading', { level: 1, name: 'Formulario ya respondido' })).toBeVisible()
    expect(screen.getByText('Usted ya revisó este formulario.')).toBeVisible()
    expect(screen.getByRole('heading', { name: /^Comuníquese con / })).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('CORR-05 when two tabs send, the second one says that the answer was revised already', async () => {
    stands(asked)
    const { person } = visit()
    await person.type(await rubro(), ' y almacén')
    revise.mockRejectedValue(new DataError('unknown'))
    stands(done)
    await person.click(save())
    const dialog = await screen.findByRole('dialog', { name: 'Formulario ya respondido' })
    await person.click(within(dialog).getByRole('button', { name: 'Ver mi respuesta' }))
    expect(await screen.findByText('Usted ya revisó este formulario.')).toBeVisible()
  })

  it('CORR-05 ANS-15 what is changed after a revision without a response is told as not sent', async () => {
    stands(asked)
    const { person } = visit()
    await person.type(await rubro(), ' y almacén')
    revise.mockRejectedValueOnce(new DataError('unsure')).mockRejectedValue(new DataError('unknown'))
    await person.click(save())
    await person.click(await screen.findByRole('button', { name: 'Entendido' }))
    stands(done)
    await person.type(await rubro(), ' y bar')
    await person.click(save())
    const dialog = await screen.findByRole('dialog', { name: 'Formulario ya respondido' })
    expect(dialog).toHaveTextContent(/Si cambió algo después, eso no se envió/)
  })

  it.each([
    ['offline', 'Conexión a internet perdida'],
    ['unknown', 'Error al guardar el formulario, intente nuevamente más tarde.'],
  ] as const)('CORR-05 ANS-14 a save that ends with %s keeps what was typed', async (code, title) => {
    stands(asked)
    const { person } = visit()
    await person.type(await rubro(), ' y bar')
    revise.mockRejectedValue(new DataError(code))
    await person.click(save())
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible()
    expect(kept.size).toBeGreaterThan(0)
  })

  it('CORR-10 after the last day the page says so, and still takes the revision where the form allows that', async () => {
    vi.setSystemTime(minutes(120))
    stands(asked)
    visit()
    expect(await screen.findByText(/^El plazo terminó el/)).toBeVisible()
    expect(screen.getByText('Todavía puede enviar su revisión.')).toBeVisible()
    expect(save()).toBeEnabled()
  })

  it('CORR-10 ANS-14 a citizen who sends after the day has ended is told so, and what was typed stays', async () => {
    const inTime = { ...REVIEWED, revisionEnPlazo: true }
    vi.setSystemTime(minutes(5))
    stands(asked, inTime)
    const { person } = visit()
    await person.type(await rubro(), ' y bar')
    // The clock of the device may be behind: the function's word counts.
    revise.mockRejectedValueOnce(errorOfStatus('FAILED_PRECONDITION', '', { reason: 'late' }))
    await person.click(save())
    const name = /^El plazo terminó el/
    await person.click(
      within(await screen.findByRole('dialog', { name })).getByRole('button', { name: 'Ahora no' }),
    )
    expect(await rubro()).toHaveValue('Kiosco y bar')
    // Or the answer changed too, which is of no use to anybody then.
    vi.setSystemTime(minutes(120))
    revise.mockRejectedValue(new DataError('conflict'))
    await person.click(save())
    const dialog = await screen.findByRole('dialog', { name })
    expect(dialog).toHaveTextContent(/Ya no se puede enviar la revisión/)
    await person.click(within(dialog).getByRole('button', { name: 'Ver mi respuesta' }))
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
    expect(screen.getByText(/^Ya no se puede enviar la revisión/)).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('CIT-04 an answer that is not one’s own is not shown', async () => {
    vi.mocked(storedOwnAnswer).mockRejectedValue(new DataError('forbidden'))
    visit()
    expect(await screen.findByRole('alert')).toHaveTextContent('No se puede mostrar esta respuesta')
  })
})
