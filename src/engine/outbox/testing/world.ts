import type { StoredAnswer } from '../../../domain/answer/answer'
import { anonymousAuthor } from '../../../domain/answering/new-answer'
import { isSameContent } from '../../../domain/answer/same-content'
import { FILE_KINDS } from '../../../domain/files/limits'
import type { FormVersion } from '../../../domain/form/form'
import type { ListableStore } from '../../../lib/device-store'
import { aSection, aVersion, NOW, questions } from '../../../testing/builders'
import { openAnswering } from '../../answering'
import { claimDraftSlot } from '../../draft-slot'
import type { AnsweringPorts } from '../../ports'
import { createOutbox, type OutboxPorts } from '../outbox'
import type { FoundThere } from '../deliver'

export const PHOTOS = 3
export const OWNER = 'publico'

export const FORM: FormVersion = aVersion({
  secciones: [
    aSection({
      preguntas: questions(
        { id: 'lugar', titulo: 'Lugar' },
        ...Array.from({ length: PHOTOS }, (_, n) => ({ titulo: `Foto ${n + 1}`, adjuntar: true })),
      ),
    }),
  ],
})

const at = (question: number) => ({ section: 0, condition: null, row: 0, question, repetition: 0 })

/** What a device and a server keep; both outlive a page. */
export const aWorld = () => ({
  device: new Map<string, unknown>(),
  answers: new Map<string, StoredAnswer>(),
  files: new Map<string, number>(),
  clock: NOW.getTime(),
})
export type World = ReturnType<typeof aWorld>

/** What happens at a step that has an effect: `effect` does it. */
export type Step = <T>(effect: () => T) => Promise<T>
export const untroubled: Step = (effect) => Promise.resolve().then(effect)

const line = () => Object.assign(new Error('no line'), { code: 'offline' })

interface Troubles {
  /** What happens to requests. */
  step?: Step
  /** What happens to writes on the device; the same as to requests when left out. */
  onDevice?: Step
  isOffline?: () => boolean
  save?: AnsweringPorts['save']
}

/** One page on that device. */
export function aPage(world: World, { step = untroubled, onDevice = step, ...given }: Troubles = {}) {
  const isOffline = given.isOffline ?? (() => false)
  const storage: ListableStore = {
    get: (key) => Promise.resolve(world.device.get(key)),
    set: (key, value) => onDevice(() => void world.device.set(key, value)),
    remove: (key) => onDevice(() => void world.device.delete(key)).catch(() => undefined),
    keys: (start) => Promise.resolve([...world.device.keys()].filter((key) => key.startsWith(start))),
  }
  const answering: AnsweringPorts = {
    uploader: {
      upload: (path, file) =>
        step(() => {
          // A name is written once; a second try finds what the first one left.
          if (world.files.has(path) && world.files.get(path) !== file.size) throw line()
          world.files.set(path, file.size)
        }),
      read: () => Promise.reject(line()),
      remove: (path) => step(() => void world.files.delete(path)),
    },
    save:
      given.save ??
      ((make) =>
        step(() => {
          const answer = make(anonymousAuthor('cuenta'))
          const before = world.answers.get(answer.id)
          if (before && !isSameContent(before, answer)) throw new Error('another answer of that name')
          world.answers.set(answer.id, before ?? answer)
        })),
    failureOf: (error) => (error instanceof Error && 'code' in error ? 'offline' : 'refused'),
    now: () => new Date(world.clock),
    prepareFile: (_kind, file, name) => Promise.resolve({ file, name }),
    hasOutbox: true,
    isOffline,
  }
  const ports: OutboxPorts = {
    ...answering,
    storage,
    owner: OWNER,
    maySend: () => true,
    tell: () => undefined,
    readBack: (make) =>
      step((): FoundThere => {
        const answer = make(anonymousAuthor('cuenta'))
        const there = world.answers.get(answer.id)
        return there ? (isSameContent(there, answer) ? 'same' : 'other') : 'no'
      }),
  }
  const outbox = createOutbox(ports)
  const open = async (version = FORM) =>
    openAnswering(version, await claimDraftSlot(storage, version.formId, OWNER), { ...answering })
  return { storage, ports, outbox, open }
}

/** Fills the form in without network, up to the press on the button. */
export async function fillIn(page: ReturnType<typeof aPage>, place = 'Plaza'): Promise<void> {
  const answering = await page.open()
  answering.engine.respond(at(0), { respuesta: place })
  for (let n = 1; n <= PHOTOS; n += 1) {
    const photo = new File([`foto ${n} de ${place}`], `foto-${n}.png`, { type: 'image/png' })
    answering.uploads.choose(at(n), 'imagen', photo)
  }
  await answering.uploads.settle()
  await answering.keeper.flush()
  answering.dispose()
}

/** Where the files of an answer lie. */
export const filesOf = ({ secciones }: StoredAnswer): string[] =>
  secciones.flatMap(({ preguntas = [] }) =>
    preguntas.flatMap((question) => FILE_KINDS.flatMap((kind) => question[kind]?.path ?? [])),
  )

/** Lets time pass, and sends what is due, until nothing more happens by itself. */
export async function settle(world: World, { outbox }: ReturnType<typeof aPage>, rounds = 60): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    await outbox.run(true)
    if (outbox.state().queued.every(({ entry }) => entry.verifiedAt)) return
    world.clock += 11 * 60_000
  }
}
