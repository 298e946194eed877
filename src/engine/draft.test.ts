import { afterEach, describe, expect, it, vi } from 'vitest'
import { NO_OPTIONS } from '../domain/form/options'
import type { FormVersion } from '../domain/form/form'
import { anOption, aSection, aSignature, aVersion, questions, TYPED } from '../testing/builders'
import { shareTabLocks } from '../testing/tab-locks'
import { memoryStore, openForm, takingUploader } from '../testing/render-answering'
import { claimDraftSlot } from './draft-slot'

const at = (question: number) => ({ section: 0, condition: null, row: 0, question, repetition: 0 })
const form = (version: number, ...given: Parameters<typeof questions>): FormVersion =>
  aVersion({ version, secciones: [aSection({ preguntas: questions(...given) })] })
const NAME = { id: 'nombre', titulo: 'Nombre' }
const STREET = { id: 'calle', titulo: 'Calle' }
const picture = () => new File(['png'], 'frente.png', { type: 'image/png' })
type Opened = Awaited<ReturnType<typeof openForm>>['answering']

/** Leaves the page as a reload does: what was typed is on the device. */
async function leave(answering: Opened) {
  answering.engine.onAnyChange(() => undefined)
  await answering.keeper.flush()
  answering.dispose()
}
const said = ({ engine }: Opened, question: number) => engine.slice(at(question))?.response.respuesta

afterEach(() => vi.restoreAllMocks())

describe('a draft and the version of its form', () => {
  it('ANS-22 carries answers over to a later version by id, and keeps those without a place until the person drops them', async () => {
    const store = memoryStore()
    const first = await openForm(form(1, NAME, STREET), { store })
    first.answering.engine.respond(at(0), { respuesta: 'Ana' })
    first.answering.engine.respond(at(1), { respuesta: 'Mitre' })
    await leave(first.answering)

    const later = form(2, { id: 'nueva' }, NAME)
    const second = await openForm(later, { store })
    expect(second.answering.isOfEarlierVersion).toBe(true)
    expect([said(second.answering, 0), said(second.answering, 1)]).toEqual(['', 'Ana'])
    expect(second.answering.left()).toMatchObject([{ question: { titulo: 'Calle', respuesta: 'Mitre' } }])
    await leave(second.answering)

    const third = await openForm(later, { store })
    expect(third.answering.isOfEarlierVersion).toBe(false)
    expect(third.answering.left()).toHaveLength(1)
    third.answering.forgetLeft()
    await leave(third.answering)
    expect((await openForm(later, { store })).answering.left()).toEqual([])
  })

  it('ANS-22 a chosen option follows its meaning, not its position', async () => {
    const store = memoryStore()
    const choice = (...opciones: ReturnType<typeof anOption>[]) => ({ ...TYPED['single-choice'], opciones })
    const first = await openForm(form(1, choice(anOption(0), anOption(1))), { store })
    first.answering.engine.respond(at(0), { respuesta: '0' })
    await leave(first.answering)
    const swapped = choice(anOption(1, { orden: 0 }), anOption(0, { orden: 1 }))
    expect(said((await openForm(form(2, swapped), { store })).answering, 0)).toBe('1')
  })

  const signed = (version: number, ...titles: string[]) =>
    aVersion({
      version,
      opcionales: { ...NO_OPTIONS, digitalSignature: true },
      signatures: titles.map((title, indexSignature) => aSignature({ title, indexSignature })),
    })

  it('SIGN-04 a signature is carried over by its title; one that is not asked for any more is kept apart', async () => {
    const store = memoryStore()
    const first = await openForm(signed(1, 'Titular', 'Testigo'), { store })
    first.answering.signatures.rename(0, 'Ana')
    first.answering.signatures.draw(0, picture(), [])
    first.answering.signatures.rename(1, 'Eva')
    first.answering.signatures.draw(1, new Blob(['eva']), [])
    await leave(first.answering)
    const { answering } = await openForm(signed(2, 'Testigo'), { store })
    expect(answering.signatures.state(0)).toMatchObject({ names: 'Eva' })
    expect(await answering.signatures.state(0).picture?.text()).toBe('eva')
    const [left] = answering.left()
    expect(left).toMatchObject({ title: 'Titular', text: 'Ana' })
    expect(await answering.leftFile(left?.file ?? '')).toBeInstanceOf(Blob)
  })

  it('SIGN-04 a page that is killed while it carries a draft over never puts a signature under another name', async () => {
    const store = memoryStore()
    const first = await openForm(signed(1, 'Titular', 'Testigo'), { store })
    first.answering.signatures.rename(0, 'Ana')
    first.answering.signatures.draw(0, new Blob(['ana']), [])
    first.answering.signatures.rename(1, 'Eva')
    first.answering.signatures.draw(1, new Blob(['eva']), [])
    await leave(first.answering)

    const swapped = signed(2, 'Testigo', 'Titular')
    const second = await openForm(swapped, { store })
    // As the device is before the carried draft is written.
    const killed = memoryStore()
    for (const [key, value] of store.kept) killed.kept.set(key, value)
    await leave(second.answering)

    for (const device of [store, killed]) {
      const { answering } = await openForm(swapped, { store: device })
      const given = [0, 1].map((index) => answering.signatures.state(index))
      expect(given.map(({ names }) => names)).toEqual(['Eva', 'Ana'])
      expect(await Promise.all(given.map(({ picture: drawn }) => drawn?.text()))).toEqual(['eva', 'ana'])
      await leave(answering)
      const names = [...device.kept.keys()].filter((key) => key.includes('signature'))
      expect(names).toHaveLength(2)
    }
  })

  it('SIGN-04 a stored signature is not sent again after a reload', async () => {
    const store = memoryStore()
    const uploader = takingUploader()
    const version = aVersion({
      opcionales: { ...NO_OPTIONS, digitalSignature: true },
      signatures: [aSignature()],
    })
    const first = await openForm(version, { store, uploader, save: () => Promise.reject(new Error('lost')) })
    first.answering.signatures.rename(0, 'Ana')
    first.answering.signatures.draw(0, picture(), [])
    await first.answering.saving.save()
    await leave(first.answering)
    const second = await openForm(version, { store, uploader })
    await second.answering.saving.save()
    expect(second.saved).toHaveLength(1)
    expect(uploader.taken).toHaveLength(1)
  })
})

describe('files of a draft', () => {
  const photo = form(1, { adjuntar: true }, NAME)
  const waiting = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)

  it('FILE-03 a file leaves the device only when the draft there names the sent one', async () => {
    const store = memoryStore()
    const writes: string[] = []
    const watched = {
      ...store,
      set: (key: string, value: unknown) => (writes.push(`set ${key}`), store.set(key, value)),
      remove: (key: string) => (writes.push(`remove ${key}`), store.remove(key)),
    }
    const { answering } = await openForm(photo, { store: watched })
    answering.uploads.choose(at(0), 'imagen', picture())
    const [pending] = answering.uploads.pending()
    await answering.uploads.settle()
    const name = `answer/comercios/publico/1/${pending?.id}`
    await vi.waitFor(() => expect(writes).toContain(`remove ${name}`))
    const draft: unknown = store.kept.get('answer/comercios/publico/1')
    expect(draft).toMatchObject({
      files: [],
      secciones: [{ preguntas: [{ imagen: { name: 'frente.png' } }] }],
    })
    expect(writes.lastIndexOf('set answer/comercios/publico/1')).toBeLessThan(
      writes.indexOf(`remove ${name}`),
    )
    answering.dispose()
  })

  it('FILE-03 a file that the device did not keep is reported, and keeps the form from being saved until it is chosen again', async () => {
    const store = memoryStore()
    waiting()
    const first = await openForm(photo, { store })
    first.answering.uploads.choose(at(0), 'imagen', picture())
    await leave(first.answering)
    for (const [key, value] of store.kept) if (value instanceof Blob) store.kept.delete(key)
    vi.restoreAllMocks()
    const { answering, saved } = await openForm(photo, { store })
    expect(answering.uploads.view(at(0), 'imagen')).toMatchObject({ status: 'lost', name: 'frente.png' })
    await answering.saving.save()
    expect(answering.saving.state().problems).toMatchObject([{ code: 'upload' }])
    answering.uploads.choose(at(0), 'imagen', picture())
    await answering.saving.save()
    expect(saved).toHaveLength(1)
    answering.dispose()
  })

  it('FILE-02 a file that is being sent goes to its question in a later version, or is kept to be downloaded', async () => {
    const store = memoryStore()
    waiting()
    const first = await openForm(photo, { store })
    first.answering.uploads.choose(at(0), 'imagen', picture())
    await leave(first.answering)
    const moved = await openForm(form(2, NAME, { id: 'pregunta-0', adjuntar: true }), { store })
    expect(moved.answering.uploads.view(at(1), 'imagen')).toMatchObject({ name: 'frente.png' })
    await leave(moved.answering)
    const gone = await openForm(form(3, NAME), { store })
    expect(gone.answering.uploads.pending()).toEqual([])
    const [left] = gone.answering.left()
    expect(left).toMatchObject({ question: { id: 'pregunta-0' }, text: 'frente.png' })
    expect(await gone.answering.leftFile(left?.file ?? '')).toBeInstanceOf(Blob)
    await gone.answering.discard()
    expect(store.kept.size).toBe(0)
  })
})

describe('the slot of a draft', () => {
  it('ANS-22 each person has a draft of their own, which survives signing out', async () => {
    const store = memoryStore()
    const ana = await claimDraftSlot(store, 'f1', 'ana')
    await ana.write('of ana')
    ana.release()
    const eva = await claimDraftSlot(store, 'f1', 'eva')
    expect(await eva.read()).toBeUndefined()
    expect(await (await claimDraftSlot(store, 'f1', 'ana')).read()).toBe('of ana')
  })

  it('ANS-22 what was typed in a second tab is found once the first tab is done', async () => {
    const store = memoryStore()
    await store.set('answer/f1/ana/3', 'of the second tab')
    expect(await (await claimDraftSlot(store, 'f1', 'ana')).read()).toBe('of the second tab')
    await store.set('answer/f1/ana/1', 'of the first')
    expect(await (await claimDraftSlot(store, 'f1', 'ana')).read()).toBe('of the first')
  })

  it('ANS-22 a second tab knows that another one fills in the same form', async () => {
    shareTabLocks()
    const store = memoryStore()
    const first = await claimDraftSlot(store, 'f1', 'ana')
    const second = await claimDraftSlot(store, 'f1', 'ana')
    expect([first.isSecond, second.isSecond]).toEqual([false, true])
    await second.write('second')
    expect(await first.read()).toBeUndefined()
    vi.unstubAllGlobals()
  })
})
