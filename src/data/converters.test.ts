import { doc, Timestamp, type DocumentData } from 'firebase/firestore/lite'
import * as z from 'zod/mini'
import { beforeAll, describe, expect, it } from 'vitest'
import { areaSchema } from '../domain/geography/geography'
import { formSchema } from '../domain/form/stored-form'
import { userSchema } from '../domain/user/user'
import { aForm, AREA, NOW, OTHER_AREA } from '../testing/builders'
import { byPath, byUsername, decode, decodeAll } from './converters'
import { connectEmulators } from './emulators'
import { storeOf } from './store'
import { toStore } from './to-store'

beforeAll(() => connectEmulators({ auth: 1, firestore: 2, functions: 3, storage: 4 }))

const at = (path: string, data: DocumentData | undefined) => {
  const ref = doc(storeOf('staff'), path)
  return { id: ref.id, ref, data: () => data }
}

describe('from the store', () => {
  it('timestamps become dates and references paths, at any depth', () => {
    const stored = {
      when: Timestamp.fromDate(NOW),
      places: [doc(storeOf('staff'), AREA)],
      deep: [{ inner: { when: Timestamp.fromDate(NOW) } }],
      nothing: null,
    }
    const schema = z.looseObject({ id: z.string() })
    expect(decode(schema, at('formularios/f1', stored))).toEqual({
      id: 'f1',
      when: NOW,
      places: [AREA],
      deep: [{ inner: { when: NOW } }],
      nothing: null,
    })
  })

  it('missing lists become empty ones and unknown fields stay', () => {
    const form = decode(
      formSchema,
      at('formularios/f1', { titulo: 'Censo', version: 2, payments: [{ name: 'Canon' }], color: 'azul' }),
    )
    expect(form).toMatchObject({ id: 'f1', secciones: [], areas: [], signatures: [], formEditedInfo: [] })
    expect(form).toMatchObject({ color: 'azul' })
    // What an older form lacks is filled in, so that it can be opened and mended.
    expect(form.payments).toMatchObject([{ id: 'n0', name: 'Canon', sections: [] }])
  })

  it('the name of the document wins over a field of that name', () => {
    expect(decode(formSchema, at('formularios/f1', { id: 'other', version: 1 })).id).toBe('f1')
    expect(decode(userSchema, at('usuarios/mgomez', { username: 'root' }), byUsername).username).toBe(
      'mgomez',
    )
    expect(decode(areaSchema, at(AREA, { nombre: 'Inspección' }), byPath)).toMatchObject({ path: AREA })
  })

  it('tells a missing document from a damaged one', () => {
    const code = (data: DocumentData | undefined) => {
      try {
        decode(formSchema, at('formularios/f1', data))
        return null
      } catch (error) {
        return error
      }
    }
    expect(code(undefined)).toMatchObject({ code: 'notFound' })
    expect(code({ version: 'two' })).toMatchObject({ code: 'damaged' })
  })

  it('ALIST-01 one damaged document does not empty a list', () => {
    const good = { version: 1, titulo: 'Bueno' }
    const bad = { version: 1, secciones: 'none' }
    const { items, damaged } = decodeAll(formSchema, [
      at('formularios/a', good),
      at('formularios/b', bad),
      at('formularios/c', good),
    ])
    expect(items.map(({ id }) => id)).toEqual(['a', 'c'])
    expect(damaged).toEqual(['b'])
  })
})

describe('to the store', () => {
  it('areas become references again and the id stays the document’s name', () => {
    const stored = toStore(storeOf('staff'), aForm({ areas: [AREA, OTHER_AREA] }))
    expect(stored.areas.map(({ path }: { path: string }) => path)).toEqual([AREA, OTHER_AREA])
    expect(stored).not.toHaveProperty('id')
    expect(stored.municipalityPath).toBe(aForm().municipalityPath)
  })

  it('a form comes back as it went', () => {
    const form = aForm({ areas: [AREA] })
    expect(decode(formSchema, at(`formularios/${form.id}`, toStore(storeOf('staff'), form)))).toEqual(form)
  })
})
