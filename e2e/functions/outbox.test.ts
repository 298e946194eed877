import { collection, getDocs, query, where } from 'firebase/firestore/lite'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { DataError } from '../../src/data/errors'
import { readBackStaffAnswer } from '../../src/data/staff/read-back'
import { saveAnswer } from '../../src/data/staff/answers'
import { sessionUid } from '../../src/data/staff/session'
import { staffUploader } from '../../src/data/staff/uploader'
import { authorOf } from '../../src/domain/answer/new-answer'
import { toVersion } from '../../src/domain/form/version'
import { ANSWERS } from '../../src/domain/store-paths'
import type { User } from '../../src/domain/user/user'
import { openAnswering } from '../../src/engine/answering'
import { claimDraftSlot } from '../../src/engine/draft-slot'
import { createOutbox } from '../../src/engine/outbox/outbox'
import type { AnsweringPorts } from '../../src/engine/ports'
import { aSection, AREA, questions } from '../../src/testing/builders'
import { memoryDrawer } from '../../src/testing/memory-device'
import { formAt, formDocuments } from '../rules/documents'
import { OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { PNG_BYTES } from './completing'
import { connectData, enter, leave } from './data'
import { bucket } from './stored-files'
import { beginWorld, hire, owner } from './world'

const ANSWERS_LEFT = 6
const PHOTOS = 3
/** Every third request does not get through: half of them arrive and their reply is lost. */
const FAILS_ONE_IN = 3

const FORM = formAt(OWN_AREA, {
  id: 'bandeja',
  areas: [AREA],
  secciones: [
    aSection({
      preguntas: questions(
        { titulo: 'Lugar' },
        ...Array.from({ length: PHOTOS }, (_, n) => ({ titulo: `Foto ${n}`, adjuntar: true })),
      ),
    }),
  ],
})
const version = toVersion(FORM)
const at = (question: number) => ({ section: 0, condition: null, row: 0, question, repetition: 0 })
const drawer = memoryDrawer()
const { fetch } = globalThis
let inspector: User
let clock = Date.now()
let isAway = false

const ports = (): AnsweringPorts => ({
  uploader: staffUploader,
  save: async (make) => saveAnswer(make(authorOf(inspector, sessionUid()))),
  failureOf: (error) => (error instanceof DataError && error.code === 'forbidden' ? 'refused' : 'offline'),
  now: () => new Date(clock),
  prepareFile: (_kind, file, name) => Promise.resolve({ file, name }),
  hasOutbox: true,
  isOffline: () => isAway,
})

beforeAll(async () => {
  connectData()
  await beginWorld()
  inspector = await hire('ines', 'ROLE_INSPECTOR')
  await layOut(formDocuments(owner, FORM), owner)
  await enter(inspector)
  // A page that nobody hides or leaves.
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(() => {
  globalThis.fetch = fetch
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await leave()
})

async function leaveOne(number: number): Promise<void> {
  const answering = await openAnswering(version, await claimDraftSlot(drawer, FORM.id, 'ines'), ports())
  answering.engine.respond(at(0), { respuesta: `Plaza ${number}` })
  for (let photo = 1; photo <= PHOTOS; photo += 1)
    answering.uploads.choose(at(photo), 'imagen', new File([PNG_BYTES], 'foto.png', { type: 'image/png' }))
  await answering.uploads.settle()
  await answering.saving.leave()
  expect(answering.saving.state().phase).toBe('left')
  answering.dispose()
}

/** A line that fails one time in three, before or after what was asked has arrived. */
function badLine() {
  const asked = { times: 0, failed: 0 }
  globalThis.fetch = async (...request) => {
    const isTheirs = /firestore|127\.0\.0\.1|localhost/.test(String(request[0]))
    asked.times += 1
    if (!isTheirs || asked.times % FAILS_ONE_IN !== 0) return fetch(...request)
    asked.failed += 1
    if (asked.failed % 2 === 0) await fetch(...request)
    throw new TypeError('fetch failed')
  }
  return asked
}

it('DAY-05 ANS-15 answers with three photos each over a line that fails one time in three: all received and verified, none twice', async () => {
  isAway = true
  for (let number = 0; number < ANSWERS_LEFT; number += 1) await leaveOne(number)
  isAway = false
  const asked = badLine()
  const outbox = createOutbox({
    ...ports(),
    drawer,
    owner: 'ines',
    maySend: () => true,
    readBack: async (make) => readBackStaffAnswer(make(authorOf(inspector, sessionUid()))),
    tell: () => undefined,
  })
  const waiting = () => outbox.state().parcels.filter(({ parcel }) => !parcel.verifiedAt).length
  for (let round = 0; round < 60 && (round === 0 || waiting() > 0); round += 1) {
    await outbox.run(true)
    clock += 11 * 60_000
  }
  outbox.dispose()
  globalThis.fetch = fetch
  expect(waiting()).toBe(0)
  expect(asked.failed).toBeGreaterThan(ANSWERS_LEFT)

  const found = await getDocs(query(collection(owner, ANSWERS), where('idPlantilla', '==', FORM.id)))
  const places = found.docs.map((one) => String(one.get('secciones')[0].preguntas[0].respuesta))
  expect(new Set(places).size).toBe(ANSWERS_LEFT)
  expect(found.size).toBe(ANSWERS_LEFT)
  const [stored] = await bucket().getFiles({ prefix: `imagenes/${FORM.id}/` })
  const there = new Set(stored.map(({ name }) => name))
  const named = found.docs.flatMap((one) =>
    one
      .get('secciones')[0]
      .preguntas.slice(1)
      .map((question: { imagen: { path: string } }) => question.imagen.path),
  )
  expect(new Set(named).size).toBe(ANSWERS_LEFT * PHOTOS)
  expect(named.filter((path: string) => !there.has(path))).toEqual([])
})
