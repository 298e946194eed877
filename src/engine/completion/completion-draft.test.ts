import { describe, expect, it } from 'vitest'
import type { StoredAnswer } from '../../domain/answer/answer'
import { NO_OPTIONS } from '../../domain/form/options'
import { anAnswer, aSection, aSignature, aVersion, NOW, questions } from '../../testing/builders'
import { memoryStore, takingUploader } from '../../testing/render-answering'
import { Scenario } from '../../testing/scenario'
import { claimDraftSlot } from '../draft-slot'
import { openCompletion } from './completing'
import { readCompletion } from './completion-draft'

const version = aVersion({
  opcionales: { ...NO_OPTIONS, digitalSignature: true },
  secciones: [aSection({ preguntas: questions({ titulo: 'Rubro' }, { titulo: 'Frente', adjuntar: true }) })],
  signatures: [aSignature({ title: 'Inspección', tipeOfSignatory: 'intern' })],
})
const empty = () => Scenario.open(version.secciones)
const stands = (given: Partial<StoredAnswer> = {}) => ({
  version,
  stored: anAnswer({ version, secciones: empty().secciones, signatures: version.signatures }, given),
})
const later = new Date(NOW.getTime() + 60_000)
const place = (question: number) => ({ section: 0, condition: null, row: 0, question, repetition: 0 })

/** Somebody fills in, signs and attaches without network, and closes the page. */
async function leftUnsaved() {
  const store = memoryStore()
  const slot = () => claimDraftSlot(store, 'completar/respuesta-1', 'sara')
  const { answering } = await openCompletion(stands(), await slot(), {
    uploader: {
      upload: () => Promise.reject(new Error('offline')),
      read: () => Promise.reject(new Error('offline')),
      remove: () => Promise.resolve(),
    },
    prepareFile: (_kind, file, name) => Promise.resolve({ file, name }),
    complete: () => Promise.reject(new Error('offline')),
    failureOf: () => 'offline',
    now: () => NOW,
    isOffline: () => true,
  })
  answering.engine.respond(place(0), { respuesta: 'Kiosco' })
  answering.signatures.rename(0, 'Luz')
  answering.signatures.draw(0, new Blob(['firma'], { type: 'image/png' }), [{ points: [] }])
  answering.uploads.choose(place(1), 'imagen', new File(['foto'], 'frente.png', { type: 'image/png' }))
  await answering.keeper.flush()
  answering.dispose()
  return { store, slot }
}

describe('what this device keeps of a completion', () => {
  it('COMP-01 the device keeps nothing as long as nothing was filled in', async () => {
    const store = memoryStore()
    const slot = await claimDraftSlot(store, 'completar/respuesta-1', 'sara')
    const { answering } = await openCompletion(stands(), slot, {
      uploader: takingUploader(),
      now: () => NOW,
      prepareFile: (_kind, file, name) => Promise.resolve({ file, name }),
      failureOf: () => 'failed',
      complete: () => Promise.resolve(),
    })
    answering.keeper.changed()
    await answering.keeper.flush()
    expect(store.kept.size).toBe(0)
  })

  it('COMP-01 ANS-22 a draft is restored whole while nobody changed the answer', async () => {
    const { slot } = await leftUnsaved()
    const { draft, carried } = await readCompletion(await slot(), stands(), NOW)
    expect(carried).toBe(false)
    expect(draft).toMatchObject({
      secciones: empty().answer('Rubro', 'Kiosco').stored,
      signatures: [{ names: 'Luz' }],
      files: [{ name: 'frente.png', path: place(1) }],
      left: [],
    })
  })

  it('COMP-01 ANS-22 what somebody else signed, answered or attached meanwhile stays, and the person is shown their own with its files', async () => {
    const { store, slot } = await leftUnsaved()
    const signatures = version.signatures.map((one) => ({
      ...one,
      names: 'Eva',
      imgID: 'x',
      imgURL: 'https://a.test/x',
    }))
    const secciones = empty().answer('Rubro', 'Bar').stored
    const { draft, carried } = await readCompletion(
      await slot(),
      stands({ lastUpdate: later, signatures, secciones }),
      NOW,
    )
    expect(carried).toBe(true)
    expect(draft).toMatchObject({ secciones, signatures: [{ names: '' }], files: [] })
    const { left } = draft
    expect(
      left.map(({ question, title, text }) => [question?.titulo ?? title, question?.respuesta ?? '', text]),
    ).toEqual([
      ['Rubro', 'Kiosco', ''],
      ['Frente', '', 'frente.png'],
      ['Inspección', '', 'Luz'],
    ])
    const files = left.flatMap(({ file }) =>
      file ? [store.kept.get(`answer/completar/respuesta-1/sara/1/${file}`)] : [],
    )
    expect(files.map((file) => file instanceof Blob)).toEqual([true, true])
  })

  it('COMP-01 ANS-22 a drawn signature that is still missing in the answer is carried over', async () => {
    const { store, slot } = await leftUnsaved()
    const { draft } = await readCompletion(await slot(), stands({ lastUpdate: later }), NOW)
    expect(draft).toMatchObject({ signatures: [{ names: 'Luz' }], files: [{ name: 'frente.png' }], left: [] })
    const kept = store.kept.get(`answer/completar/respuesta-1/sara/1/${draft.pictures}signature-0`)
    expect(kept).toBeInstanceOf(Blob)
  })
})
