import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { NO_OPTIONS } from '../../domain/form/options'
import { aSignature, aVersion } from '../../testing/builders'
import { renderAnswering, takingUploader } from '../../testing/render-answering'

/** The pictures that are being made of names, in the order in which they were begun. */
const names: ((picture: Blob | null) => void)[] = []
vi.mock('./picture-of-name', () => ({ pictureOfName: () => new Promise((resolve) => names.push(resolve)) }))

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])

const open = (typeOfSignature: 'draw' | 'upload') =>
  renderAnswering(
    aVersion({
      opcionales: { ...NO_OPTIONS, digitalSignature: true },
      signatures: [aSignature({ typeOfSignature })],
    }),
    { uploader: takingUploader() },
  )

afterEach(() => void names.splice(0))

describe('a signature that is made twice', () => {
  it('SIGN-01 the fault of an earlier file is not shown over a later, sound one', async () => {
    const { person } = await open('upload')
    const input = () => screen.getByLabelText('Subir imagen PNG', { selector: 'input' })
    await screen.findByRole('button', { name: 'Subir imagen PNG' })
    let read: (head: ArrayBuffer) => void = () => undefined
    const slow = new File(['no'], 'lenta.png', { type: 'image/png' })
    const part = new Blob()
    vi.spyOn(part, 'arrayBuffer').mockReturnValue(new Promise((resolve) => (read = resolve)))
    vi.spyOn(slow, 'slice').mockReturnValue(part)
    await person.upload(input(), slow)
    await person.upload(input(), new File([PNG], 'firma.png', { type: 'image/png' }))
    await screen.findByRole('img', { name: 'Firma del titular' })
    await act(async () => read(new ArrayBuffer(0)))
    await person.click(screen.getByRole('button', { name: 'Cancelar' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('SIGN-02 a written name that could not be drawn in the end is not told once it is signed anew', async () => {
    const { answering, person } = await open('draw')
    const sign = () => screen.findByRole('button', { name: 'Firmar con el nombre escrito' })
    await person.type(await screen.findByLabelText('Nombre de quien firma'), 'Ana Paz')
    await person.click(await sign())
    await waitFor(() => expect(names).toHaveLength(1))
    act(() => answering.signatures.draw(0, null, []))
    await person.click(await sign())
    await waitFor(() => expect(names).toHaveLength(2))
    await act(async () => names[1]?.(new Blob([PNG], { type: 'image/png' })))
    expect(await screen.findByText('Firmado con el nombre: Ana Paz')).toBeVisible()
    await act(async () => names[0]?.(null))
    expect(screen.queryByText(/^No se pudo hacer la firma/)).toBeNull()
  })
})
