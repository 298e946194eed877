import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError } from '../../../data/errors'
import { answerToComplete, completeAnswer } from '../../../data/staff/complete-answer'
import type { StoredAnswer } from '../../../domain/answer/answer'
import type { Role } from '../../../domain/access/roles'
import type { FormVersion } from '../../../domain/form/form'
import { NO_OPTIONS } from '../../../domain/form/options'
import { paths } from '../../../lib/paths'
import {
  aCondition,
  anAnswer,
  anAttachment,
  aSection,
  aSignature,
  aUser,
  aVersion,
  NOW,
  OTHER_AREA,
  questions,
  THREE_STATES,
  TYPED,
} from '../../../testing/builders'
import { renderStaff } from '../../../testing/render-staff'
import { Scenario } from '../../../testing/scenario'
import { CompletionPage } from './CompletionPage'

const { kept } = vi.hoisted(() => ({ kept: new Map<string, unknown>() }))
vi.mock('../../../data/staff/complete-answer', () => ({ answerToComplete: vi.fn(), completeAnswer: vi.fn() }))
vi.mock('../../../data/staff/session', () => ({ sessionUid: () => 'sid-1' }))
vi.mock('../../../lib/device-store', () => ({
  deviceStore: () => ({
    get: (key: string) => Promise.resolve(kept.get(key)),
    set: (key: string, value: unknown) => Promise.resolve(void kept.set(key, value)),
    remove: (key: string) => Promise.resolve(void kept.delete(key)),
  }),
}))
const load = vi.mocked(answerToComplete)
const complete = vi.mocked(completeAnswer)

const version = aVersion({
  estados: THREE_STATES,
  secciones: [
    aSection({
      titulo: 'Local',
      repetible: true,
      preguntas: questions(
        { titulo: 'Rubro' },
        { titulo: 'Metros', ...TYPED.integer },
        { titulo: 'Encargado', required: true },
      ),
    }),
    aSection({
      orden: 1,
      titulo: 'Medidas',
      conditions: [
        aCondition({ condition: 'Clausura', questions: questions({ titulo: 'Motivo' }) }),
        aCondition({ order: 1, condition: 'Multa', questions: questions({ titulo: 'Monto' }) }),
      ],
    }),
  ],
})
const begun = () =>
  Scenario.open(version.secciones)
    .answer('Rubro', 'Kiosco')
    .checkCondition('Clausura')
    .answer('Motivo', 'Ruidos')

function stands(
  given: Partial<StoredAnswer> = {},
  form: FormVersion = version,
  secciones = begun().secciones,
) {
  const stored = anAnswer({ version: form, secciones, signatures: form.signatures }, given)
  load.mockResolvedValue({ stored, version: form })
  return stored
}
const visit = (role: Role = 'ROLE_SUPERVISOR') =>
  renderStaff(<CompletionPage />, {
    user: aUser(role),
    pattern: paths.complete.pattern,
    at: paths.complete.href('respuesta-1'),
  })
const saveButton = () => screen.getByRole('button', { name: 'Guardar' })
const opened = () => screen.findByRole('heading', { level: 1, name: version.titulo })

beforeEach(() => {
  vi.resetAllMocks()
  kept.clear()
})

describe('completing an answer', () => {
  it('COMP-01 reads what is answered, asks for the rest, and says so', async () => {
    stands()
    await visit()
    await opened()
    expect(screen.queryByText(/Guardado en este dispositivo/)).toBeNull()
    expect(screen.getByText('* Solo puede modificar las respuestas incompletas')).toBeVisible()
    const shop = screen.getByRole('group', { name: 'Rubro' })
    expect(within(shop).getByText('Kiosco')).toBeVisible()
    expect(within(shop).getByText('Ya respondida')).toBeVisible()
    expect(screen.queryByRole('textbox', { name: 'Rubro' })).toBeNull()
    expect(screen.getByLabelText(/Metros/)).toHaveValue('')
    // A condition that was checked stays; another one may be checked.
    expect(screen.queryByRole('checkbox', { name: 'Clausura' })).toBeNull()
    expect(screen.getByRole('checkbox', { name: 'Multa' })).not.toBeChecked()
  })

  it('COMP-02 saves once it is valid, with what was there before, and goes back to the list', async () => {
    const stored = stands()
    const { person, address } = await visit()
    await opened()
    expect(saveButton()).toHaveAttribute('aria-disabled', 'true')
    await person.click(saveButton())
    expect(complete).not.toHaveBeenCalled()
    expect(await screen.findByRole('alert')).toHaveTextContent('Encargado')
    await person.type(screen.getByLabelText(/Encargado/), 'Eva')
    await person.click(screen.getByRole('checkbox', { name: 'Multa' }))
    await person.type(screen.getByLabelText(/Monto/), '500')
    await waitFor(() => expect(saveButton()).toHaveAttribute('aria-disabled', 'false'))
    await person.click(saveButton())
    await waitFor(() => expect(complete).toHaveBeenCalledTimes(1))
    expect(complete).toHaveBeenCalledWith({
      answerId: stored.id,
      lastUpdate: NOW.getTime(),
      secciones: begun().answer('Encargado', 'Eva').checkCondition('Multa').answer('Monto', '500').stored,
      signatures: [],
      estado: null,
    })
    await waitFor(() => expect(address()).toBe(paths.answers.href(version.formId)))
  })

  it('COMP-02 tells why it cannot be saved, by keyboard too', async () => {
    stands()
    const { person } = await visit()
    await opened()
    fireEvent.focus(saveButton())
    await person.hover(saveButton())
    expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Compruebe que todas las respuestas sean válidas',
    )
  })

  it('COMP-01 moves to a state that the present one leads to, with the same save', async () => {
    stands({}, version, begun().answer('Encargado', 'Eva').secciones)
    const { person } = await visit()
    await opened()
    expect(saveButton()).toHaveAttribute('aria-disabled', 'true')
    await person.click(screen.getByRole('combobox', { name: 'Estado' }))
    expect(screen.getByRole('option', { name: 'Resuelto' })).toHaveAttribute('aria-disabled', 'true')
    await person.click(screen.getByRole('option', { name: 'En proceso' }))
    await person.click(saveButton())
    await waitFor(() => expect(complete.mock.calls[0]?.[0]).toMatchObject({ estado: 1 }))
  })

  it('COMP-01 adds rows, and takes away only those that it added', async () => {
    stands({}, version, begun().answer('Encargado', 'Eva').secciones)
    const { person } = await visit()
    await opened()
    expect(screen.queryByRole('button', { name: /Quitar Local/ })).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Agregar otro' }))
    const row = screen.getByRole('region', { name: /Local 2/ })
    await person.type(within(row).getByLabelText(/Encargado/), 'Ana')
    await person.click(saveButton())
    await waitFor(() => expect(complete).toHaveBeenCalledTimes(1))
    expect(complete.mock.calls[0]?.[0].secciones[0]?.seccionesRepetibles).toHaveLength(1)
  })

  it('COMP-01 says kindly when nothing is left', async () => {
    const form = aVersion()
    stands({}, form, Scenario.open(form.secciones).answer('Pregunta 1', 'Sí').secciones)
    await visit()
    expect(await screen.findByText(/No queda nada por completar/)).toBeVisible()
  })

  it('COMP-01 a photo is asked for beside the text that stays', async () => {
    const form = aVersion({
      secciones: [aSection({ preguntas: questions({ titulo: 'Frente', adjuntar: true }) })],
    })
    stands({}, form, Scenario.open(form.secciones).answer('Frente', 'Torcido').secciones)
    await visit()
    await opened()
    expect(screen.getByText('Torcido')).toBeVisible()
    expect(screen.queryByRole('textbox', { name: /Frente/ })).toBeNull()
    expect(screen.getByRole('group', { name: 'Imagen: Frente' })).toBeVisible()
  })

  it('COMP-01 a text is asked for beside the photo that stays', async () => {
    const form = aVersion({
      secciones: [aSection({ preguntas: questions({ titulo: 'Frente', adjuntar: true }) })],
    })
    stands({}, form, Scenario.open(form.secciones).attach('Frente', { imagen: anAttachment() }).secciones)
    const { person } = await visit()
    await opened()
    await person.type(screen.getByRole('textbox', { name: /Frente/ }), 'Torcido')
    expect(screen.queryByRole('button', { name: /Quitar/ })).toBeNull()
    await person.click(saveButton())
    await waitFor(() => expect(complete).toHaveBeenCalledTimes(1))
    expect(complete.mock.calls[0]?.[0].secciones[0]?.preguntas?.[0]).toMatchObject({
      respuesta: 'Torcido',
      imagen: anAttachment(),
    })
  })
})

describe('signatures where an answer is completed', () => {
  const signed = { names: 'Ana', imgID: 'abcdefghijkl', imgURL: 'https://archivos.test/a.png' }
  const form = aVersion({
    opcionales: { ...NO_OPTIONS, digitalSignature: true },
    signatures: [
      aSignature(),
      // Without a pad: there is nothing to draw on here.
      aSignature({
        title: 'Inspección',
        tipeOfSignatory: 'intern',
        indexSignature: 1,
        typeOfSignature: 'upload',
      }),
    ],
  })
  const open = Scenario.open(form.secciones).secciones

  it('SIGN-05 the citizen’s is disabled and says why, that of staff can be given', async () => {
    stands({}, form, open)
    await visit()
    await opened()
    const citizen = await screen.findByRole('group', { name: 'Firma del titular' })
    expect(citizen).toBeDisabled()
    expect(within(citizen).getByText(/El personal no puede dar esta firma/)).toBeVisible()
    expect(await screen.findByRole('textbox', { name: /Nombre/ })).toBeEnabled()
  })

  it('COMP-01 what the citizen signed is only read', async () => {
    stands(
      { signatures: form.signatures.map((one, index) => (index === 0 ? { ...one, ...signed } : one)) },
      form,
      open,
    )
    await visit()
    expect(await screen.findByText('Esta respuesta está firmada')).toBeVisible()
    expect(await screen.findByRole('img', { name: 'Firma de Ana' })).toBeVisible()
    expect(screen.queryByRole('textbox', { name: /Pregunta 1/ })).toBeNull()
  })

  it('COMP-01 it may be changed where the form lets staff do so', async () => {
    const signatures = form.signatures.map((one, index) => (index === 0 ? { ...one, ...signed } : one))
    const opcionales = { ...form.opcionales, signatureEditableAnswer: true }
    stands(
      { signatures, opcionales },
      form,
      Scenario.open(form.secciones).answer('Pregunta 1', 'Sí').secciones,
    )
    const { person } = await visit()
    expect(await screen.findByText('Está por cambiar una respuesta firmada')).toBeVisible()
    const field = screen.getByRole('textbox', { name: /Pregunta 1/ })
    expect(field).toHaveValue('Sí')
    await person.type(field, ', otra vez')
    await person.click(saveButton())
    await waitFor(() => expect(complete).toHaveBeenCalledTimes(1))
  })
})

describe('what goes wrong while completing', () => {
  const fill = async (person: Awaited<ReturnType<typeof visit>>['person']) => {
    await opened()
    await person.type(screen.getByLabelText(/Encargado/), 'Eva')
    await person.click(saveButton())
  }

  it('COMP-02 says that it was not saved; the sentence stays after the banner', async () => {
    stands()
    complete.mockRejectedValueOnce(new DataError('unknown'))
    const { person } = await visit()
    await fill(person)
    const banner = await screen.findByText('Ha ocurrido un error al guardar la respuesta.')
    expect(screen.getByText(/Lo que escribió está a salvo/)).toBeVisible()
    await waitFor(() => expect(screen.queryByText(/Lo que escribió está a salvo/)).toBeNull(), {
      timeout: 5000,
    })
    expect(screen.getByText('Ha ocurrido un error al guardar la respuesta.')).toBeVisible()
    expect(banner).toBeDefined()
    await person.click(saveButton())
    await waitFor(() => expect(complete).toHaveBeenCalledTimes(2))
  })

  it('COMP-01 ANS-22 somebody changed it meanwhile: goes on with the present answer and what was typed', async () => {
    stands()
    complete.mockRejectedValueOnce(new DataError('conflict'))
    const { person } = await visit()
    await fill(person)
    expect(await screen.findByText('La respuesta cambió mientras la completaba')).toBeInTheDocument()
    const later = new Date(NOW.getTime() + 60_000)
    const stored = stands({ lastUpdate: later }, version, begun().answer('Metros', '40').secciones)
    await person.click(screen.getByText('Seguir con la respuesta actual'))
    expect(await screen.findByText('La respuesta cambió desde la última vez')).toBeVisible()
    expect(within(screen.getByRole('group', { name: 'Metros' })).getByText('40')).toBeVisible()
    expect(screen.getByLabelText(/Encargado/)).toHaveValue('Eva')
    await person.click(saveButton())
    await waitFor(() => expect(complete).toHaveBeenCalledTimes(2))
    expect(complete.mock.calls[1]?.[0]).toMatchObject({
      answerId: stored.id,
      lastUpdate: later.getTime(),
      secciones: begun().answer('Metros', '40').answer('Encargado', 'Eva').stored,
    })
  })

  it('COMP-02 cancel goes back, and what was typed is there again', async () => {
    stands()
    const first = await visit()
    await opened()
    await first.person.type(screen.getByLabelText(/Encargado/), 'Eva')
    await first.person.click(screen.getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(first.address()).toBe(paths.answers.href(version.formId)))
    await waitFor(() => expect(kept.size).toBeGreaterThan(0))
    first.unmount()
    await visit()
    await opened()
    await waitFor(() => expect(screen.getByLabelText(/Encargado/)).toHaveValue('Eva'))
  })

  it.each([
    ['notFound', 'No se ha encontrado la respuesta para editar.'],
    ['forbidden', 'No se ha encontrado la respuesta para editar.'],
    ['offline', 'Ha ocurrido un error al cargar la respuesta para editar.'],
    ['damaged', 'La respuesta no se puede leer.'],
  ] as const)('COMP-02 says when the store answers %s', async (code, title) => {
    load.mockRejectedValue(new DataError(code))
    await visit()
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  })

  it.each([
    ['an inspector, whose role only reads', 'ROLE_INSPECTOR' as const, { creadoPor: 'mgomez' }],
    ['a supervisor of another area', 'ROLE_SUPERVISOR' as const, { areas: [OTHER_AREA] }],
  ])('COMP-01 is not offered to %s', async (_who, role, given) => {
    stands(given)
    await visit(role)
    expect(await screen.findByText('No puede completar esta respuesta.')).toBeVisible()
  })
})
