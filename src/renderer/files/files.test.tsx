import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { loadLogic } from '../../domain/answering/logic'
import { listedIn } from '../../domain/question-types/files/list'
import type { StoredAnswer } from '../../domain/answer/answer'
import { aSection, aVersion, questions, TYPED } from '../../testing/builders'
import { memoryStore, renderAnswering, takingUploader } from '../../testing/render-answering'

const asking = (formato: string) =>
  aVersion({
    secciones: [aSection({ preguntas: questions({ titulo: 'Fotos', ...TYPED.files, formato }) })],
  })
const photo = (name: string) =>
  new File([name], name, { type: 'image/jpeg', lastModified: Date.UTC(2026, 9, 5, 12) })
const chooser = async () => screen.findByLabelText('Elegir fotos', { selector: 'input' })
const names = () => screen.getAllByRole('listitem').map((row) => row.textContent?.split('.jpg')[0])
const saved: StoredAnswer[] = []
const stored = () => listedIn(saved.at(-1)?.secciones[0]?.preguntas?.[0]?.respuesta ?? '') ?? []
const save = (answer: StoredAnswer) => Promise.resolve(void saved.push(answer))

const opened = (formato: string, options: Parameters<typeof renderAnswering>[1] = {}) =>
  renderAnswering(asking(formato), { save, ...options })

describe('several files at one question', () => {
  it('KIND-08 are chosen at once, described, put in order by buttons, taken out and saved', async () => {
    const uploader = takingUploader()
    const { person } = await opened('photo:1-3:caption', { uploader })
    await person.upload(await chooser(), ['a.jpg', 'b.jpg', 'c.jpg'].map(photo))
    await waitFor(() => expect(uploader.taken).toHaveLength(3))
    expect(names()).toEqual(['1. a', '2. b', '3. c'])
    // No more than the form takes.
    expect(screen.queryByRole('button', { name: 'Elegir fotos' })).toBeNull()
    await person.type(screen.getByRole('textbox', { name: /2\. b\.jpg/ }), 'La vereda')
    await person.click(screen.getByRole('button', { name: 'Subir La vereda' }))
    expect(await screen.findByText('La vereda: lugar 1 de 3.')).toBeInTheDocument()
    expect(names()).toEqual(['1. b', '2. a', '3. c'])
    expect(screen.queryByRole('button', { name: 'Subir La vereda' })).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Quitar c.jpg' }))
    await waitFor(() => expect(uploader.removed).toHaveLength(1))
    await person.click(screen.getByRole('button', { name: 'Enviar' }))
    await waitFor(() =>
      expect(stored().map(({ name, caption }) => [name, caption])).toEqual([
        ['b.jpg', 'La vereda'],
        ['a.jpg', ''],
      ]),
    )
  })

  it('KIND-08 what is over the most is told, and a missing caption at its field', async () => {
    const { person } = await opened('photo:1-2:needed')
    await person.upload(await chooser(), ['a.jpg', 'b.jpg', 'c.jpg'].map(photo))
    expect(await screen.findByText('1 archivo quedó afuera: entran 2 como máximo.')).toBeInTheDocument()
    await waitFor(() => expect(names()).toEqual(['1. a', '2. b']))
    await person.click(screen.getByRole('button', { name: 'Enviar' }))
    expect((await screen.findAllByText('Escriba la descripción de cada archivo.')).length).toBeGreaterThan(0)
    expect(screen.getByRole('textbox', { name: /1\. a\.jpg/ })).toHaveAttribute('aria-invalid', 'true')
  })

  it('KIND-08 ANS-22 without network they are listed, kept on the device and sent when there is one', async () => {
    const store = memoryStore()
    let isOffline = true
    const uploader = takingUploader()
    const options = { store, uploader, isOffline: () => isOffline }
    const first = await opened('photo:1-5:caption', options)
    await first.person.upload(await chooser(), ['a.jpg', 'b.jpg'].map(photo))
    await waitFor(() => expect(names()).toEqual(['1. a', '2. b']))
    await first.person.type(screen.getByRole('textbox', { name: /1\. a\.jpg/ }), 'Frente')
    await first.person.click(screen.getByRole('button', { name: 'Bajar Frente' }))
    expect(uploader.taken).toEqual([])
    await first.answering.keeper.flush()
    first.answering.dispose()
    first.unmount()
    isOffline = false
    const second = await opened('photo:1-5:caption', options)
    await waitFor(() => expect(uploader.taken).toHaveLength(2))
    const [row] = await screen.findAllByRole('listitem')
    expect(within(row ?? document.body).getByText('1. b.jpg')).toBeInTheDocument()
    await second.person.click(screen.getByRole('button', { name: 'Enviar' }))
    await waitFor(() => expect(stored().map(({ caption }) => caption)).toEqual(['', 'Frente']))
    expect(
      stored()
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual(uploader.taken.toSorted())
  })

  it('KIND-08 SEC-05 when a photo was taken is kept only where the form asks for it', async () => {
    const { person, unmount } = await opened('photo:1-5:when')
    await person.upload(await chooser(), photo('a.jpg'))
    expect(await screen.findByText(/^05\/10\/2026 /)).toBeInTheDocument()
    unmount()
    const other = await opened('photo:1-5')
    await other.person.upload(await chooser(), photo('a.jpg'))
    await waitFor(() => expect(names()).toEqual(['1. a']))
    await other.person.click(screen.getByRole('button', { name: 'Enviar' }))
    await waitFor(() => expect(stored()).toMatchObject([{ takenAt: '', place: '' }]))
  })
})

describe('how many files a rule takes', () => {
  it('LOGIC-01 KIND-08 follows another answer, and is told while they are chosen and when they are sent', async () => {
    const version = aVersion({
      secciones: [
        aSection({
          preguntas: questions(
            { id: 'n', titulo: 'Fotos por persona', ...TYPED.integer },
            { titulo: 'Fotos', ...TYPED.files, formato: 'photo:1-9', minimo: '{{n}}', maximo: '{{n}}' },
          ),
        }),
      ],
    })
    await loadLogic(version.secciones)
    const { person } = await renderAnswering(version, { save })
    const count = await screen.findByRole('textbox', { name: /^Fotos por persona/ })
    await person.type(count, '2')
    expect(await screen.findByText(/^0 archivos de 2 como máximo/)).toBeInTheDocument()
    await person.upload(await chooser(), ['a.jpg', 'b.jpg', 'c.jpg'].map(photo))
    expect(await screen.findByText('1 archivo quedó afuera: entran 2 como máximo.')).toBeInTheDocument()
    await waitFor(() => expect(names()).toEqual(['1. a', '2. b']))
    await person.clear(count)
    await person.type(count, '1')
    await person.click(screen.getByRole('button', { name: 'Enviar' }))
    const told = await screen.findAllByText('Son demasiados archivos: entran 1 como máximo.')
    expect(told.length).toBeGreaterThan(0)
    await person.clear(count)
    await person.type(count, '3')
    await person.click(screen.getByRole('button', { name: 'Enviar' }))
    expect((await screen.findAllByText('Faltan archivos: se piden 3 o más.')).length).toBeGreaterThan(0)
  })
})

describe('voice notes', () => {
  const sound = (name: string, type = 'audio/mp4') => new File([name], name, { type })
  const soundChooser = () => screen.findByLabelText('Elegir audios', { selector: 'input' })

  it('KIND-08 that the device has are chosen, played and saved; where it does not record there is no such button', async () => {
    const uploader = takingUploader()
    const { person } = await opened('voice:1-2:caption', { uploader })
    expect(screen.queryByRole('button', { name: 'Grabar nota de voz' })).toBeNull()
    await person.upload(await soundChooser(), sound('ruido.m4a'))
    expect(await screen.findByLabelText('Escuchar ruido.m4a')).toHaveAttribute('src')
    expect(screen.queryByRole('button', { name: /Marcar/ })).toBeNull()
    await waitFor(() => expect(uploader.taken).toHaveLength(1))
    await person.click(screen.getByRole('button', { name: 'Enviar' }))
    await waitFor(() => expect(stored()).toMatchObject([{ name: 'ruido.m4a' }]))
    expect(stored()[0]?.path).toMatch(/^audios\/.+\.m4a$/)
  })

  it('KIND-08 FILE-01 one above 5 MB is refused by its name', async () => {
    const { person } = await opened('voice:1-2')
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'reunion.m4a', { type: 'audio/mp4' })
    await person.upload(await soundChooser(), large)
    expect(await screen.findByText(/^reunion\.m4a: El archivo es demasiado grande/)).toBeInTheDocument()
  })

  it.each([
    ['NotAllowedError', /no deja usar el micrófono/],
    ['NotFoundError', /No se encontró ningún micrófono/],
    ['AbortError', /No se pudo grabar/],
  ])('KIND-08 a microphone that is not given is told: %s', async (name, words) => {
    vi.stubGlobal('MediaRecorder', () => undefined)
    const refused = Object.assign(new Error('no'), { name })
    const mediaDevices = { getUserMedia: () => Promise.reject(refused) }
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { mediaDevices }))
    const { person } = await opened('voice:1-2')
    await person.click(await screen.findByRole('button', { name: 'Grabar nota de voz' }))
    expect(await screen.findByText(words)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Grabar nota de voz' })).toBeEnabled()
  })
})
