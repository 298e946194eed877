import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Uploader } from '../../domain/files/uploader'
import { aSection, aVersion, questions } from '../../testing/builders'
import { memoryStore, renderAnswering, takingUploader } from '../../testing/render-answering'
import type { PrepareFile, PreparedFile } from '../../domain/files/prepared-file'
import { prepareFile } from '../../lib/photo/prepare-file'

const withPhoto = aVersion({
  secciones: [aSection({ preguntas: questions({ titulo: 'Nombre' }, { titulo: 'Frente', adjuntar: true }) })],
})
const photo = (name = 'frente.jpg', bytes = 'la foto') => new File([bytes], name, { type: 'image/jpeg' })
const chooser = () => screen.getByLabelText('Elegir imagen', { selector: 'input' })
const small = new Blob(['chica'], { type: 'image/jpeg' })

/** Sends nothing before the test says so. */
function slowUploader() {
  const taking = takingUploader()
  const sent: { path: string; progress: (part: number) => void; arrive: () => void; signal?: AbortSignal }[] =
    []
  const uploader: Uploader = {
    ...taking,
    upload: (path, _file, { onProgress, signal }) =>
      new Promise((resolve) => {
        sent.push({
          path,
          progress: (part) => act(() => onProgress?.(part)),
          arrive: () => resolve(),
          ...(signal && { signal }),
        })
      }),
  }
  return { uploader, sent, removed: taking.removed }
}
/** Prepares nothing before the test says so. */
function slowPrepare() {
  const asked: { give: (made: PreparedFile) => void; fail: () => void }[] = []
  const prepare: PrepareFile = () =>
    new Promise((resolve, reject) => {
      asked.push({ give: resolve, fail: () => reject(new Error('not loaded')) })
    })
  return { prepare, asked }
}

/** A photo was sent, and its page closed. */
async function sentBefore() {
  const store = memoryStore()
  const uploader = takingUploader()
  const first = await renderAnswering(withPhoto, { store, uploader })
  await first.person.upload(chooser(), new File(['foto'], 'frente.png', { type: 'image/png' }))
  await screen.findByText('frente.png adjunto')
  await first.answering.keeper.flush()
  first.answering.dispose()
  first.unmount()
  return { store, uploader }
}

it('DAY-08 ANS-07 the text beside a file that is asked for is named a comment, and not required', async () => {
  const asked = { titulo: 'Frente', adjuntar: true, required: true }
  await renderAnswering(aVersion({ secciones: [aSection({ preguntas: questions(asked) })] }))
  const comment = screen.getByRole('textbox', { name: /^Comentario \(opcional\) Frente/ })
  expect(comment).not.toBeRequired()
})

describe('a photo that was sent before this page was opened', () => {
  it('SEC-05 ANS-22 a photo that was sent earlier is fetched as its sender, and shown', async () => {
    const { store, uploader } = await sentBefore()
    const read = vi.spyOn(uploader, 'read')
    await renderAnswering(withPhoto, { store, uploader })
    expect(await screen.findByRole('img', { name: /frente\.png/ })).toHaveAttribute(
      'src',
      expect.stringMatching(/^blob:/),
    )
    expect(read.mock.calls).toEqual([[uploader.taken[0]]])
  })

  it('SEC-05 FILE-03 the photo’s name is shown when it cannot be fetched', async () => {
    const { store, uploader } = await sentBefore()
    vi.spyOn(uploader, 'read').mockRejectedValue(new Error('offline'))
    await renderAnswering(withPhoto, { store, uploader })
    expect(await screen.findByText('frente.png adjunto')).toBeVisible()
    expect(screen.queryByRole('img', { name: /frente\.png/ })).toBeNull()
  })
})

describe('sending a photo', () => {
  it('FILE-01 sends the scaled photo, with the ending of its new type', async () => {
    const taking = takingUploader()
    const upload = vi.spyOn(taking, 'upload')
    const { person, answering } = await renderAnswering(withPhoto, {
      uploader: taking,
      prepareFile: () => Promise.resolve({ file: small, name: 'frente.jpg' }),
    })
    await person.upload(chooser(), new File(['grande'], 'frente.png', { type: 'image/png' }))
    expect(await screen.findByText('frente.jpg adjunto')).toBeVisible()
    expect(upload.mock.calls[0]?.[1]).toBe(small)
    expect(upload.mock.calls[0]?.[0]).toMatch(/\.jpg$/)
    const attached = answering.engine.sections()[0]?.preguntas[1]?.imagen
    expect(attached).toMatchObject({ name: 'frente.jpg', size: small.size })
  })

  it('FILE-02 shows how far it is and can be cancelled while it is prepared', async () => {
    const { prepare, asked } = slowPrepare()
    const { uploader, sent } = slowUploader()
    const store = memoryStore()
    const { person, press, answering } = await renderAnswering(withPhoto, {
      uploader,
      prepareFile: prepare,
      store,
    })
    await person.upload(chooser(), photo())
    expect(screen.getByText('Preparando frente.jpg…')).toBeVisible()
    expect(screen.getByRole('progressbar', { name: 'frente.jpg' })).not.toHaveAttribute('aria-valuenow')
    await press('Cancelar el envío de frente.jpg')
    await act(async () => asked[0]?.give({ file: small, name: 'frente.jpg' }))
    expect(sent).toHaveLength(0)
    expect(answering.uploads.pending()).toEqual([])
    await answering.keeper.flush()
    await waitFor(() => expect([...store.kept.values()].some((value) => value instanceof Blob)).toBe(false))
  })

  it.each([
    [0, 'Enviando frente.jpg…', null],
    [0.5, 'Enviando frente.jpg: 50 %', '50'],
    [0.99, 'Enviando frente.jpg: 99 %', '99'],
  ])(
    'FILE-02 FILE-03 cancelled at %d leaves no dangling link, even if it arrives',
    async (part, words, value) => {
      const { uploader, sent, removed } = slowUploader()
      const { person, press, save, saved } = await renderAnswering(withPhoto, { uploader })
      await person.upload(chooser(), photo())
      await waitFor(() => expect(sent).toHaveLength(1))
      sent[0]?.progress(part)
      expect(screen.getByText(words)).toBeVisible()
      expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe(value)
      await press('Cancelar el envío de frente.jpg')
      expect(sent[0]?.signal?.aborted).toBe(true)
      await act(async () => sent[0]?.arrive())
      await waitFor(() => expect(removed).toEqual([sent[0]?.path]))
      await save()
      await waitFor(() => expect(saved).toHaveLength(1))
      expect(JSON.stringify(saved[0])).not.toContain('archivos.test')
    },
  )

  it('FILE-03 a damaged picture is reported at its field and keeps the form from being saved, until another is chosen', async () => {
    const prepared: PreparedFile[] = [{ fault: 'imageDamaged' }, { file: small, name: 'otra.jpg' }]
    const { person, save, saved } = await renderAnswering(withPhoto, {
      prepareFile: () => Promise.resolve(prepared.shift() ?? { fault: 'unreadable' }),
    })
    await person.type(screen.getByLabelText('Nombre'), 'Ana')
    await person.upload(chooser(), photo('rota.jpg'))
    expect(await screen.findByText(/^rota\.jpg: La imagen no se puede abrir/)).toBeVisible()
    // What cannot be opened is tried once more when saving, and then still stands in the way.
    prepared.unshift({ fault: 'imageDamaged' })
    await save()
    expect(
      await screen.findByRole('link', { name: /^Frente — El archivo todavía no se envió/ }),
    ).toBeVisible()
    expect(saved).toHaveLength(0)
    await person.upload(chooser(), photo('otra.jpg'))
    expect(await screen.findByText('otra.jpg adjunto')).toBeVisible()
    expect(screen.getByLabelText('Nombre')).toHaveValue('Ana')
    await save()
    await waitFor(() => expect(saved).toHaveLength(1))
  })

  it.each([
    ['imageHeic', /formato HEIC, que este navegador no puede abrir/],
    ['imageContent', /no es una imagen png o jpeg/],
    ['imageSize', /La imágen es demasiado grande/],
    ['unreadable', /No se pudo leer el archivo/],
  ] as const)('FILE-01 says what to do about %s', async (fault, words) => {
    const { person, press, answering } = await renderAnswering(withPhoto, {
      prepareFile: () => Promise.resolve({ fault }),
    })
    await person.upload(chooser(), photo())
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    await press('Quitar frente.jpg')
    expect(answering.uploads.pending()).toEqual([])
  })

  it('FILE-03 waits when preparing could not be tried, and tries again when asked', async () => {
    const { prepare, asked } = slowPrepare()
    const { person, press } = await renderAnswering(withPhoto, { prepareFile: prepare })
    await person.upload(chooser(), photo())
    await act(async () => asked[0]?.fail())
    expect(screen.getByText(/^Ha ocurrido un error al subir/)).toBeVisible()
    await press('Reintentar')
    await act(async () => asked[1]?.give({ file: small, name: 'frente.jpg' }))
    expect(await screen.findByText('frente.jpg adjunto')).toBeVisible()
  })

  it('FILE-03 waits without network and says so, and goes on by itself when it is back', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const taking = takingUploader()
    const { person } = await renderAnswering(withPhoto, { uploader: taking })
    await person.upload(chooser(), photo())
    expect(await screen.findByText('frente.jpg espera la conexión a internet.')).toBeVisible()
    expect(taking.taken).toHaveLength(0)
    onLine.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByText('frente.jpg adjunto')).toBeVisible()
    onLine.mockRestore()
  })

  it('ANS-22 prepares a photo after a reload that interrupted it', async () => {
    const store = memoryStore()
    const { prepare } = slowPrepare()
    const first = await renderAnswering(withPhoto, { store, prepareFile: prepare })
    await first.person.upload(chooser(), photo())
    await first.answering.keeper.flush()
    first.unmount()
    first.answering.dispose()
    const prepareAgain = vi.fn<PrepareFile>(() => Promise.resolve({ file: small, name: 'frente.jpg' }))
    await renderAnswering(withPhoto, { store, prepareFile: prepareAgain })
    expect(await screen.findByText('frente.jpg adjunto')).toBeVisible()
    expect(prepareAgain).toHaveBeenCalledOnce()
  })

  it('FILE-01 sends the original on demand, and removes the scaled one once the original has arrived', async () => {
    const { uploader, sent, removed } = slowUploader()
    const { person, press, answering } = await renderAnswering(withPhoto, {
      uploader,
      prepareFile: () => Promise.resolve({ file: small, name: 'frente.jpg' }),
    })
    const attached = () => answering.engine.sections()[0]?.preguntas[1]?.imagen
    await person.upload(chooser(), photo('frente.jpg', 'x'.repeat(3_000_000)))
    await waitFor(() => expect(sent).toHaveLength(1))
    await act(async () => sent[0]?.arrive())
    await press('Enviar la original (2,9 MB)')
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(attached()?.path).toBe(sent[0]?.path)
    await act(async () => sent[1]?.arrive())
    await waitFor(() => expect(attached()).toMatchObject({ path: sent[1]?.path, size: 3_000_000 }))
    await waitFor(() => expect(removed).toEqual([sent[0]?.path]))
    expect(screen.queryByRole('button', { name: /Enviar la original/ })).toBeNull()
  })

  it('FILE-01 offers no original above 5 MB', async () => {
    const { person } = await renderAnswering(withPhoto, {
      prepareFile: () => Promise.resolve({ file: small, name: 'frente.jpg' }),
    })
    await person.upload(chooser(), photo('frente.jpg', 'x'.repeat(5 * 1024 * 1024 + 1)))
    expect(await screen.findByText('frente.jpg adjunto')).toBeVisible()
    expect(screen.queryByRole('button', { name: /Enviar la original/ })).toBeNull()
  })
})

describe('checking a file', () => {
  const pdf = (bytes: string, name = 'plano.pdf') => prepareFile('documento', new Blob([bytes]), name)

  it('FILE-01 accepts a document by its bytes, with the type of its name', async () => {
    const made = await pdf('%PDF-1.7 hola')
    expect(made).toMatchObject({ name: 'plano.pdf' })
    expect('file' in made && made.file.type).toBe('application/pdf')
  })
  it('FILE-01 refuses a file that is a document, picture or video only by its name', async () => {
    expect(await pdf('MZ\u0090 programa')).toEqual({ fault: 'documentContent' })
    expect(await prepareFile('imagen', photo(), 'frente.jpg')).toEqual({ fault: 'imageContent' })
    expect(await prepareFile('video', new Blob(['<html>']), 'v.mp4')).toEqual({ fault: 'videoContent' })
  })
  it('FILE-01 refuses a picture that says to be huge before opening it', async () => {
    const head = new Uint8Array([
      0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 1, 0, 0, 0, 1, 0, 0, 8, 2,
    ])
    expect(await prepareFile('imagen', new Blob([head]), 'a.png')).toEqual({ fault: 'imageSize' })
  })
  it('FILE-03 says when a file cannot be read any more', async () => {
    const gone = new Blob(['%PDF-'])
    gone.slice = () => {
      const part = new Blob()
      part.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'))
      return part
    }
    expect(await prepareFile('documento', gone, 'a.pdf')).toEqual({ fault: 'unreadable' })
  })
})
