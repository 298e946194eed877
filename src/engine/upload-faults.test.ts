import { describe, expect, it } from 'vitest'
import type { Uploader } from '../domain/files/uploader'
import { aSection, aVersion, questions } from '../testing/builders'
import { memoryStore, openForm } from '../testing/render-answering'

const photo = aVersion({ secciones: [aSection({ preguntas: questions({ adjuntar: true }) })] })
const at = { section: 0, condition: null, row: 0, question: 0, repetition: 0 }
const picture = () => new File(['png'], 'frente.png', { type: 'image/png' })

/** Gets as far as `part` of a file and stays there until it is aborted, or breaks. */
function stuckAt(part: number, breaks: boolean) {
  const sent: string[] = []
  const uploader: Uploader = {
    upload: (path, _file, { onProgress, signal }) => {
      sent.push(path)
      onProgress?.(part)
      if (breaks) return Promise.reject(new Error('gone'))
      return new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      )
    },
    read: () => Promise.reject(new Error('never read')),
    remove: () => Promise.resolve(),
  }
  return { uploader, sent }
}

describe('an upload that ends early', () => {
  it.each([0, 0.5, 0.99])(
    'FILE-02 after an upload is cancelled at %d the answer names no file',
    async (part) => {
      const store = memoryStore()
      const { uploader, sent } = stuckAt(part, false)
      const { answering, saved } = await openForm(photo, { store, uploader })
      answering.uploads.choose(at, 'imagen', picture())
      await expect.poll(() => sent).toHaveLength(1)
      answering.uploads.remove(at, 'imagen')
      await answering.saving.save()
      expect(saved[0]?.secciones).toEqual([])
      expect(store.kept.size).toBe(0)
      answering.dispose()
    },
  )

  it.each([0, 0.5, 0.99])(
    'FILE-03 an upload that breaks at %d stays on the device, and is sent whole after a reload',
    async (part) => {
      const store = memoryStore()
      const { uploader, sent } = stuckAt(part, true)
      const first = await openForm(photo, { store, uploader })
      first.answering.uploads.choose(at, 'imagen', picture())
      await expect.poll(() => first.answering.uploads.view(at, 'imagen')?.status).toBe('failed')
      await first.answering.saving.save()
      expect(first.saved).toEqual([])
      await first.answering.keeper.flush()
      first.answering.dispose()
      const second = await openForm(photo, { store })
      await second.answering.saving.save()
      expect(second.saved[0]?.secciones[0]?.preguntas?.[0]?.imagen?.path).toBe(sent[0])
      second.answering.dispose()
    },
  )

  it('FILE-03 a page that ends while sending leaves the file to the next one', async () => {
    const store = memoryStore()
    const first = await openForm(photo, { store, uploader: stuckAt(0.5, false).uploader })
    first.answering.uploads.choose(at, 'imagen', picture())
    await expect.poll(() => first.answering.uploads.view(at, 'imagen')?.status).toBe('sending')
    await first.answering.keeper.flush()
    first.answering.dispose()
    const second = await openForm(photo, { store })
    await second.answering.saving.save()
    expect(second.saved[0]?.secciones[0]?.preguntas?.[0]?.imagen?.name).toBe('frente.png')
    second.answering.dispose()
  })
})
