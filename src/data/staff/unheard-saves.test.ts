import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aForm, NOW } from '../../testing/builders'
import type { Form } from '../../domain/form/form'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

/** The page, loaded anew. */
const load = async () => {
  vi.resetModules()
  return import('./unheard-saves')
}
const form = aForm({ version: 3, formEditedInfo: [] })
const savedBy = (...saves: [username: string, guardado: string][]): Form => ({
  ...form,
  version: form.version + saves.length,
  formEditedInfo: saves.map(([username, guardado]) => ({ date: NOW, username, guardado })),
})

it('EDIT-24 a save that was sent and never heard of is one’s own after the page was loaded anew', async () => {
  const before = await load()
  before.noteSent('a', form)
  const stored = savedBy(['eva', 'a'])
  expect(before.saysTheSame(stored, { ...form })).toBe(true)
  expect(before.saysTheSame(stored, { ...form, titulo: 'Otro' })).toBe(false)
  const { isUnheardSince, saysTheSame } = await load()
  expect(isUnheardSince(stored, 3, 'eva')).toBe(true)
  expect(saysTheSame(stored, form)).toBe(false)
})

it.each([
  ['somebody else has the page now', savedBy(['eva', 'a']), 'otra'],
  ['another save came after it', savedBy(['eva', 'a'], ['eva', 'b']), 'eva'],
  ['another save came before it', savedBy(['ana', 'b'], ['eva', 'a']), 'eva'],
  ['nothing was saved since', form, 'eva'],
])('EDIT-24 it is not when %s', async (_what, stored, username) => {
  const { isUnheardSince, noteSent } = await load()
  noteSent('a', form)
  expect(isUnheardSince(stored, 3, username)).toBe(false)
})

it('EDIT-24 nor once it was heard of; and what somebody else wrote there says nothing', async () => {
  const { noteSent, noteHeard } = await load()
  noteSent('a', form)
  noteHeard('a')
  expect((await load()).isUnheardSince(savedBy(['eva', 'a']), 3, 'eva')).toBe(false)
  kept.set('unheard-saves', '{"a":1}')
  expect((await load()).isUnheardSince(savedBy(['eva', 'a']), 3, 'eva')).toBe(false)
})

it('EDIT-24 a save counts as given up once its response is waited for no longer, or after the page was loaded anew', async () => {
  const { abandonedSaves, isUnheardSince, recordAbandonedSave, noteSent } = await load()
  noteSent('a', form)
  noteSent('b', form)
  const stored = savedBy(['eva', 'a'])
  expect(isUnheardSince(stored, 3, 'eva', abandonedSaves())).toBe(false)
  recordAbandonedSave('a')
  expect([...abandonedSaves()]).toEqual(['a'])
  expect(isUnheardSince(stored, 3, 'eva', abandonedSaves())).toBe(true)
  expect([...(await load()).abandonedSaves()]).toEqual(['a', 'b'])
})
