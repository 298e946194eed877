import { doc, setDoc } from 'firebase/firestore/lite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  countForms,
  labelForm,
  listFormsPage,
  takesPayments,
  type FormsFilter,
} from '../../src/data/staff/list-forms'
import { deleteForm } from '../../src/data/staff/delete-form'
import { getForm, saveForm } from '../../src/data/staff/forms'
import { duplicateForm } from '../../src/domain/form/duplicate'
import { NO_OPTIONS } from '../../src/domain/form/options'
import type { User } from '../../src/domain/user/user'
import { aForm, AREA, MUNICIPALITY_PATH, OTHER_AREA } from '../../src/testing/builders'
import { FOREIGN_AREA } from '../rules/places'
import { connectData, enter, leave, readsOf } from './data'
import { onceHeard, says } from './events'
import { beginWorld, hire, owner, write } from './world'

const ALL: FormsFilter = { name: '', area: '' }
const named = (name: string, area = '') => ({ name, area })
const more = Array.from({ length: 23 }, (_, n) => `${MUNICIPALITY_PATH}/areas_municipales/a${n}`)
let eva: User
let many: User
let admin: User

/** A form as stored, without the data layer. */
function made(id: string, given: object, areas = [AREA]): Promise<void> {
  const { id: _name, areas: _places, ...fields } = aForm()
  const places = areas.map((path) => doc(owner, path))
  return setDoc(doc(owner, `formularios/${id}`), { ...fields, areas: places, ...given })
}

const pageOf = async (user: User, filter = ALL) => {
  const { forms } = await listFormsPage({ user, filter })
  return forms.map(({ id }) => id)
}

/** What is found by a name once the trigger knows of the forms. */
const finds = (user: User, filter: typeof ALL, ids: string[]) =>
  onceHeard(async () => expect(await pageOf(user, filter)).toEqual(ids))

beforeAll(async () => {
  connectData()
  await beginWorld()
  eva = await hire('eva', 'ROLE_GENERADOR', { areas: [AREA, OTHER_AREA] })
  many = await hire('muchas', 'ROLE_SUPERVISOR', { areas: [AREA, ...more, OTHER_AREA] })
  admin = await hire('root', 'ROLE_ADMIN')
  await made('b', { titulo: 'Zanjas y caminos' })
  await made('a', { titulo: 'Censo de Árboles', titulo_en: 'Tree survey' }, [AREA, OTHER_AREA])
  // A deleted form stays for as long as it has an answer.
  await write('respuestas_formularios/de-c', { idPlantilla: 'c' })
  await made('c', { titulo: 'Basura', deleted: true })
  await made('d', { titulo: 'Dañado', areaInfo: 'roto' })
  await made('e', { titulo: 'De otros' }, [FOREIGN_AREA])
  await enter(eva)
})
afterAll(leave)

describe('the list of forms', () => {
  it('LIST-04 LIST-11 shows those of the own areas by title, without deleted ones, even if one is damaged', async () => {
    const page = await listFormsPage({ user: eva, filter: ALL })
    expect(page.forms.map(({ titulo }) => titulo)).toEqual(['Censo de Árboles', 'Zanjas y caminos'])
    expect(page).toMatchObject({ damaged: 1, cursor: null })
  })

  it('LIST-02 loads what a row shows and none of the questions', async () => {
    const [row] = (await listFormsPage({ user: eva, filter: ALL })).forms
    expect(row).toMatchObject({ id: 'a', areas: [AREA, OTHER_AREA], titulo_en: 'Tree survey' })
    expect(row).not.toHaveProperty('secciones')
    expect(row).not.toHaveProperty('estados')
  })

  it('LIST-01 is narrowed by area and by the beginnings of words, in any language, case or accent', async () => {
    expect(await pageOf(eva, named('', OTHER_AREA))).toEqual(['a'])
    await finds(eva, named('arbol'), ['a'])
    await finds(eva, named('ÁRB cen'), ['a'])
    await finds(eva, named('surv'), ['a'])
    await finds(eva, named('camino', AREA), ['b'])
    expect(await pageOf(eva, named('camino', OTHER_AREA))).toEqual([])
    expect(await pageOf(eva, named('arbol zanjas'))).toEqual([])
    expect(await pageOf(eva, named('basura'))).toEqual([])
  })

  it('LIST-11 finds no form outside the own areas by name, and lists no other area', async () => {
    await enter(admin)
    await finds(admin, named('otros'), ['e'])
    await enter(eva)
    expect(await pageOf(eva, named('otros'))).toEqual([])
    await expect(listFormsPage({ user: eva, filter: named('', FOREIGN_AREA) })).rejects.toMatchObject({
      code: 'forbidden',
    })
    await expect(listFormsPage({ user: eva, filter: named('otros', FOREIGN_AREA) })).rejects.toMatchObject({
      code: 'forbidden',
    })
    await expect(listFormsPage({ user: admin, filter: ALL })).rejects.toMatchObject({ code: 'forbidden' })
    await expect(listFormsPage({ user: admin, filter: named('otros') })).rejects.toMatchObject({
      code: 'forbidden',
    })
  })

  it('LIST-11 asks for more than ten areas in parts and shows each form once, by name too', async () => {
    await enter(many)
    const { value, reads } = await readsOf(() => listFormsPage({ user: many, filter: ALL }))
    expect(value.forms.map(({ id }) => id)).toEqual(['a', 'b'])
    // Three queries: a with both of its areas, b and d with one, and one query without results.
    expect(reads).toBe(5)
    await finds(many, named('censo'), ['a'])
    expect(await countForms({ user: many, filter: ALL })).toBeNull()
  })

  it('ROLE-02 shows the administrator every area, each form once', async () => {
    await enter(admin)
    expect(await pageOf(admin)).toEqual(['a', 'e', 'b'])
    await finds(admin, named('censo'), ['a'])
    expect(await countForms({ user: admin, filter: ALL })).toBe(4)
    await enter(eva)
    expect(await countForms({ user: eva, filter: ALL })).toBe(3)
    expect(await countForms({ user: eva, filter: named('', OTHER_AREA) })).toBe(1)
  })

  it('LIST-02 knows whether some form takes payments, even one on another page', async () => {
    await enter(eva)
    expect(await takesPayments({ user: eva, filter: ALL })).toBe(false)
    await made('zz', { titulo: 'Zzz', opcionales: { ...NO_OPTIONS, addPaymentGateway: true } })
    expect(await takesPayments({ user: eva, filter: ALL })).toBe(true)
  })

  it('LIST-01 finds a renamed form by its new name, and a deleted one not at all', async () => {
    await enter(eva)
    const form = await saveForm(
      aForm({ id: 'veredas-nuevo', version: 0, titulo: 'Veredas', areas: [AREA] }),
      0,
      eva,
    )
    await finds(eva, named('vered'), ['veredas-nuevo'])
    const renamed = await saveForm({ ...form, titulo: 'Cordones' }, 1, eva)
    await finds(eva, named('cordon'), ['veredas-nuevo'])
    await finds(eva, named('vered'), [])
    await deleteForm(renamed, eva)
    await finds(eva, named('cordon'), [])
    await says('formularios/veredas-nuevo/busqueda/0', undefined)
  })

  it('DAY-04 forms are found by a label, in any case and with or without accents, within what else is asked', async () => {
    await enter(eva)
    const begun = aForm({ id: 'arbolado-nuevo', version: 0, titulo: 'Arbolado', areas: [AREA] })
    const form = await saveForm(begun, 0, eva)
    await labelForm(form.id, ['Espacio público', 'Ávila'])
    await finds(eva, { ...ALL, label: 'ESPACIO publico' }, [form.id])
    await finds(eva, { ...ALL, label: 'avila' }, [form.id])
    await finds(eva, { ...named('arbol'), label: 'avila' }, [form.id])
    await finds(eva, { ...named('otro'), label: 'avila' }, [])
    await finds(eva, { ...named('', OTHER_AREA), label: 'avila' }, [])
    // A part of a label is none, and a label is no word of a name.
    await finds(eva, { ...ALL, label: 'espacio' }, [])
    await finds(eva, named('espacio'), [])
    expect(await countForms({ user: eva, filter: { ...ALL, label: 'avila' } })).toBeNull()
    expect((await listFormsPage({ user: eva, filter: named('arbol') })).forms[0]?.etiquetas).toEqual([
      'Espacio público',
      'Ávila',
    ])
  })

  it('EDIT-20 LIST-07 DAY-04 a save keeps the labels that were set meanwhile, a copy takes none along', async () => {
    await enter(eva)
    const begun = aForm({ id: 'guardado-nuevo', version: 0, titulo: 'Guardado', areas: [AREA] })
    const form = await saveForm(begun, 0, eva)
    await labelForm(form.id, ['Obras'])
    await saveForm({ ...form, titulo: 'Guardado otra vez' }, 1, eva)
    const again = await getForm(form.id)
    expect(again).toMatchObject({ titulo: 'Guardado otra vez', etiquetas: ['Obras'] })
    await labelForm(form.id, [])
    await saveForm({ ...again, titulo: 'Sin etiquetas' }, 2, eva)
    expect(await getForm(form.id)).toMatchObject({ titulo: 'Sin etiquetas', etiquetas: [] })
    await enter(admin)
    const copy = { id: 'guardado-copia', areas: [AREA], username: admin.username, date: new Date() }
    const copied = await saveForm(
      duplicateForm(again, copy, (title) => title),
      0,
      admin,
    )
    expect(await getForm(copy.id)).not.toHaveProperty('etiquetas')
    await deleteForm(copied, admin)
    await deleteForm(await getForm(form.id), admin)
    await deleteForm(await getForm('arbolado-nuevo'), admin)
  })

  it('LIST-04 shows many forms in pages of 7, each once', async () => {
    await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        made(
          `m${n}`,
          { titulo: `Obra ${String(n % 20).padStart(2, '0')}` },
          n % 3 === 0 ? [AREA, OTHER_AREA] : [AREA],
        ),
      ),
    )
    const walk = async (filter: typeof ALL): Promise<string[][]> => {
      const pages: string[][] = []
      let after = null
      do {
        const page = await listFormsPage({ user: eva, filter, after })
        pages.push(page.forms.map(({ id }) => id))
        after = page.cursor
      } while (after)
      return pages
    }
    const all = await walk(ALL)
    expect(all.slice(0, -1).every((page) => page.length >= 6)).toBe(true)
    expect(new Set(all.flat()).size).toBe(all.flat().length)
    expect(all.flat()).toHaveLength(43)
    await onceHeard(async () => expect((await walk(named('obra'))).flat()).toHaveLength(40))
    const found = await walk(named('obra'))
    expect(found.map((page) => page.length)).toEqual([7, 7, 7, 7, 7, 5])
    expect(new Set(found.flat()).size).toBe(40)
  })
})
