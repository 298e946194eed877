import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DataError } from '../../../data/errors'
import { saveAnswer } from '../../../data/staff/answers'
import { getForm } from '../../../data/staff/forms'
import { answerPdf } from '../../../data/staff/pdf'
import type { Form } from '../../../domain/form/form'
import { NO_OPTIONS, type FormOptions } from '../../../domain/form/options'
import type { Role } from '../../../domain/user/roles'
import { downloadFile } from '../../../lib/download-file'
import { paths } from '../../../lib/paths'
import { aForm, aUser, THREE_STATES } from '../../../testing/builders'
import { renderStaff } from '../../../testing/render-staff'
import { StaffAnswerPage } from '../StaffAnswerPage'

vi.mock('../../../data/staff/forms', () => ({ getForm: vi.fn() }))
vi.mock('../../../data/staff/answers', () => ({ saveAnswer: vi.fn() }))
vi.mock('../../../data/staff/pdf', () => ({ answerPdf: vi.fn() }))
vi.mock('../../../data/staff/session', () => ({ sessionUid: () => 'sid-1' }))
vi.mock('../../../lib/download-file', () => ({ downloadFile: vi.fn() }))
const read = vi.mocked(getForm)
const save = vi.mocked(saveAnswer)

beforeEach(() => vi.resetAllMocks())

const SEND = 'Guardar y enviar por correo'
const ASKS = '¿En qué estado se guarda la respuesta?'
const on = (...options: (keyof FormOptions)[]): FormOptions => ({
  ...NO_OPTIONS,
  ...Object.fromEntries(options.map((option) => [option, true])),
})

async function answering(role: Role, form: Partial<Form>) {
  read.mockResolvedValue(aForm(form))
  const view = await renderStaff(<StaffAnswerPage />, {
    user: aUser(role),
    pattern: paths.answer.pattern,
    at: paths.answer.href('comercios'),
  })
  const press = async (name: string) => view.person.click(await screen.findByRole('button', { name }))
  await screen.findByRole('button', { name: 'Guardar' })
  return { ...view, press }
}

describe('saving and sending', () => {
  it('ANS-17 saves, shows the code and leads to the answer, where the mail dialog opens', async () => {
    const { press, address } = await answering('ROLE_INSPECTOR', { opcionales: on('envioEmail') })
    await press(SEND)
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1))
    const answer = save.mock.calls[0]?.[0]
    await waitFor(() => expect(address()).toBe(`/ver/${answer?.id}?enviar=1`))
    expect(
      await screen.findByText(
        `Formulario guardado correctamente. Código: ${answer?.codigoMunicipio}`,
        undefined,
        {
          timeout: 3000,
        },
      ),
    ).toBeVisible()
  })

  it('ANS-17 goes to the list when only saving was asked for', async () => {
    const { press, address } = await answering('ROLE_INSPECTOR', { opcionales: on('envioEmail') })
    await press('Guardar')
    await waitFor(() => expect(address()).toMatch(/^\/listar\?respuesta=/))
  })

  it.each([
    ['the form does not send', on()],
    ['it is a public form', on('envioEmail', 'publico')],
  ])('ANS-17 offers one way to save where %s', async (_why, opcionales) => {
    await answering('ROLE_SUPERVISOR', { opcionales })
    expect(screen.queryByRole('button', { name: SEND })).toBeNull()
  })

  it('ANS-17 sends after a second try when the first one failed', async () => {
    save.mockRejectedValueOnce(new DataError('timeout'))
    const { press, address } = await answering('ROLE_INSPECTOR', { opcionales: on('envioEmail') })
    await press(SEND)
    await press('Entendido')
    await press(SEND)
    await waitFor(() => expect(address()).toMatch(/^\/ver\/.*\?enviar=1$/))
    expect(save.mock.calls[0]?.[0].id).toBe(save.mock.calls[1]?.[0].id)
  })
})

describe('the state in which an answer is saved', () => {
  const withStates = (...options: (keyof FormOptions)[]) => ({
    estados: THREE_STATES,
    opcionales: on(...options),
  })
  const savedState = () => save.mock.calls.at(-1)?.[0].estados.actual

  it('ANS-18 asks people who may move answers for the state, offering the initial one and those it leads to', async () => {
    const { press, person } = await answering('ROLE_SUPERVISOR', withStates())
    await press('Guardar')
    const dialog = await screen.findByRole('dialog', { name: ASKS })
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Pendiente (estado inicial)',
      'En proceso',
    ])
    expect(screen.getByRole('radio', { name: 'Pendiente (estado inicial)' })).toBeChecked()
    expect(dialog).not.toHaveTextContent('MuniGestion')
    expect(save).not.toHaveBeenCalled()
    await person.click(screen.getByRole('radio', { name: 'En proceso' }))
    await person.click(screen.getAllByRole('button', { name: 'Guardar' }).at(-1) ?? dialog)
    await waitFor(() => expect(savedState()).toBe(1))
  })

  it('ANS-18 says that an incident will be made', async () => {
    const { press } = await answering('ROLE_SUPERVISOR', withStates('incidentes'))
    await press('Guardar')
    expect(await screen.findByRole('dialog', { name: ASKS })).toHaveTextContent(
      'Al guardar se crea un incidente en MuniGestion.',
    )
  })

  it('ANS-18 cancelling the question saves nothing, and the next save asks again', async () => {
    const { press } = await answering('ROLE_SUPERVISOR', withStates())
    await press('Guardar')
    const dialog = await screen.findByRole('dialog', { name: ASKS })
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(save).not.toHaveBeenCalled()
    await press('Guardar')
    await press('Cancelar')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(save).not.toHaveBeenCalled()
  })

  it('ANS-18 keeps the choice for the next try of the same answer', async () => {
    save.mockRejectedValueOnce(new DataError('timeout'))
    const { press, person } = await answering('ROLE_SUPERVISOR', withStates())
    await press('Guardar')
    await person.click(await screen.findByRole('radio', { name: 'En proceso' }))
    fireEvent.submit(screen.getByRole('radio', { name: 'En proceso' }))
    await press('Entendido')
    await press('Guardar')
    expect(await screen.findByRole('radio', { name: 'En proceso' })).toBeChecked()
    fireEvent.submit(screen.getByRole('radio', { name: 'En proceso' }))
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2))
    expect(save.mock.calls.map(([{ id, estados }]) => [id, estados.actual])).toEqual(
      Array.from({ length: 2 }, () => [save.mock.calls[0]?.[0].id, 1]),
    )
  })

  it.each([
    ['an inspector', 'ROLE_INSPECTOR', THREE_STATES],
    [
      'a form whose initial state leads nowhere',
      'ROLE_SUPERVISOR',
      { ...THREE_STATES, inicial: 2, actual: 2 },
    ],
    ['a form without states', 'ROLE_SUPERVISOR', { disponibles: [], inicial: 0, actual: 0 }],
  ] as const)('ANS-18 asks nothing of %s', async (_who, role, estados) => {
    const { press } = await answering(role, {
      estados: { ...estados, disponibles: [...estados.disponibles] },
    })
    await press('Guardar')
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1))
    expect(savedState()).toBe(estados.inicial)
  })
})

describe('the copy of an answer that staff saved', () => {
  const copies = { opcionales: on('publico', 'automaticDownload') }

  it('ANS-21 the copy downloads by itself', async () => {
    vi.mocked(answerPdf).mockResolvedValue('https://archivos.test/copia.pdf')
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('%PDF'))
    const { press } = await answering('ROLE_INSPECTOR', copies)
    await press('Guardar')
    await waitFor(() => expect(downloadFile).toHaveBeenCalledTimes(1))
    const { id, codigoMunicipio } = save.mock.calls[0]?.[0] ?? {}
    expect(answerPdf).toHaveBeenCalledWith(expect.objectContaining({ answerId: id, language: 'es' }))
    expect(fetched.mock.calls[0]?.[0]).toBe('https://archivos.test/copia.pdf')
    expect(vi.mocked(downloadFile).mock.calls[0]?.[1]).toBe(`${codigoMunicipio}.pdf`)
  })

  it('ANS-21 says that the copy failed and that the answer is saved', async () => {
    vi.mocked(answerPdf).mockRejectedValue(new DataError('timeout'))
    const { press } = await answering('ROLE_INSPECTOR', copies)
    await press('Guardar')
    expect(
      await screen.findByText(/^Ocurrió un error al descargar el archivo PDF\. La respuesta VDR-/),
    ).toBeVisible()
  })

  it('ANS-21 no copy is made where the form hands out none', async () => {
    const { press, address } = await answering('ROLE_INSPECTOR', { opcionales: on('publico') })
    await press('Guardar')
    await waitFor(() => expect(address()).toMatch(/^\/listar/))
    expect(answerPdf).not.toHaveBeenCalled()
  })
})
