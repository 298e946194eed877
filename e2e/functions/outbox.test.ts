import { collection, getDocs, query, where } from 'firebase/firestore/lite'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { toVersion } from '../../src/domain/form/version'
import { ANSWERS } from '../../src/domain/store-paths'
import type { User } from '../../src/domain/user/user'
import { aSection, AREA, questions } from '../../src/testing/builders'
import { formAt, formDocuments } from '../rules/documents'
import { OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { connectData, enter, leave } from './data'
import { aPageThatStays, inspectorDevice } from './inspector-device'
import { bucket } from './stored-files'
import { beginWorld, hire, owner } from './world'

/** `npm run bench -- outbox` does so with a hundred. */
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
const { fetch } = globalThis
let inspector: User

beforeAll(async () => {
  connectData()
  await beginWorld()
  inspector = await hire('ines', 'ROLE_INSPECTOR')
  await layOut(formDocuments(owner, FORM), owner)
  await enter(inspector)
  for (const [name, value] of Object.entries(aPageThatStays())) vi.stubGlobal(name, value)
})
afterEach(() => {
  globalThis.fetch = fetch
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await leave()
})

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
  const device = inspectorDevice(inspector, toVersion(FORM), PHOTOS)
  for (let number = 0; number < ANSWERS_LEFT; number += 1) await device.leaveOne(`Plaza ${number}`)
  const asked = badLine()
  const sent = await device.sendAll()
  globalThis.fetch = fetch
  expect(sent).toMatchObject({ verified: ANSWERS_LEFT, waiting: 0 })
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
