import { inMemoryPersistence } from 'firebase/auth'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { NO_OPTIONS } from '../../src/domain/form/options'
import { formAt, formDocuments, newName } from '../rules/documents'
import { OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { draftOf, openPage } from './saving'
import { beginWorld, owner, read } from './world'

/** Where the SDK keeps accounts outside a browser: a class, though its type does not say so. */
const { prototype: kept } = inMemoryPersistence as unknown as { prototype: { _set: () => Promise<void> } }

const form = formAt(OWN_AREA, { id: newName(owner, 'form'), opcionales: { ...NO_OPTIONS, publico: true } })

beforeAll(async () => {
  await beginWorld()
  await layOut(formDocuments(owner, form), owner)
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('a device that fills up while a public form is open', () => {
  it('ANS-15 saves the answer at the first try, with one account for the page', async () => {
    const savePublicAnswer = await openPage()
    const full = vi.spyOn(kept, '_set').mockRejectedValue(new DOMException('no room', 'QuotaExceededError'))
    const drafts = [draftOf(form, owner), draftOf(form, owner)]
    for (const { saying } of drafts) await savePublicAnswer(saying('Un banco'))
    expect(full).toHaveBeenCalled()
    const [first, second] = await Promise.all(drafts.map(({ path }) => read(path)))
    expect(first?.uid).toMatch(/./)
    expect(second?.uid).toBe(first?.uid)
  })
})
