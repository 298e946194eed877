import { afterAll, beforeAll, expect, it } from 'vitest'
import { ConflictError } from '../../src/data/errors'
import { getForm, newFormId, saveForm, setFormScope } from '../../src/data/staff/forms'
import type { Form } from '../../src/domain/form/form'
import type { User } from '../../src/domain/user/user'
import { aForm, AREA } from '../../src/testing/builders'
import { connectData, enter, failureOf, leave } from './data'
import { beginWorld, hire } from './world'

let eva: User

/** A form as the editor has it before its first save. */
const draft = (): Form =>
  aForm({
    id: newFormId(),
    version: 0,
    areas: [AREA],
    fechaCreacion: null,
    timeStamp: null,
    lastUpdate: null,
  })

beforeAll(async () => {
  connectData()
  await beginWorld()
  eva = await hire('eva', 'ROLE_GENERADOR', { areas: [AREA] })
  await enter(eva)
})
afterAll(leave)

/** Has a save arrive without anything being heard of it, nor of what is asked afterwards. */
async function saveUnheard(form: Form, baseVersion: number): Promise<void> {
  const { fetch } = globalThis
  let isCut = false
  globalThis.fetch = async (...request) => {
    if (isCut) throw new TypeError('fetch failed')
    const response = await fetch(...request)
    if (!String(request[0]).includes(':commit')) return response
    isCut = true
    throw new TypeError('fetch failed')
  }
  const failure = await failureOf(saveForm(form, baseVersion, eva))
  globalThis.fetch = fetch
  // A test has no site of the product that could be asked whether there is a network.
  expect(failure).toMatchObject({ name: 'DataError', code: 'offline' })
}

it.each([0, 1])(
  'EDIT-24 on top of version %i goes on from one’s own save that nobody heard of',
  async (base) => {
    const form = base === 0 ? draft() : await saveForm(draft(), 0, eva)
    await saveUnheard({ ...form, titulo: 'Uno' }, base)
    // The same once more makes no further version; what was typed meanwhile makes one.
    expect(await saveForm({ ...form, titulo: 'Uno' }, base, eva)).toMatchObject({ version: base + 1 })
    expect(await saveForm({ ...form, titulo: 'Dos' }, base, eva)).toMatchObject({ version: base + 2 })
    expect(await getForm(form.id)).toMatchObject({ titulo: 'Dos', version: base + 2 })
  },
)

it('EDIT-24 overwrites nobody who saved after one’s own save that nobody heard of', async () => {
  const form = await saveForm(draft(), 0, eva)
  await saveUnheard({ ...form, titulo: 'Uno' }, 1)
  await saveForm({ ...(await getForm(form.id)), titulo: 'De otra' }, 2, eva)
  expect(await failureOf(saveForm({ ...form, titulo: 'Dos' }, 1, eva))).toBeInstanceOf(ConflictError)
  expect((await getForm(form.id)).titulo).toBe('De otra')
})

it('EDIT-24 of two saves at once the one that arrives second overwrites nothing, though the first was not heard of yet', async () => {
  const form = await saveForm(draft(), 0, eva)
  const { fetch } = globalThis
  let failure: unknown
  globalThis.fetch = async (...request) => {
    const response = await fetch(...request)
    if (!String(request[0]).includes(':commit')) return response
    // The first one has arrived, and its page is told only after the second one.
    globalThis.fetch = fetch
    failure = await failureOf(saveForm({ ...form, titulo: 'Dos' }, 1, eva))
    return response
  }
  expect(await saveForm({ ...form, titulo: 'Uno' }, 1, eva)).toMatchObject({ titulo: 'Uno', version: 2 })
  expect(failure).toBeInstanceOf(ConflictError)
  expect(await getForm(form.id)).toMatchObject({ titulo: 'Uno', version: 2 })
})

it('EDIT-24 LIST-03 publishing what was read before one’s own late save does not bring the older form back', async () => {
  const form = await saveForm(draft(), 0, eva)
  await saveUnheard({ ...form, titulo: 'Uno' }, 1)
  expect(await failureOf(setFormScope(form, true, eva))).toBeInstanceOf(ConflictError)
  expect(await getForm(form.id)).toMatchObject({ titulo: 'Uno', version: 2 })
  expect(await setFormScope(await getForm(form.id), true, eva)).toMatchObject({ titulo: 'Uno', version: 3 })
})

it('EDIT-24 somebody else who signs in on that page overwrites nothing', async () => {
  const form = await saveForm(draft(), 0, eva)
  await saveUnheard({ ...form, titulo: 'Uno' }, 1)
  const other = { ...eva, username: 'otra' }
  expect(await failureOf(saveForm({ ...form, titulo: 'Dos' }, 1, other))).toBeInstanceOf(ConflictError)
})
