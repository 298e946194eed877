import { beforeEach, expect, it, vi } from 'vitest'
import { DataError } from '../../../data/errors'
import { openSignedLink } from '../../../data/public/signed-link'
import type { StoredAnswer } from '../../../domain/answer/answer'
import { anonymousAuthor } from '../../../domain/answering/new-answer'
import { NO_OPTIONS } from '../../../domain/form/options'
import { claimDraftSlot } from '../../../engine/draft-slot'
import { linkNoteBeside } from '../../../engine/signed/link-beside'
import { packDraft, putInSlot, unpackDraft } from '../../../engine/saved-draft/pack'
import { readDraft } from '../../../engine/draft'
import type { ListableStore } from '../../../lib/device-store'
import { aSection, aVersion, questions } from '../../../testing/builders'
import { memoryStore, takingUploader, useAnsweringTexts } from '../../../testing/render-answering'
import { openByLink } from './open'

vi.mock('../../../data/public/signed-link', () => ({ openSignedLink: vi.fn() }))
const asked = vi.mocked(openSignedLink)

const NOTE = `1790000000.clave123.${'b'.repeat(64)}?rubro=Bar`
const OTHER = `1790000000.clave123.${'b'.repeat(64)}?rubro=Kiosco`
const LINK = `?rubro=Bar&firma=1893456000.${'a'.repeat(64)}`
const version = aVersion({
  opcionales: { ...NO_OPTIONS, publico: true },
  soloFirmado: true,
  secciones: [
    aSection({
      preguntas: questions({ titulo: 'Rubro', codigo: 'rubro' }, { titulo: 'Otra', codigo: 'otra' }),
    }),
  ],
})
const OTRA = { section: 0, condition: null, row: 0, question: 1, repetition: 0 }
const RUBRO = { ...OTRA, question: 0 }
const said = (text: string) => ({ respuesta: text })

beforeEach(async () => {
  vi.resetAllMocks()
  await useAnsweringTexts()
  asked.mockResolvedValue({ status: 'counts', note: NOTE })
})

/** Opens the form on a device, and gives what it would send. */
async function open(store: ListableStore, search: string) {
  const sent: StoredAnswer[] = []
  const slot = await claimDraftSlot(store, version.formId, 'publico')
  const opened = await openByLink(
    version,
    slot,
    {
      uploader: takingUploader(),
      save: (make) => Promise.resolve(void sent.push(make(anonymousAuthor('ana')))),
      failureOf: () => 'failed',
      now: () => new Date(),
      prepareFile: () => Promise.reject(new Error('no files')),
      isOffline: () => false,
    },
    search,
  )
  const form = () => {
    if (!opened.form) throw new Error('it was not opened')
    return opened.form
  }
  return { slot, opened, form, sent }
}

/** Begins an answer by the link, and closes the page. */
async function begun(store: ListableStore): Promise<void> {
  const { form } = await open(store, LINK)
  form().engine.respond(OTRA, said('Toldo'))
  form().engine.respond(RUBRO, said('Kiosco'))
  await form().keeper.flush()
  form().dispose()
  await vi.waitFor(async () => expect(await store.get('answer/comercios/publico/1')).toBeDefined())
}

it.each([LINK, ''])(
  'REACH-05 a draft that was begun by a signed link goes on without network, by «%s»',
  async (search) => {
    const store = memoryStore()
    await begun(store)
    asked.mockRejectedValue(new DataError('offline'))
    const { form, sent } = await open(store, search)
    await form().saving.save()
    expect(sent[0]?.enlace).toBe(NOTE)
    expect(sent[0]?.secciones[0]?.preguntas?.map(({ respuesta }) => respuesta)).toEqual(['Bar', 'Toldo'])
    // Nothing is left of it for who comes next.
    expect([...store.kept.keys()]).toEqual([])
  },
)

it('REACH-05 another link puts in what it says, over the draft of the first', async () => {
  const store = memoryStore()
  await begun(store)
  asked.mockResolvedValue({ status: 'counts', note: OTHER })
  const { form, sent } = await open(store, LINK.replace('Bar', 'Kiosco'))
  await form().saving.save()
  expect(sent[0]).toMatchObject({ enlace: OTHER })
  expect(sent[0]?.secciones[0]?.preguntas?.map(({ respuesta }) => respuesta)).toEqual(['Kiosco', 'Toldo'])
})

it('REACH-05 a link that counts no more opens no draft either, and loses none', async () => {
  const store = memoryStore()
  await begun(store)
  const before = store.kept.size
  asked.mockResolvedValue({ status: 'late', note: '' })
  const { opened, slot } = await open(store, LINK.replace('Bar', 'Kiosco'))
  expect(opened.form).toBeNull()
  opened.answering.dispose()
  expect(store.kept.size).toBe(before)
  expect(await linkNoteBeside(slot.files)).toBe(NOTE)
})

it('REACH-04 REACH-05 a draft that goes on with another device has its link there', async () => {
  const [first, second] = [memoryStore(), memoryStore()]
  await begun(first)
  const from = await claimDraftSlot(first, version.formId, 'publico')
  const draft = readDraft(await from.read())
  if (!draft) throw new Error('no draft')
  const packed = await packDraft({
    ...{ draft, files: from.files, arrived: [] },
    readFile: () => Promise.reject(new Error('no files')),
  })
  const to = await claimDraftSlot(second, version.formId, 'publico')
  await putInSlot(to, unpackDraft(packed))
  to.release()
  asked.mockRejectedValue(new DataError('offline'))
  const { form, sent } = await open(second, '')
  await form().saving.save()
  expect(sent[0]).toMatchObject({ enlace: NOTE })
})
