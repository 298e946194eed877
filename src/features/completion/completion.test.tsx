import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { completeAnswer } from '../../data/staff/complete-answer'
import { NO_OPTIONS } from '../../domain/form/options'
import { paths } from '../../lib/paths'
import { anAttachment, aSection, aSignature, aVersion, NOW, questions } from '../../testing/builders'
import { corrected, REVIEWED } from '../../testing/corrections'
import { Scenario } from '../../testing/scenario'
import { begun, opened, saveButton, stands, version, visit } from './testing/completion-page'
import { kept } from '../../testing/memory-device'

vi.mock('../../data/staff/complete-answer', () => ({ answerToComplete: vi.fn(), completeAnswer: vi.fn() }))
vi.mock('../../data/staff/session', () => ({ sessionUid: () => 'sid-1' }))
vi.mock('../../data/upload', () => ({
  download: (_app: string, path: string) => Promise.resolve(new Blob([path], { type: 'image/png' })),
}))
vi.mock('../../lib/device-store', () => import('../../testing/memory-device'))
const complete = vi.mocked(completeAnswer)

beforeEach(() => {
  vi.resetAllMocks()
  kept.clear()
})

describe('completing an answer', () => {
  it('COMP-01 shows given answers as text, asks for the missing ones, and says so', async () => {
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

  it('COMP-01 CORR-02 corrected answers are shown as corrected, and what a correction gave is not asked for', async () => {
    const reviewed = { ...version, opcionales: REVIEWED }
    const stored = stands({ opcionales: REVIEWED }, reviewed)
    const right = begun().answer('Rubro', 'Bar').answer('Encargado', 'Eva').checkCondition('Multa')
    const { editsBySupervisor } = corrected(reviewed, stored, { secciones: right.stored }, NOW)
    stands({ opcionales: REVIEWED, editsBySupervisor: editsBySupervisor ?? [] }, reviewed)
    const { person } = await visit()
    await opened()
    expect(within(screen.getByRole('group', { name: 'Rubro' })).getByText('Bar')).toBeVisible()
    expect(within(screen.getByRole('group', { name: /Encargado/ })).getByText('Eva')).toBeVisible()
    expect(screen.queryByText('Kiosco')).toBeNull()
    expect(screen.queryByRole('textbox', { name: /Encargado/ })).toBeNull()
    expect(screen.queryByRole('checkbox', { name: 'Multa' })).toBeNull()
    await person.type(screen.getByLabelText(/Metros/), '12')
    await waitFor(() => expect(saveButton()).toHaveAttribute('aria-disabled', 'false'))
    await person.click(saveButton())
    await waitFor(() => expect(complete).toHaveBeenCalledTimes(1))
    expect(complete).toHaveBeenCalledWith(
      expect.objectContaining({ secciones: begun().answer('Metros', '12').stored }),
    )
  })

  it('COMP-02 saves a valid answer together with the earlier answers, and goes back to the list', async () => {
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

  it('COMP-02 says why it cannot be saved, also to keyboard users', async () => {
    stands()
    const { person } = await visit()
    await opened()
    fireEvent.focus(saveButton())
    await person.hover(saveButton())
    expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Compruebe que todas las respuestas sean válidas',
    )
  })

  it('COMP-01 the same save can move the answer to a state that its current one leads to', async () => {
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

  it('COMP-01 adds rows, and removes only rows that were added here', async () => {
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

  it('COMP-01 says that nothing is left to fill in', async () => {
    const form = aVersion()
    stands({}, form, Scenario.open(form.secciones).answer('Pregunta 1', 'Sí').secciones)
    await visit()
    expect(await screen.findByText(/No queda nada por completar/)).toBeVisible()
  })

  it('COMP-01 asks for a missing photo beside the given text', async () => {
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

  it('COMP-01 asks for a missing text beside the given photo', async () => {
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
  const signed = {
    names: 'Ana',
    imgID: 'abcdefghijkl',
    imgURL: 'imagenes/signatures-comercios/imgPNG-abcdefghijkl.png',
  }
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

  it('SIGN-05 the citizen’s signature is disabled and says why, that of staff can be given', async () => {
    stands({}, form, open)
    await visit()
    await opened()
    const citizen = await screen.findByRole('group', { name: 'Firma del titular' })
    expect(citizen).toBeDisabled()
    expect(within(citizen).getByText(/El personal no puede dar esta firma/)).toBeVisible()
    expect(await screen.findByRole('textbox', { name: /Nombre/ })).toBeEnabled()
  })

  it('SIGN-05 who signs while something is missing is told what, before the signature closes it', async () => {
    stands({}, form, open)
    const { person } = await visit()
    await opened()
    const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])
    const png = new File([bytes], 'firma.png', { type: 'image/png' })
    await person.upload(await screen.findByLabelText('Subir imagen PNG'), png)
    await person.type(screen.getByRole('textbox', { name: /Nombre/ }), 'Eva')
    await waitFor(() => expect(saveButton()).toHaveAttribute('aria-disabled', 'false'))
    await person.click(saveButton())
    const warning = within(await screen.findByRole('alertdialog', { name: /Falta 1 respuesta/ }))
    expect(warning.getByRole('listitem')).toHaveTextContent('Pregunta 1')
    expect(complete).not.toHaveBeenCalled()
    await person.click(warning.getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(screen.getByRole('textbox', { name: /Nombre/ })).toHaveValue('Eva')
  })

  it('COMP-01 SEC-05 an answer that the citizen signed is only shown', async () => {
    // The observer of the test document never says that something came near.
    vi.stubGlobal('IntersectionObserver', undefined)
    stands(
      { signatures: form.signatures.map((one, index) => (index === 0 ? { ...one, ...signed } : one)) },
      form,
      open,
    )
    await visit()
    expect(await screen.findByText('Esta respuesta está firmada')).toBeVisible()
    expect(await screen.findByRole('img', { name: 'Firma de Ana' })).toBeVisible()
    expect(screen.queryByRole('textbox', { name: /Pregunta 1/ })).toBeNull()
    vi.unstubAllGlobals()
  })

  it('COMP-01 a signed answer can be changed where the form lets staff do so', async () => {
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
