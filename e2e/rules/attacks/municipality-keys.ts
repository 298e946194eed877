import {
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  collection,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite'
import { beforeAll, describe, expect, it } from 'vitest'
import { MUNICIPALITY_KEYS } from '../../../src/domain/store-paths'
import { forgetCoverage } from '../coverage'
import { signedBy } from '../documents'
import { allow, passes, refuse } from '../judge'
import { NAMED, the, type Person } from '../people'
import { HOME } from '../places'
import { layOut, ownerStore, storeOf } from '../store'
import { saveMunicipality } from '../municipality-keys'

const ADMIN = the('ROLE_ADMIN')
const PROVINCE = 'paises/ar/provincias/cordoba/municipios'
const municipalityAt = (name: string) => `${PROVINCE}/municipio-${name}`
const [FIRST, SECOND, OLD, GONE] = ['primero', 'segundo', 'antiguo', 'quitado'].map(municipalityAt) as [
  string,
  string,
  string,
  string,
]

/** An id of its own for each key. */
const idOf = (key: string): string =>
  `9${[...key].map((letter) => letter.codePointAt(0) ?? 0).join('')}`.slice(0, 18)
const named = (key: string, by: Pick<Person, 'user'> = ADMIN, idMuniCore = idOf(key)) => ({
  nombre: 'Un municipio',
  idMuniCore,
  key,
  inhabilitado: false,
  areas: [],
  ...signedBy(by),
})
const store = storeOf(ADMIN)
const at = (path: string) => doc(store, path)
const claim = (key: string) => doc(store, MUNICIPALITY_KEYS, key)
const rename = (path: string, key: string) =>
  writeBatch(store)
    .update(at(path), { key, ...signedBy(ADMIN) })
    .set(claim(key), { municipio: path })
    .commit()

describe('letters of municipalities', () => {
  forgetCoverage()
  beforeAll(async () => {
    const areas: string[] = []
    const old = { nombre: 'Antiguo', idMuniCore: '7', key: 'ANT', inhabilitado: false, areas }
    // Nobody noted the letters of the old municipality; those of the removed one are still noted.
    await layOut({ [OLD]: old, [`${MUNICIPALITY_KEYS}/IDO`]: { municipio: GONE } })
    await saveMunicipality(store, FIRST, named('PRI'))
  })

  it('GEO-04 cannot be taken by a second municipality, alone, with the note of the first or with its own', async () => {
    await refuse(() => setDoc(at(SECOND), named('PRI')))
    await refuse(() => saveMunicipality(store, SECOND, named('PRI')))
    await refuse(() =>
      writeBatch(store).set(at(SECOND), named('PRI')).set(claim('PRI'), { municipio: FIRST }).commit(),
    )
    await refuse(() => updateDoc(claim('PRI'), { municipio: SECOND }))
    await refuse(() => deleteDoc(claim('PRI')))
    await allow(() => saveMunicipality(store, SECOND, named('SEG')))
    await refuse(() => rename(SECOND, 'PRI'))
    await refuse(() => updateDoc(at(SECOND), { key: 'PRI', ...signedBy(ADMIN) }))
  })
  it('GEO-04 go to one of two municipalities that take them at the same time', async () => {
    const both = ['uno', 'otro'].map((name) =>
      passes(() => saveMunicipality(store, municipalityAt(`a-la-vez-${name}`), named('VEZ'))),
    )
    expect((await Promise.all(both)).toSorted()).toEqual([false, true])
  })
  it('GEO-04 stay reserved for a municipality that takes others, which may take them again', async () => {
    await allow(() => rename(FIRST, 'PRIM'))
    await refuse(() => rename(SECOND, 'PRI'))
    await refuse(() => saveMunicipality(store, municipalityAt('tercero'), named('PRI')))
    await allow(() => rename(FIRST, 'PRI'))
  })
  it('GEO-04 of a municipality that is gone cannot be taken', async () => {
    await refuse(() => rename(SECOND, 'IDO'))
    await refuse(() => updateDoc(claim('IDO'), { municipio: SECOND }))
  })
  it('GEO-04 that nobody noted stay with their municipality, cannot be taken, and are noted when it is saved', async () => {
    await allow(() => updateDoc(at(OLD), { inhabilitado: true, ...signedBy(ADMIN) }))
    await allow(() => rename(OLD, 'ANT'))
    await allow(() => rename(OLD, 'ANT'))
    await refuse(() => rename(SECOND, 'ANT'))
  })
  it.each(['DESC', 'Pri', 'pri', 'PRI ', 'PRÍ\u0301', 'P', 'PRI1', ''])(
    'GEO-04 cannot be %j',
    async (key) => {
      if (key !== '') await refuse(() => saveMunicipality(store, municipalityAt('de-nadie'), named(key)))
      await refuse(() => setDoc(at(municipalityAt('de-nadie')), named(key)))
    },
  )
  it.each([
    ['for a municipality that is not there', { municipio: municipalityAt('sin-hacer') }],
    ['for one that has others', { municipio: SECOND }],
    ['for what is no municipality', { municipio: 'usuarios/role.admin' }],
    ['for a place below one', { municipio: `${SECOND}/areas_municipales/general` }],
    ['for nobody', {}],
    ['for a number', { municipio: 7 }],
    ['and something else', { municipio: SECOND, key: 'LIB' }],
  ])('GEO-04 none are noted %s', async (_name, said) => {
    await refuse(() => setDoc(claim('LIB'), said))
  })
  it('GEO-04 have a note that says whose they are and nothing else', async () => {
    const path = municipalityAt('con-algo-mas')
    const batch = writeBatch(store)
      .set(at(path), named('MAS'))
      .set(claim(idOf('MAS')), { municipio: path })
    await refuse(() => batch.set(claim('MAS'), { municipio: path, nombre: 'Otro' }).commit())
  })
  it('GEO-04 cannot be used by a document that only looks like a municipality', async () => {
    const fake = 'usuarios/x/municipios/paises'
    await layOut({ [fake]: { key: 'FAL' } })
    await refuse(() => setDoc(claim('FAL'), { municipio: fake }))
  })
  it('GEO-04 cannot be used by a country or a province', async () => {
    for (const place of ['paises/pais-con-letras', 'paises/ar/provincias/provincia-con-letras']) {
      await allow(() => setDoc(at(place), { nombre: 'Lugar', key: 'LUG', ...signedBy(ADMIN) }))
      await refuse(() => setDoc(claim('LUG'), { municipio: place }))
    }
  })
  it.each(NAMED)('GEO-04 are read and noted by %s only as an administrator', async (name, person) => {
    const mine = storeOf(person)
    const isAdmin = person === ADMIN
    const path = municipalityAt(`de-${name.replaceAll(/\W/g, '-')}`)
    expect(await passes(() => getDoc(doc(mine, MUNICIPALITY_KEYS, 'PRI')))).toBe(isAdmin)
    expect(await passes(() => getDocs(collection(mine, MUNICIPALITY_KEYS)))).toBe(false)
    const home = { municipio: HOME }
    expect(await passes(() => setDoc(doc(mine, MUNICIPALITY_KEYS, 'VDR'), home))).toBe(isAdmin)
    expect(await passes(() => saveMunicipality(mine, path, named('NUE', person)))).toBe(isAdmin)
    expect((await getDoc(doc(ownerStore(), path))).exists()).toBe(isAdmin)
  })
})

describe('ids of municipalities in the management system', () => {
  forgetCoverage()
  const [ONE, OTHER, LAST] = ['id-uno', 'id-otro', 'id-ultimo'].map(municipalityAt) as [
    string,
    string,
    string,
  ]
  const giveId = (path: string, idMuniCore: string) =>
    writeBatch(store)
      .update(at(path), { idMuniCore, ...signedBy(ADMIN) })
      .set(claim(idMuniCore), { municipio: path })
      .commit()

  beforeAll(() => saveMunicipality(store, ONE, named('IDU', ADMIN, '102')))

  it('GEO-04 one cannot be taken by a second municipality, alone, with the note of the first or with its own', async () => {
    const second = named('IDD', ADMIN, '102')
    const withLetters = () => writeBatch(store).set(at(OTHER), second).set(claim('IDD'), { municipio: OTHER })
    await refuse(() => withLetters().commit())
    await refuse(() => withLetters().set(claim('102'), { municipio: ONE }).commit())
    await refuse(() => saveMunicipality(store, OTHER, second))
    await allow(() => saveMunicipality(store, OTHER, named('IDD', ADMIN, '103')))
    await refuse(() => giveId(OTHER, '102'))
    await refuse(() => updateDoc(at(OTHER), { idMuniCore: '102', ...signedBy(ADMIN) }))
    await refuse(() => updateDoc(claim('102'), { municipio: OTHER }))
  })

  it('GEO-04 one goes to one of two municipalities that take it at the same time', async () => {
    const both = ['IDA', 'IDB'].map((key) =>
      passes(() => saveMunicipality(store, municipalityAt(`id-${key}`), named(key, ADMIN, '110'))),
    )
    expect((await Promise.all(both)).toSorted()).toEqual([false, true])
  })

  it('GEO-04 one that a municipality left can be taken by another', async () => {
    await allow(() => giveId(ONE, '104'))
    await allow(() => giveId(OTHER, '102'))
    await refuse(() => giveId(ONE, '102'))
  })

  it('GEO-04 two that have the same one from before can both be changed', async () => {
    await layOut({
      [LAST]: { nombre: 'Último', idMuniCore: '104', key: 'ULT', inhabilitado: false, areas: [] },
    })
    await allow(() => updateDoc(at(LAST), { inhabilitado: true, ...signedBy(ADMIN) }))
    await allow(() => rename(LAST, 'ULT'))
  })

  it('GEO-04 letters are not left by who takes others, though an id is', async () => {
    await allow(() => rename(ONE, 'IDUN'))
    await refuse(() => rename(OTHER, 'IDU'))
  })
})
